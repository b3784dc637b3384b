import type { BreadcrumbList, HotelRoom, Hotel as HotelThing, Offer, WithContext } from 'schema-dts'
import { phonesIn } from '@/lib/hotel/contact'
import type { Configuration, Hotel } from '@/lib/hotel/schema'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { packagePath, routes } from '@/lib/paths'
import type { Room } from '@/lib/rooms/schema'
import { absoluteUrl } from './absolute-url'
import { imageAddress } from './image-address'

/** The hotel for search engines; what its configuration leaves empty is left out. */
export function hotelJsonLd(hotel: Hotel & { configuration: Configuration }): WithContext<HotelThing> {
  const { address, phone, email, logo_url } = hotel.configuration
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': hotelId(),
    name: hotel.name,
    slogan: hotel.tagline || undefined,
    url: absoluteUrl(routes.home),
    image: absoluteUrl('/opengraph-image'),
    logo: logo_url ? imageAddress(logo_url) : undefined,
    telephone: phonesIn(phone).find(({ href }) => href)?.label,
    email: email || undefined,
    address: address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BR' } : undefined,
    currenciesAccepted: 'BRL',
  }
}

/** One package as an offer of the hotel: price in reais, sold from offerStart to offerEnd, for a stay in its dates. */
export function packageJsonLd(pkg: Package): WithContext<Offer> {
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = pkg.dates
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: packageTitle(pkg),
    description: pkg.description || undefined,
    url: absoluteUrl(packagePath(pkg.slug)),
    image: [pkg.images.principal, ...pkg.images.gallery]
      .filter((source) => source !== null)
      .map(imageAddress),
    price: pkg.price.toFixed(2),
    priceCurrency: 'BRL',
    validFrom: offerStart ?? undefined,
    validThrough: offerEnd ?? undefined,
    availabilityStarts: accommodationStart ?? undefined,
    availabilityEnds: accommodationEnd ?? undefined,
    offeredBy: { '@type': 'Hotel', '@id': hotelId() },
  }
}

/** One room of the hotel, with its main image; its address is that of its row on /quartos. */
export function hotelRoomJsonLd(room: Room): WithContext<HotelRoom> {
  const [image] = room.images
  return {
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    name: room.name,
    description: room.description || undefined,
    url: absoluteUrl(`${routes.rooms}#${room.category}`),
    image: image ? imageAddress(image) : undefined,
    bed: room.bed_configuration || undefined,
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity, unitText: 'hóspedes' },
    amenityFeature: room.features.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
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

function hotelId() {
  return absoluteUrl('/#hotel')
}
