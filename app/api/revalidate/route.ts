import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { publishSite } from '@/lib/site/publish'

/** Publishes what was changed past the panel (PUB-3). `fresh` is false when the backend could not be read. */
export async function POST(request: Request) {
  const secret = env().REVALIDATE_SECRET
  if (!secret) return new Response(null, { status: 404 })
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    return new Response(null, { status: 401 })
  }
  return Response.json({ fresh: await publishSite() }, { headers: { 'cache-control': 'no-store' } })
}

// Digests have one length, so the comparison takes the same time whatever was sent.
function isSame(given: string, expected: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
