import type { BreadcrumbList, HotelRoom, Hotel as HotelThing, Offer, WithContext } from 'schema-dts'
import type { Configuration, Hotel } from '@/lib/hotel/schema'
import { offerTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { offerPath, routes } from '@/lib/paths'
import type { Room } from '@/lib/rooms/schema'
import { absoluteUrl } from './absolute-url'
import { pictureAddress } from './picture-address'

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
    logo: logo_url ? pictureAddress(logo_url) : undefined,
    telephone: phone || undefined,
    email: email || undefined,
    address: address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BR' } : undefined,
    currenciesAccepted: 'BRL',
  }
}

/** One package as an offer of the hotel: price in reais, sold from offerStart to offerEnd, for a stay in its dates. */
export function offerJsonLd(offer: Package): WithContext<Offer> {
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = offer.dates
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: offerTitle(offer),
    description: offer.description || undefined,
    url: absoluteUrl(offerPath(offer.slug)),
    image: [offer.images.principal, ...offer.images.gallery]
      .filter((source) => source !== null)
      .map(pictureAddress),
    price: offer.price.toFixed(2),
    priceCurrency: 'BRL',
    validFrom: offerStart ?? undefined,
    validThrough: offerEnd ?? undefined,
    availabilityStarts: accommodationStart ?? undefined,
    availabilityEnds: accommodationEnd ?? undefined,
    offeredBy: { '@type': 'Hotel', '@id': hotelId() },
  }
}

/** One room of the hotel, with its main picture; its address is that of its row on /quartos. */
export function hotelRoomJsonLd(room: Room): WithContext<HotelRoom> {
  const [picture] = room.images
  return {
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    name: room.name,
    description: room.description || undefined,
    url: absoluteUrl(`${routes.rooms}#${room.category}`),
    image: picture ? pictureAddress(picture) : undefined,
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
