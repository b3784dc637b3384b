import { checkReadiness } from '@/lib/publication/readiness'
import { hasHookSecret } from '@/lib/site-secret'

/** Reports readiness (PUB-8): 200 if nothing fails, or 503. Details require the hook's secret. */
export async function GET(request: Request) {
  const readiness = await checkReadiness()
  const serves = !readiness.failing.some((part) => part === 'environment' || part === 'content')
  // Without an environment there is no secret to compare.
  const isTrusted =
    !readiness.failing.includes('environment') && hasHookSecret(request.headers.get('authorization'))
  return Response.json(isTrusted ? readiness : { serves }, {
    status: readiness.failing.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

export const dynamic = 'force-dynamic'
