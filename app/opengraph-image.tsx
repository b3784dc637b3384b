import { heroPictures } from '@/lib/hotel/hero-pictures'
import { pictureOf } from '@/lib/images/picture'
import { brandOfCard } from '@/lib/seo/card-brand'
import { shareImage } from '@/lib/seo/share-image'
import { shareImageSize } from '@/lib/seo/share-size'
import { readSourceImage } from '@/lib/seo/source-image'
import { getHero, getHotel } from '@/lib/site/queries'

export const revalidate = 60
export const alt = 'Fotografia e nome do hotel'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export default async function OpengraphImage() {
  const [hotel, hero] = await Promise.all([getHotel(), getHero()])
  const { wide } = heroPictures(hero)
  const jpeg = await shareImage({
    image: await readSourceImage(wide),
    focus: pictureOf(hero, wide ?? '').focus,
    ...(await brandOfCard()),
    brand: hotel.name,
    label: hotel.tagline,
    title: hero.title || hotel.name,
    footing: hero.subtitle,
  })
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': contentType } })
}
