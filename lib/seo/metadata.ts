import type { Metadata, Route } from 'next'
import { env } from '@/lib/env'
import { shorten } from '@/lib/format'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { getBrand, iconsOf } from '@/lib/site/brand'
import { getHotel, getSection } from '@/lib/site/site-content'
import { shareAddress } from './share-card'

/** In pixels; every network shows this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 }

type Page = {
  /** The staff's title for search engines, to which the hotel's name is added. */
  title?: string
  /** The page's name if it has no title; hotel and city are added. Absent on the home page. */
  name?: string
  description: string
  path: Route
}

export async function pageMetadata({ title, name, description, path }: Page): Promise<Metadata> {
  const [hotel, { city }, image] = await Promise.all([
    getHotel(),
    getSection(contactsSection),
    shareAddress(path),
  ])
  const brand = [hotel.name, hotel.tagline].filter(Boolean).join(' · ')
  const usual = name ? `${name} · ${hotel.name}` : brand
  const placed = usual.includes(city) ? usual : `${usual}, ${city}`
  const heading = title ? `${title} · ${hotel.name}` : placed
  // Search engines show about this many characters.
  const summary = shorten(description, 160)
  return {
    metadataBase: new URL(env().SITE_URL),
    title: heading,
    description: summary,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: hotel.name,
      url: path,
      title: heading,
      description: summary,
      images: { url: image, ...shareImageSize, alt: title || name || brand },
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** Metadata of every page. Browsers that turn dates or numbers into links would break React's hydration. */
export const plainMetadata: Metadata = {
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export async function missingMetadata(): Promise<Metadata> {
  const title = `Página não encontrada · ${(await getHotel()).name}`
  return { ...plainMetadata, title, metadataBase: new URL(env().SITE_URL), icons: iconsOf(await getBrand()) }
}
