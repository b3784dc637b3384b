import { drawFavicon } from '@/lib/seo/icons'
import { getLook } from '@/lib/site/brand'
import { getHotel } from '@/lib/site/queries'

export const revalidate = 60

/** For those who ask by habit; no page names it. */
export async function GET(): Promise<Response> {
  const [look, { name }] = await Promise.all([getLook(), getHotel()])
  const icon = await drawFavicon(look, name)
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/x-icon' } })
}
