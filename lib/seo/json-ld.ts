import type {
  BreadcrumbList,
  FAQPage,
  HotelRoom,
  Hotel as HotelThing,
  LocationFeatureSpecification,
  Offer,
  PostalAddress,
  WithContext,
} from 'schema-dts'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { phonesIn } from '@/lib/hotel/contact'
import { coordinatesOf } from '@/lib/hotel/identity/coordinates'
import type { Contacts } from '@/lib/hotel/identity/fields'
import type { Configuration } from '@/lib/hotel/schema'
import { mediaFolder, sourceAt } from '@/lib/media/images/source-set'
import { fewestNights, packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import type { Block } from '@/lib/pages/schema'
import { packagePath, roomPath, routes } from '@/lib/paths'
import type { Hotel } from '@/lib/publication/published'
import type { RoomRow } from '@/lib/rooms/rows'
import type { Room } from '@/lib/rooms/schema'
import { absoluteUrl } from './absolute-url'

type Term = { title: string; text: string }

/**
 * One package as an offer of the hotel: price in reais, sold from offerStart to offerEnd, for a stay in its dates;
 * `terms` are its conditions as its page says them.
 */
export function packageJsonLd(pkg: Package, terms: Term[]): WithContext<Offer> {
  const conditions = [
    { title: 'Estadia mínima', text: countLabel(fewestNights(pkg), 'noite', 'noites') },
    { title: 'Capacidade', text: `Até ${countLabel(pkg.details.maxCapacity, 'pessoa', 'pessoas')}` },
    ...terms,
  ]
  const { principal, gallery } = pkg.images
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = pkg.dates
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: packageTitle(pkg),
    description: pkg.description || undefined,
    url: absoluteUrl(packagePath(pkg.slug)),
    image: unlessEmpty(
      [...new Set([principal, ...gallery])].flatMap((source) => (source ? imageAddress(source) : [])),
    ),
    price: pkg.price.toFixed(2),
    priceCurrency: 'BRL',
    validFrom: offerStart ?? undefined,
    validThrough: offerEnd ?? undefined,
    availabilityStarts: accommodationStart ?? undefined,
    availabilityEnds: accommodationEnd ?? undefined,
    additionalProperty: conditions.map(({ title, text }) => ({
      '@type': 'PropertyValue',
      name: title,
      value: text,
    })),
    offeredBy: { '@type': 'Hotel', '@id': hotelId() },
  }
}

/** One room of the hotel: on its own page with every image, in its row on /quartos with the main one. */
export function hotelRoomJsonLd(room: RoomRow, place: 'page' | 'row'): WithContext<HotelRoom> {
  const images = place === 'page' ? room.images : room.images.slice(0, 1)
  return {
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    name: room.name,
    description: room.description || undefined,
    url: absoluteUrl(place === 'page' ? roomPath(room.slug) : `${routes.rooms}#${room.anchor}`),
    image: unlessEmpty(images.map(imageAddress)),
    floorSize:
      place === 'page' && room.size !== null
        ? { '@type': 'QuantitativeValue', value: room.size, unitText: 'm²' }
        : undefined,
    bed: room.bed_configuration || undefined,
    occupancy: {
      '@type': 'QuantitativeValue',
      maxValue: room.capacity,
      unitText: room.capacity === 1 ? 'hóspede' : 'hóspedes',
    },
    amenityFeature: features(room.features),
    containedInPlace: { '@type': 'Hotel', '@id': hotelId() },
  }
}

export function breadcrumbJsonLd(steps: { name: string; path: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** The questions of all blocks of a page; undefined without any (PAGE-10). */
export function faqJsonLd(blocks: Block[]): WithContext<FAQPage> | undefined {
  const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []))
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

type Described = {
  hotel: Hotel & { configuration: Configuration }
  contacts: Contacts
  /** Whether the page shows the location, directions and hours. */
  located: boolean
  petsWelcome: boolean
  /** As the page shows them; the one with a paw describes pets if they are welcome. */
  amenities: { icon: string; title: string }[]
}

/** The hotel for search engines: only what its home page states (SEO-3), without empty values. */
export function hotelJsonLd(described: Described): WithContext<HotelThing> {
  const { hotel, contacts, located, petsWelcome, amenities } = described
  const { address, phone, email, logo_url } = hotel.configuration
  const { instagram, facebook, tripadvisor, google_profile } = contacts
  const place = located && coordinatesOf(contacts.coordinates)
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': hotelId(),
    name: hotel.name,
    // A logo replaces the tagline.
    slogan: (!logo_url && hotel.tagline) || undefined,
    url: absoluteUrl(routes.home),
    image: absoluteUrl('/opengraph-image'),
    logo: logo_url ? imageAddress(logo_url) : undefined,
    telephone: phonesIn(phone)
      .find(({ href }) => href)
      ?.href?.replace('tel:', ''),
    email: email || undefined,
    address: postalAddress(address, contacts),
    geo: place ? { '@type': 'GeoCoordinates', ...place } : undefined,
    checkinTime: (located && contacts.checkin_time) || undefined,
    checkoutTime: (located && contacts.checkout_time) || undefined,
    amenityFeature: features(amenities.map(({ title }) => title)),
    petsAllowed: petsWelcome ? amenities.find(({ icon }) => icon === 'paw')?.title : undefined,
    sameAs: unlessEmpty([instagram, facebook, tripadvisor, google_profile].filter(Boolean)),
  }
}

/** The lowest price of a night for the page of the rooms; undefined if no price is shown. */
export function roomPricesJsonLd(hotel: Hotel, rooms: Room[]): WithContext<HotelThing> | undefined {
  const prices = rooms.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': hotelId(),
    name: hotel.name,
    priceRange: `a partir de ${formatMoney(Math.min(...prices))} por noite`,
  }
}

/** Only the parts that the visible address contains (SEO-3). */
function postalAddress(address: string, contacts: Contacts): PostalAddress | undefined {
  if (!address) return undefined
  const { street, city, state, postal_code } = contacts
  const said = (part: string) => (part && address.includes(part) ? part : undefined)
  return {
    '@type': 'PostalAddress',
    streetAddress: said(street) ?? address,
    addressLocality: said(city),
    addressRegion: said(state),
    // Nobody writes it on the page; it belongs to the city that is written there.
    postalCode: said(postal_code) ?? ((said(city) && postal_code) || undefined),
    addressCountry: 'BR',
  }
}

function features(names: string[]): LocationFeatureSpecification[] | undefined {
  return unlessEmpty(names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })))
}

/** Leaves out empty lists. */
function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

function hotelId() {
  return absoluteUrl('/#hotel')
}

/** The full address of one file of an image, for search engines and social networks. */
function imageAddress(source: string): string {
  // The site's own images are JPEGs, which all of them can read.
  return absoluteUrl(source.startsWith(mediaFolder) ? sourceAt(source, 1200) : source)
}
