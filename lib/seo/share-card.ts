import 'server-only'
import { createHash } from 'node:crypto'
import { countLabel } from '@/lib/count-label'
import { todayInHotel } from '@/lib/dates'
import { formatMoney } from '@/lib/format'
import { heroPictures } from '@/lib/hotel/hero'
import { nameOfCode } from '@/lib/hotel/naming/words'
import { pictureOf } from '@/lib/media/images/picture'
import { packageTitle } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/schema'
import { packagePath, roomPath } from '@/lib/paths'
import type { RoomRow } from '@/lib/rooms/rows'
import { getBrand } from '@/lib/site/brand'
import { getHero, getHotel, getNaming } from '@/lib/site/queries'
import { siteMoment } from '@/lib/site/site-preview'

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
  const [hotel, { package_categories }] = await Promise.all([getHotel(), getNaming()])
  return {
    image: pkg.images.principal,
    focus: pictureOf(pkg, pkg.images.principal ?? '').focus,
    brand: hotel.name,
    label: nameOfCode(pkg.category, package_categories),
    title: packageTitle(pkg),
    footing: hasEnded(pkg, todayInHotel(await siteMoment()))
      ? 'Encerrado'
      : `a partir de ${formatMoney(pkg.price)}`,
  }
}

export async function roomCard(room: RoomRow): Promise<CardTexts> {
  const [image = null] = room.images
  const guests = countLabel(room.capacity, 'hóspede', 'hóspedes')
  return {
    image,
    focus: pictureOf(room, image ?? '').focus,
    brand: (await getHotel()).name,
    label: room.kind.name,
    title: room.name,
    footing: room.price === null ? `até ${guests}` : `a partir de ${formatMoney(room.price)} por noite`,
  }
}

/** Networks keep a picture for months, so its address changes with all that it says and with the brand (SEO-2). */
export async function siteShareImage(): Promise<string> {
  return addVersion('/opengraph-image', await siteCard())
}

export async function packageShareImage(pkg: Package): Promise<string> {
  return addVersion(`${packagePath(pkg.slug)}/opengraph-image`, await packageCard(pkg))
}

export async function roomShareImage(room: RoomRow): Promise<string> {
  return addVersion(`${roomPath(room.slug)}/opengraph-image`, await roomCard(room))
}

async function addVersion(path: string, card: CardTexts) {
  const { version } = await getBrand()
  const hash = createHash('sha256').update(JSON.stringify([version, card]))
  return `${path}?${hash.digest('hex').slice(0, 8)}`
}
