import {
  demoAbout,
  demoConfiguration,
  demoHero,
  demoHotel,
  demoLists,
  demoRooms,
} from '../../supabase/local/demo/test-content.ts'
import { activePackages } from './content.ts'

/** A reply of `site_content`; `unknown` because tests also put garbage into it. */
export type SiteDocument = Record<
  'hotel' | 'configuration' | 'hero' | 'about' | 'packages' | 'rooms',
  unknown
> &
  Record<string, unknown>

/** Returns the demo's active content, with markers for its pictures and films, and `version` in a text of every page. */
export function siteDocument(version: number): SiteDocument {
  return {
    hotel: demoHotel,
    configuration: demoConfiguration,
    hero: { ...demoHero, subtitle: `${demoHero.subtitle} ${marker(version)}` },
    about: demoAbout,
    packages: activePackages.map((pkg) => ({
      ...pkg,
      // The marker is first, because a card shows only the beginning.
      description: `${marker(version)} ${pkg.description}`,
    })),
    ...demoLists,
    rooms: demoRooms.filter((room) => room.active),
  }
}

/** Returns the version a page was rendered with, or undefined. */
export function versionOf(html: string): number | undefined {
  const version = /conteudo-v(\d+)/.exec(html)?.[1]
  return version === undefined ? undefined : Number(version)
}

export const packageSlug = activePackages[0]?.slug ?? ''

function marker(version: number) {
  return `conteudo-v${version}`
}
