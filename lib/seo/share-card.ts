import 'server-only'
import { createHash } from 'node:crypto'
import { todayInHotel } from '@/lib/dates'
import { formatMoney } from '@/lib/format'
import { heroPictures } from '@/lib/hotel/hero'
import { pictureOf } from '@/lib/media/images/picture'
import { categoryLabel } from '@/lib/packages/categories'
import { packageTitle } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/schema'
import { packagePath } from '@/lib/paths'
import { getLook } from '@/lib/site/brand'
import { getHero, getHotel } from '@/lib/site/queries'

/** What a share picture says and shows; `image` is an address of this site. */
export type CardTexts = {
  /** The best part of the image, as `object-position` takes it; else the middle. */
  focus?: string | undefined
  brand: string
  label: string
  title: string
  /** The line under the divider, e.g. the price. */
  footing: string
  image: string | null
}

/** The card of the site itself. */
export async function siteCard(): Promise<CardTexts> {
  const [hotel, hero] = await Promise.all([getHotel(), getHero()])
  const { wide } = heroPictures(hero)
  return {
    image: wide,
    focus: pictureOf(hero, wide ?? '').focus,
    brand: hotel.name,
    label: hotel.tagline,
    title: hero.title || hotel.name,
    footing: hero.subtitle,
  }
}

/** The card of a package, today. */
export async function packageCard(pkg: Package): Promise<CardTexts> {
  const hotel = await getHotel()
  return {
    image: pkg.images.principal,
    focus: pictureOf(pkg, pkg.images.principal ?? '').focus,
    brand: hotel.name,
    label: categoryLabel(pkg.category),
    title: packageTitle(pkg),
    footing: hasEnded(pkg, todayInHotel()) ? 'Encerrado' : `a partir de ${formatMoney(pkg.price)}`,
  }
}

/** Networks keep a picture for months, so its address changes with all that it says and with the brand (SEO-2). */
export async function siteShareImage(): Promise<string> {
  return versioned('/opengraph-image', await siteCard())
}

export async function packageShareImage(pkg: Package): Promise<string> {
  return versioned(`${packagePath(pkg.slug)}/opengraph-image`, await packageCard(pkg))
}

async function versioned(path: string, card: CardTexts) {
  const { version } = await getLook()
  const hash = createHash('sha256').update(JSON.stringify([version, card]))
  return `${path}?${hash.digest('hex').slice(0, 8)}`
}
