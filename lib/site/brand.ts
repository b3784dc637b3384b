import 'server-only'
import { createHash } from 'node:crypto'
import { type Emblem, emblemOf, emblemVariables, isDrawn } from '@/lib/brand/emblems'
import { type Lettering, letteringOf } from '@/lib/brand/letters'
import { type Scenery, sceneryOf } from '@/lib/brand/sceneries'
import { defaultColors, failureBrand, type Shades, shadesOf, themeRules } from '@/lib/brand/theme'
import { type Configuration, configurationSection } from '@/lib/hotel/fields'
import type { Hotel } from '@/lib/publication/published'
import { getHotel } from './site-content'

export type Brand = {
  /** The hotel's name; empty while the content cannot be read. */
  name: string
  tagline: string
  shades: Shades
  lettering: Lettering
  /** CSS rules for the shades; empty if they equal the style sheet's. */
  rules: string
  /** Changes with the brand; part of the addresses of icons and logos. */
  version: string
  logo: string | null
  mark: string | null
  emblem: Emblem
  scenery: Scenery
  /** CSS rules for emblem and scenery. */
  drawings: string
}

/** Returns the hotel's look; the default one while the content cannot be read (BRAND-2). */
export async function getBrand(): Promise<Brand> {
  const hotel = await getHotel().catch(() => unknown)
  const look = brandOf(hotel)
  if (hotel !== unknown) failureBrand().shades = look.shades
  return look
}

/** Returns the white logo for dark backgrounds (BRAND-6); a logo on another site stays unchanged. */
export function whiteLogo({ logo, version }: Brand): string | null {
  return logo?.startsWith('/') ? `/icones/logo-branco.png?${version}` : logo
}

/** Returns the icons for browsers and phones (BRAND-7). */
export function iconsOf({ logo, mark, emblem, version }: Brand) {
  const isOwn = logo !== null || mark !== null || !isDrawn(emblem)
  return {
    icon: isOwn
      ? { url: `/icones/site-96.png?${version}`, type: 'image/png', sizes: '96x96' }
      : { url: `/icones/site.svg?${version}`, type: 'image/svg+xml', sizes: 'any' },
    apple: { url: `/icones/toque-180.png?${version}`, type: 'image/png', sizes: '180x180' },
  }
}

type Named = Pick<Hotel, 'name' | 'tagline'> & { configuration: Configuration }

const unknown: Named = {
  name: '',
  tagline: '',
  configuration: configurationSection.schema.parse({
    primary_color: defaultColors.primary,
    accent_color: defaultColors.accent,
    // Avoid drawings that may not suit this hotel.
    emblem: 'none',
    scenery: 'none',
  }),
}

let last: { key: string; look: Brand } | undefined

// Cached, because every page asks and the answer rarely changes.
function brandOf({ name, tagline, configuration }: Named): Brand {
  const {
    primary_color: primary,
    accent_color: accent,
    letters,
    logo_url: logo,
    mark_url: mark,
  } = configuration
  const [emblem, scenery] = [emblemOf(configuration.emblem, mark), sceneryOf(configuration.scenery)]
  const key = JSON.stringify([name, tagline, primary, accent, letters, logo, mark, emblem, scenery])
  if (last?.key !== key) {
    const version = createHash('sha256').update(key).digest('hex').slice(0, 8)
    const [shades, rules] = [shadesOf({ primary, accent }), themeRules({ primary, accent })]
    const variables = Object.entries(emblemVariables(emblem, `/icones/emblema.png?${version}`))
    const ofEmblem = variables.map(([variable, value]) => `${variable}:${value}`)
    const drawings = [...ofEmblem, ...(scenery === 'mountain' ? [] : ['--ridges:none'])].join(';')
    const drawn = { emblem, scenery, drawings }
    const identity = { name, tagline, lettering: letteringOf(letters), version, logo, mark }
    last = { key, look: { ...identity, ...drawn, shades, rules } }
  }
  return last.look
}
