import { drawIcon } from '@/lib/seo/icons'
import { getBrand } from '@/lib/site/brand'

export const revalidate = 60

/** Serves browsers that request this path although no page links to it. */
export async function GET(): Promise<Response> {
  const drawn = await drawIcon('favicon.ico', await getBrand())
  return new Response(drawn && new Uint8Array(drawn.bytes), { headers: { 'content-type': 'image/png' } })
}
