import { checkReadiness } from '@/lib/publication/readiness'
import { hasHookSecret } from '@/lib/site-secret'

/** Reports readiness (PUB-8): 200 if nothing fails, or 503. Details require the hook's secret. */
export async function GET(request: Request) {
  const told = await checkReadiness()
  const serves = !told.failing.some((part) => part === 'environment' || part === 'content')
  // Without an environment there is no secret to compare.
  const isTrusted =
    !told.failing.includes('environment') && hasHookSecret(request.headers.get('authorization'))
  return Response.json(isTrusted ? told : { serves }, {
    status: told.failing.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

export const dynamic = 'force-dynamic'
