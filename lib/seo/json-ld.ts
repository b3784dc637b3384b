import type { BreadcrumbList, HotelRoom, Offer, WithContext } from 'schema-dts'
import { countLabel } from '@/lib/count-label'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { packagePath, routes } from '@/lib/paths'
import type { Room } from '@/lib/rooms/schema'
import { absoluteUrl } from './absolute-url'
import { imageAddress } from './image-address'
import { features, filled, hotelId } from './json-ld-parts'

type Term = { title: string; text: string }

/**
 * One package as an offer of the hotel: price in reais, sold from offerStart to offerEnd, for a stay in its dates;
 * `terms` are its conditions as its page says them.
 */
export function packageJsonLd(pkg: Package, terms: Term[]): WithContext<Offer> {
  const { minNights, maxCapacity } = pkg.details
  const conditions = [
    { title: 'Estadia mínima', text: countLabel(minNights, 'noite', 'noites') },
    { title: 'Capacidade', text: `Até ${countLabel(maxCapacity, 'pessoa', 'pessoas')}` },
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
    image: filled(
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
