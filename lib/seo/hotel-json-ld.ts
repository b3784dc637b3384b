import type { Hotel as HotelThing, PostalAddress, WithContext } from 'schema-dts'
import { formatMoney } from '@/lib/format'
import { phonesIn } from '@/lib/hotel/contact'
import { coordinatesOf } from '@/lib/hotel/identity/coordinates'
import type { Contacts } from '@/lib/hotel/identity/schema'
import type { Configuration, Hotel } from '@/lib/hotel/schema'
import { routes } from '@/lib/paths'
import type { Room } from '@/lib/rooms/schema'
import { absoluteUrl } from './absolute-url'
import { imageAddress } from './image-address'
import { features, filled, hotelId } from './json-ld-parts'

type Described = {
  hotel: Hotel & { configuration: Configuration }
  contacts: Contacts
  /** Whether the page shows the place, the way there and when one may come. */
  located: boolean
  /** As the conditions say it. */
  petsWelcome: boolean
  /** As the page shows them; one with a paw says it of pets, where they are welcome. */
  amenities: { icon: string; title: string }[]
}

/** The hotel for search engines, as far as its home page tells of it (SEO-3); what is empty is left out. */
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
    // A logo takes its place.
    slogan: (!logo_url && hotel.tagline) || undefined,
    url: absoluteUrl(routes.home),
    image: absoluteUrl('/opengraph-image'),
    logo: logo_url ? imageAddress(logo_url) : undefined,
    telephone: phonesIn(phone).find(({ href }) => href)?.label,
    email: email || undefined,
    address: postalAddress(address, contacts),
    geo: place ? { '@type': 'GeoCoordinates', ...place } : undefined,
    checkinTime: (located && contacts.checkin_time) || undefined,
    checkoutTime: (located && contacts.checkout_time) || undefined,
    amenityFeature: features(amenities.map(({ title }) => title)),
    petsAllowed: petsWelcome ? amenities.find(({ icon }) => icon === 'paw')?.title : undefined,
    sameAs: filled([instagram, facebook, tripadvisor, google_profile].filter(Boolean)),
  }
}

/** What a night costs, where the rooms are shown; undefined while no price is. */
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

/** Only those parts that the address says, as visitors read it (SEO-3). */
function postalAddress(address: string, contacts: Contacts): PostalAddress | undefined {
  if (!address) return undefined
  const { street, city, state, postal_code } = contacts
  const said = (part: string) => (part && address.includes(part) ? part : undefined)
  return {
    '@type': 'PostalAddress',
    streetAddress: said(street) ?? address,
    addressLocality: said(city),
    addressRegion: said(state),
    postalCode: said(postal_code),
  }
}
