import { heroPictures } from '@/lib/hotel/hero'
import { pictureOf } from '@/lib/media/images/picture'
import { shareImageSize } from '@/lib/seo/metadata'
import { shareImageResponse } from '@/lib/seo/share-image'
import { getHero, getHotel } from '@/lib/site/queries'

export const revalidate = 60
export const alt = 'Fotografia e nome do hotel'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export default async function OpengraphImage() {
  const [hotel, hero] = await Promise.all([getHotel(), getHero()])
  const { wide } = heroPictures(hero)
  return shareImageResponse({
    image: wide,
    focus: pictureOf(hero, wide ?? '').focus,
    brand: hotel.name,
    label: hotel.tagline,
    title: hero.title || hotel.name,
    footing: hero.subtitle,
  })
}
