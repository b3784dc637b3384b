import { env } from '@/lib/env'
import { publishSite } from '@/lib/site/publish'
import { hasHookSecret } from '@/lib/site-secret'

/** Publishes changes made outside the panel (PUB-3). `fresh` is false if the backend could not be read. */
export async function POST(request: Request) {
  if (!env().REVALIDATE_SECRET) return new Response(null, { status: 404 })
  if (!hasHookSecret(request.headers.get('authorization'))) return new Response(null, { status: 401 })
  return Response.json({ fresh: await publishSite() }, { headers: { 'cache-control': 'no-store' } })
}
