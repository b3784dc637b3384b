import { demoAbout, demoConfiguration, demoHero, demoHotel } from '../../supabase/local/demo/hotel.ts'
import { demoRooms } from '../../supabase/local/demo/rooms.ts'
import { activePackages } from '../support/content.ts'

/** A reply of `site_content`; `unknown` because tests also put garbage into it. */
export type SiteDocument = Record<
  'hotel' | 'configuration' | 'hero' | 'about' | 'packages' | 'rooms',
  unknown
>

/** The demo's active content, its images from this site's own folder, with `version` in a text of every page. */
export function siteDocument(version: number): SiteDocument {
  return {
    hotel: demoHotel,
    configuration: demoConfiguration,
    hero: { ...demoHero, subtitle: `${demoHero.subtitle} ${marker(version)}` },
    about: { ...demoAbout, image_url: own(demoAbout.image_url) },
    packages: packages.map((pkg) => ({
      ...pkg,
      // First, because a card shows the beginning alone.
      description: `${marker(version)} ${pkg.description}`,
    })),
    rooms: demoRooms.filter((room) => room.active).map((room) => ({ ...room, images: room.images.map(own) })),
  }
}

/** The version a page was rendered with, or undefined. */
export function versionOf(html: string): number | undefined {
  const version = /conteudo-v(\d+)/.exec(html)?.[1]
  return version === undefined ? undefined : Number(version)
}

const packages = activePackages.map((pkg) => ({
  ...pkg,
  images: { principal: own(pkg.images.principal), gallery: pkg.images.gallery.map(own) },
}))

/** Addresses of two active packages. */
export const [packageSlug = '', otherSlug = ''] = packages.map((pkg) => pkg.slug)

function marker(version: number) {
  return `conteudo-v${version}`
}

function own(file: string | null) {
  return file && `/images/${file}`
}
