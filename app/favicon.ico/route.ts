import { drawIcon } from '@/lib/seo/icons'
import { getLook } from '@/lib/site/brand'
import { getHotel } from '@/lib/site/queries'

export const revalidate = 60

/** For browsers that request it although no page names it. */
export async function GET(): Promise<Response> {
  const [look, { name }] = await Promise.all([getLook(), getHotel()])
  const drawn = await drawIcon('favicon.ico', look, name)
  return new Response(drawn && new Uint8Array(drawn.bytes), { headers: { 'content-type': 'image/png' } })
}
