/** Reports liveness without asking the backend, so that an outage never restarts the site. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
