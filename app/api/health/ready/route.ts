import { checkReadiness } from '@/lib/publication/readiness'
import { hasHookSecret } from '@/lib/site-secret'

/** Readiness (PUB-8): 200 when nothing fails, else 503. Details are given with the hook's secret only. */
export async function GET(request: Request) {
  const told = await checkReadiness()
  const serves = !told.failing.some((part) => part === 'environment' || part === 'content')
  // Without an environment there is no secret to compare with.
  const isTrusted =
    !told.failing.includes('environment') && hasHookSecret(request.headers.get('authorization'))
  return Response.json(isTrusted ? told : { serves }, {
    status: told.failing.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

export const dynamic = 'force-dynamic'
