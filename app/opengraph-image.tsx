import { shareImage } from '@/lib/seo/share-image'
import { shareImageSize } from '@/lib/seo/share-size'
import { readSourceImage } from '@/lib/seo/source-image'
import { getHero, getHotel } from '@/lib/site/queries'

export const revalidate = 60
export const alt = 'Vale com lago, névoa e chalés de madeira iluminados ao entardecer'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export default async function OpengraphImage() {
  const [hotel, hero] = await Promise.all([getHotel(), getHero()])
  const jpeg = await shareImage({
    image: await readSourceImage('/images/hero-vale.jpg'),
    brand: hotel.name,
    label: hotel.tagline,
    title: hero.title || hotel.name,
    footing: hero.subtitle,
  })
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': contentType } })
}
