import type { Metadata, Route } from 'next'
import { env } from '@/lib/env'
import { shorten } from '@/lib/format'
import { getBrand, iconsOf } from '@/lib/site/brand'
import { getHotel } from '@/lib/site/queries'
import { siteShareImage } from './share-card'

/** The size of sharing pictures that every network shows uncropped, in pixels. */
export const shareImageSize = { width: 1200, height: 630 }

type Page = {
  /** Without the hotel's name, which is added here; absent on the home page. */
  title?: string
  description: string
  path: Route
  /** The address of the page's own sharing picture; else the site's is shared. */
  image?: string
}

export async function pageMetadata({ title, description, path, image }: Page): Promise<Metadata> {
  const { name, tagline } = await getHotel()
  const brand = [name, tagline].filter(Boolean).join(' · ')
  // Search engines show about this many characters.
  const summary = shorten(description, 160)
  return {
    metadataBase: new URL(env().SITE_URL),
    title: title ? `${title} · ${name}` : brand,
    description: summary,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: name,
      url: path,
      title: title ?? brand,
      description: summary,
      images: { url: image ?? (await siteShareImage()), ...shareImageSize, alt: (image && title) || brand },
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** Of every page: a browser that made links of what it takes for a date or a number would change what React has to find. */
export const plainMetadata: Metadata = {
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export async function missingMetadata(): Promise<Metadata> {
  const title = `Página não encontrada · ${(await getHotel()).name}`
  return { ...plainMetadata, title, metadataBase: new URL(env().SITE_URL), icons: iconsOf(await getBrand()) }
}
