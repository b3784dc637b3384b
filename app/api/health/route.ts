import { logContext } from '@/lib/log-context'

/** Liveness: the process answers. Says nothing about the backend, so that an outage never restarts the site. */
export function GET() {
  const release = logContext().release ?? null
  return Response.json({ status: 'ok', release }, { headers: { 'cache-control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
