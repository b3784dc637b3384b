import { readiness } from '@/lib/server/readiness'

/** Readiness (PUB-8): 200 when this process can serve, else 503 with what is `failing`. */
export async function GET() {
  const told = await readiness()
  const status = told.failing.length === 0 ? 200 : 503
  return Response.json(told, { status, headers: { 'cache-control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
