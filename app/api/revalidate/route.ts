import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { publishSite } from '@/lib/site/publish'

/**
 * Publishes what was changed past the admin panel: the database webhooks of a hosted Supabase project, a reset of the
 * demo content. `POST` with `Authorization: Bearer $REVALIDATE_SECRET`; the body is ignored. 200 `{ fresh }`, where
 * false means that the backend could not be read and pages keep the last known content; 401 with a wrong secret;
 * 404 when none is configured.
 */
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
