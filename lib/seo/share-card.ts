import 'server-only'
import { createHash } from 'node:crypto'
import { countLabel } from '@/lib/count-label'
import { todayInHotel } from '@/lib/dates'
import { formatMoney } from '@/lib/format'
import { heroSection } from '@/lib/hotel/fields'
import { heroPictures } from '@/lib/hotel/hero'
import { namingSection } from '@/lib/hotel/naming/fields'
import { nameOfCode, roomWords } from '@/lib/hotel/naming/words'
import { type Pictured, pictureOf } from '@/lib/media/images/picture'
import { packageImage, packageTitle } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/fields'
import { isOfKind } from '@/lib/pages/blocks'
import { pagesSection } from '@/lib/pages/pages'
import { packagePath, roomPath, routes } from '@/lib/paths'
import { lowestPrice, type RoomRow } from '@/lib/rooms/rows'
import { getBlockPage, getOwnPageAt } from '@/lib/site/block-pages'
import { getBrand } from '@/lib/site/brand'
import { getNamedPage } from '@/lib/site/page-queries'
import { getFeaturedPackages, getPackage, getRoomAt, getRoomRows } from '@/lib/site/queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import { siteMoment } from '@/lib/site/site-preview'

/** Texts and picture of a share card; `image` is an address of this site. */
export type CardTexts = {
  /** Focal point of the image as `object-position`, by default the middle. */
  focus?: string | undefined
  brand: string
  label: string
  title: string
  /** Line below the divider, e.g. the price. */
  footing: string
  image: string | null
}

/** A page's own card; without a picture it shows the site's. */
type OwnCard = Omit<CardTexts, 'brand' | 'focus'> & { from: Pictured }

/** Returns the share card of the page at this path; undefined if it uses the site's. */
export async function cardOf(path: string): Promise<CardTexts | undefined> {
  const site = await siteCard()
  if (path === routes.home) return site
  const own = await ownCard(path)
  if (!own) return undefined
  const { from, image, ...texts } = own
  if (!image) return { ...site, ...texts }
  return { ...texts, brand: site.brand, image, focus: pictureOf(from, image).focus }
}

/** Returns the share picture's address, which changes with content and brand because networks cache it for months (SEO-2). */
export async function shareAddress(path: string): Promise<string> {
  const own = await cardOf(path)
  const [card, { version }] = await Promise.all([own ?? siteCard(), getBrand()])
  const hash = createHash('sha256').update(JSON.stringify([version, card]))
  const place = own && path !== routes.home ? path : ''
  return `/opengraph-image${place}?${hash.digest('hex').slice(0, 8)}`
}

async function siteCard(): Promise<CardTexts> {
  const [hotel, hero] = await Promise.all([getHotel(), getSection(heroSection)])
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

async function ownCard(path: string): Promise<OwnCard | undefined> {
  const slug = path.split('/').at(-1) ?? ''
  if (path === routes.rooms) return roomsCard()
  if (path === routes.packages) return packagesCard()
  for (const page of ['about', 'leisure', 'restaurant'] as const)
    if (path === routes[page]) return blocksCard(await getNamedPage(page))
  if (path === packagePath(slug)) return packageCard(await getPackage(slug))
  if (path === roomPath(slug)) return roomCard(await getRoomAt(slug))
  const page = path === `/${slug}` && (await getOwnPageAt(slug))
  return page ? blocksCard({ page, name: page.name }) : undefined
}

/** Takes the texts of a page of blocks from its opening. */
async function blocksCard({ page, name }: { page: Parameters<typeof getBlockPage>[0]; name: string }) {
  const shown = await getBlockPage(page)
  if (!shown) return undefined
  const opening = shown.blocks.map(({ block }) => block).find((block) => isOfKind(block, 'opening'))
  const { title = shown.words.title || name, lead = '', image = null } = opening ?? {}
  return { from: opening ?? {}, label: opening ? name : '', title, footing: lead, image }
}

async function roomsCard() {
  const [rooms, naming, pages] = await Promise.all([
    getRoomRows(),
    getSection(namingSection),
    getSection(pagesSection),
  ])
  const { title, many, by } = roomWords(naming)
  const [first] = rooms
  return {
    from: first ?? {},
    label: title,
    title: pages.rooms.heading || `${by('Os nossos', 'As nossas')} ${many}`,
    footing: lowestPrice(rooms) ?? '',
    image: first?.images[0] ?? null,
  }
}

async function packagesCard() {
  const [[first], { name }] = await Promise.all([getFeaturedPackages(), getNamedPage('packages')])
  return {
    from: first ?? {},
    label: name,
    title: 'Nossos Pacotes Especiais',
    footing: 'Encontre o pacote perfeito para você',
    image: first ? packageImage(first) : null,
  }
}

async function packageCard(pkg: Package | undefined) {
  if (!pkg) return undefined
  const { package_categories } = await getSection(namingSection)
  return {
    from: pkg,
    image: pkg.images.principal,
    label: nameOfCode(pkg.category, package_categories),
    title: packageTitle(pkg),
    footing: hasEnded(pkg, todayInHotel(await siteMoment()))
      ? 'Encerrado'
      : `a partir de ${formatMoney(pkg.price)}`,
  }
}

function roomCard(room: RoomRow | undefined) {
  if (!room) return undefined
  const [image = null] = room.images
  const footing = lowestPrice([room]) ?? `até ${countLabel(room.capacity, 'hóspede', 'hóspedes')}`
  return { from: room, image, label: room.kind.name, title: room.name, footing }
}
