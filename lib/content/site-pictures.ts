import { publicSource } from '@/lib/images/public-address'
import { parseVideo } from '@/lib/video'
import type { SiteContent } from './site-schema'

const shown = new WeakMap<SiteContent, SiteContent>()

/** The content with its pictures under this site's own addresses. What is stored keeps the storage's (§7). */
export function withPublicPictures(content: SiteContent, supabaseUrl: string): SiteContent {
  const known = shown.get(content)
  if (known) return known
  const result = mapPictures(content, (address) => publicSource(address, content.images, supabaseUrl))
  shown.set(content, result)
  return result
}

/** Every picture's address in the content, once for each place. */
export function pictureAddresses(content: SiteContent): string[] {
  const addresses: string[] = []
  mapPictures(content, (address) => {
    addresses.push(address)
    return address
  })
  return addresses
}

function mapPictures(content: SiteContent, change: (address: string) => string): SiteContent {
  const picture = (address: string | null) => (address === null ? null : change(address))
  // A background may be a video or a picture.
  const background = (address: string | null) => (parseVideo(address) ? address : picture(address))
  const { hero, about, configuration, packages, rooms } = content
  return {
    ...content,
    hero: {
      ...hero,
      background_url: background(hero.background_url),
      mobile_background_url: background(hero.mobile_background_url),
    },
    about: { ...about, image_url: picture(about.image_url) },
    configuration: { ...configuration, logo_url: picture(configuration.logo_url) },
    packages: packages.map((offer) => ({
      ...offer,
      images: { principal: picture(offer.images.principal), gallery: offer.images.gallery.map(change) },
    })),
    rooms: rooms.map((room) => ({ ...room, images: room.images.map(change) })),
  }
}
