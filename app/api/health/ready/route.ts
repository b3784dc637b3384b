import { getSiteContent, siteLoader } from '@/lib/site/site-content'

/** Readiness (PUB-8); tries a read, shared with the pages. Ages are in whole seconds, null for never. */
export async function GET() {
  const readable = await getSiteContent().then(
    () => true,
    () => false,
  )
  const { contentReadAt, succeededAt, failedAt } = siteLoader().health()
  const failing = failedAt !== undefined && failedAt > Math.max(succeededAt ?? 0, contentReadAt ?? 0)
  const status = !readable ? 'empty' : failing ? 'stale' : 'fresh'
  return Response.json(
    {
      status,
      contentAge: ageInSeconds(contentReadAt),
      lastSuccessAge: ageInSeconds(succeededAt),
      lastFailureAge: ageInSeconds(failedAt),
    },
    { status: status === 'fresh' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

export const dynamic = 'force-dynamic'

function ageInSeconds(time: number | undefined) {
  return time === undefined ? null : Math.round((Date.now() - time) / 1000)
}
