import type {
  BreadcrumbList,
  FAQPage,
  HotelLeaf,
  HotelRoom,
  IdReference,
  ItemList,
  ListItemLeaf,
  LocationFeatureSpecification,
  Offer,
  PostalAddress,
  Restaurant,
} from 'schema-dts'
import { countLabel } from '@/lib/count-label'
import type { Conditions } from '@/lib/hotel/conditions/fields'
import { phonesIn } from '@/lib/hotel/contact'
import type { Configuration } from '@/lib/hotel/fields'
import { hotelPhrase } from '@/lib/hotel/hotel-phrase'
import { coordinatesOf } from '@/lib/hotel/identity/coordinates'
import type { Contacts } from '@/lib/hotel/identity/fields'
import { mediaFolder, sourceAt } from '@/lib/media/images/source-set'
import { fewestNights, packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/fields'
import { type Block, isOfKind } from '@/lib/pages/blocks'
import { packagePath, roomPath, routes } from '@/lib/paths'
import type { Hotel } from '@/lib/publication/published'
import type { RoomRow } from '@/lib/rooms/rows'
import { absoluteUrl } from './absolute-url'

type Term = { title: string; text: string }

/** Describes a package as an offer in reais, sold from offerStart to offerEnd; `terms` are the conditions on its page. */
export function packageJsonLd(pkg: Package, terms: Term[]): Offer {
  const conditions = [
    { title: 'Estadia mínima', text: countLabel(fewestNights(pkg), 'noite', 'noites') },
    { title: 'Capacidade', text: `Até ${countLabel(pkg.details.maxCapacity, 'pessoa', 'pessoas')}` },
    ...terms,
  ]
  const { principal, gallery } = pkg.images
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = pkg.dates
  const url = absoluteUrl(packagePath(pkg.slug))
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    name: packageTitle(pkg),
    description: pkg.description || undefined,
    url,
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
    offeredBy: hotelReference(),
  }
}

/** Describes a room: on its own page with every image, in the list of /quartos with the main one. */
export function hotelRoomJsonLd(room: RoomRow, place: 'page' | 'row'): HotelRoom {
  const images = place === 'page' ? room.images : room.images.slice(0, 1)
  const url = absoluteUrl(roomPath(room.slug))
  return {
    '@type': 'HotelRoom',
    '@id': `${url}#room`,
    name: room.name,
    description: room.description || undefined,
    url,
    image: unlessEmpty(images.map(imageAddress)),
    floorSize: room.size ? { '@type': 'QuantitativeValue', value: room.size, unitText: 'm²' } : undefined,
    bed: room.bed_configuration || undefined,
    occupancy: {
      '@type': 'QuantitativeValue',
      maxValue: room.capacity,
      unitText: room.capacity === 1 ? 'hóspede' : 'hóspedes',
    },
    amenityFeature: features(room.features),
    containedInPlace: hotelReference(),
  }
}

export function breadcrumbJsonLd(steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** Lists the rooms or packages of a page in its order; undefined without any. */
export function listJsonLd(entries: Pick<ListItemLeaf, 'name' | 'url' | 'item'>[]): ItemList | undefined {
  if (entries.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  }
}

/** Lists the questions of all blocks of a page; undefined without any (PAGE-10). */
export function faqJsonLd(blocks: Block[]): FAQPage | undefined {
  const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []))
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

type Described = { hotel: Hotel & { configuration: Configuration }; contacts: Contacts }

/** A page's additional statements about the hotel. */
export type HotelStatement = Pick<
  HotelLeaf,
  'geo' | 'checkinTime' | 'checkoutTime' | 'amenityFeature' | 'petsAllowed' | 'priceRange'
>

/** Describes the hotel for search engines, as header and footer of every page do (SEO-3), without empty values. */
export function hotelJsonLd({ hotel, contacts }: Described, more: HotelStatement = {}): HotelLeaf {
  const { logo_url, email } = hotel.configuration
  const { instagram, facebook, tripadvisor, google_profile } = contacts
  return {
    '@type': 'Hotel',
    ...hotelReference(),
    name: hotel.name,
    // A logo replaces the tagline.
    slogan: (!logo_url && hotel.tagline) || undefined,
    url: absoluteUrl(routes.home),
    image: absoluteUrl('/opengraph-image'),
    logo: logo_url ? imageAddress(logo_url) : undefined,
    email: email || undefined,
    ...contactPoint({ hotel, contacts }),
    sameAs: unlessEmpty([instagram, facebook, tripadvisor, google_profile].filter(Boolean)),
    ...more,
  }
}

type HomePage = {
  contacts: Contacts
  /** Shows the location, directions and hours. */
  showsLocation: boolean
  petsAllowed: Conditions['pets_allowed']
  /** As shown on the page. */
  amenities: { title: string }[]
}

export function homePageJsonLd({
  contacts,
  showsLocation,
  petsAllowed,
  amenities,
}: HomePage): HotelStatement {
  const place = showsLocation && coordinatesOf(contacts.coordinates)
  return {
    geo: place ? { '@type': 'GeoCoordinates', ...place } : undefined,
    checkinTime: (showsLocation && contacts.checkin_time) || undefined,
    checkoutTime: (showsLocation && contacts.checkout_time) || undefined,
    amenityFeature: features(amenities.map(({ title }) => title)),
    petsAllowed: petsAllowed ? petsAllowed === 'yes' : undefined,
  }
}

/** Describes the hotel's restaurant from the blocks of its page. */
export function restaurantJsonLd({ hotel, contacts }: Described, blocks: Block[]): Restaurant {
  const url = absoluteUrl(routes.restaurant)
  const opening = blocks.find((block) => isOfKind(block, 'opening'))
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: `Restaurante ${hotelPhrase(hotel.name, 'do')}`,
    url,
    image: opening?.image ? imageAddress(opening.image) : undefined,
    hasMenu: blocks.some(({ kind }) => kind === 'menu') ? url : undefined,
    ...contactPoint({ hotel, contacts }),
    containedInPlace: hotelReference(),
  }
}

function contactPoint({ hotel: { configuration }, contacts }: Described) {
  const [phone] = phonesIn(configuration.phone).flatMap(({ href }) => href ?? [])
  return {
    telephone: phone?.replace('tel:', ''),
    address: postalAddress(configuration.address, contacts),
  }
}

/** Includes only parts that the visible address contains (SEO-3). */
function postalAddress(address: string, contacts: Contacts): PostalAddress | undefined {
  if (!address) return undefined
  const { street, city, state, postal_code } = contacts
  const ifInAddress = (part: string) => (part && address.includes(part) ? part : undefined)
  return {
    '@type': 'PostalAddress',
    streetAddress: ifInAddress(street) ?? address,
    addressLocality: ifInAddress(city),
    addressRegion: ifInAddress(state),
    // The page does not show it, but it belongs to the city, which the page shows.
    postalCode: ifInAddress(postal_code) ?? ((ifInAddress(city) && postal_code) || undefined),
    addressCountry: 'BR',
  }
}

function features(names: string[]): LocationFeatureSpecification[] | undefined {
  return unlessEmpty(names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })))
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

/** Refers to the hotel's node, which every page has. */
function hotelReference(): IdReference {
  return { '@id': absoluteUrl('/#hotel') }
}

/** Returns the full address of one of an image's files, for search engines and social networks. */
function imageAddress(source: string): string {
  // The site's own images are JPEGs, which all of them can read.
  return absoluteUrl(source.startsWith(mediaFolder) ? sourceAt(source, 1200) : source)
}
