import { wcagLuminance as luminance } from 'culori/fn'
import { sharedState } from '../shared-state.mjs'
import { blend, contrast, hexOf, oklchOf } from './color.ts'
import { palette } from './palette.ts'

type Shade = keyof typeof palette

/** Translucent colours of app/theme.css: a shade and its opacity. */
export const mixtures = {
  mist: ['white', 0.8],
  'white-75': ['white', 0.75],
  'white-70': ['white', 0.7],
  'gold-line': ['gold500', 0.35],
  'ink-25': ['ink900', 0.25],
  'ink-line': ['ink600', 0.65],
  'night-80': ['forest950', 0.8],
  'night-64': ['forest950', 0.64],
  shade: ['forest950', 0.6],
  'night-0': ['forest950', 0],
} as const satisfies Record<string, [Shade, number]>

type Mixture = keyof typeof mixtures

/** A foreground and its backgrounds; 'veil' is the darkened area behind text over a white picture (HOME-2). */
type Pair = { front: Shade | Mixture; on: (Shade | 'veil')[]; atLeast: number }

const light: Shade[] = ['white', 'sand50', 'sand100', 'sand200']
const paper: Shade[] = ['white', 'sand50', 'sand100']
const dark: Shade[] = ['forest950', 'forest900']

/** Every colour pair on the site and in the panel. Text needs 4.5:1, focus rings and field borders need 3:1 (BRAND-3). */
export const pairs: Pair[] = [
  { front: 'ink900', on: [...light, 'gold300'], atLeast: 4.5 },
  { front: 'ink600', on: light, atLeast: 4.5 },
  { front: 'forest800', on: light, atLeast: 4.5 },
  { front: 'forest900', on: light, atLeast: 4.5 },
  { front: 'forest950', on: [...light, 'gold300'], atLeast: 4.5 },
  { front: 'danger700', on: paper, atLeast: 4.5 },
  { front: 'white', on: [...dark, 'forest800', 'ink900', 'ink600', 'danger700', 'veil'], atLeast: 4.5 },
  { front: 'mist', on: dark, atLeast: 4.5 },
  { front: 'white-75', on: dark, atLeast: 4.5 },
  { front: 'white-70', on: dark, atLeast: 4.5 },
  { front: 'gold300', on: [...dark, 'forest800'], atLeast: 4.5 },
  { front: 'ink-line', on: paper, atLeast: 2.5 },
  { front: 'gold500', on: dark, atLeast: 3 },
  // Hairlines, emblems and icons beside text carry no meaning; they only need to be visible.
  { front: 'gold500', on: paper, atLeast: 2 },
]

/** The two colours that a hotel chooses, as `#rrggbb`. */
export type Colors = { primary: string; accent: string }
export type Shades = Record<Shade, string>

/** Returns the colours of the failure page: those last read from the hotel, or the defaults. */
export function failureBrand(): { shades: Shades } {
  return sharedState('failure look', () => ({ shades: palette }))
}

export const defaultColors: Colors = { primary: palette.forest800, accent: palette.gold500 }

/**
 * Derives all shades from the two colours, as app/theme.css does from the defaults, then darkens or lightens them
 * until every declared pair is readable. Paper and red keep their colours.
 */
export function shadesOf({ primary, accent }: Colors): Shades {
  const shades: Shades = { ...palette, forest800: primary.toLowerCase(), gold500: accent.toLowerCase() }
  for (const name of ofPrimary) shades[name] = relatedShade(name, defaultColors.primary, primary)
  shades.gold300 = relatedShade('gold300', defaultColors.accent, accent)
  for (const name of darkened) shades[name] = readableShade(shades, name, -step, ownPairs(name, isLight))
  shades.gold300 = readableShade(
    shades,
    'gold300',
    step,
    ownPairs('gold300', () => true),
  )
  shades.gold500 = readableShade(shades, 'gold500', step, ownPairs('gold500', isDark))
  shades.gold500 = readableShade(shades, 'gold500', -step, ownPairs('gold500', isLight))
  return shades
}

/** Lists all shades and mixtures by the names of the style sheet. */
export function themeVariables(colors: Colors): [name: string, value: string][] {
  const shades = shadesOf(colors)
  return [
    ...Object.entries(shades).map(([name, hex]): [string, string] => [name.replace(/(?=\d)/, '-'), hex]),
    ...Object.entries(mixtures).map(([name, [base, opacity]]): [string, string] => [
      name,
      shades[base] + alpha(opacity),
    ]),
  ].map(([name, value]) => [`--color-${name}`, value])
}

/** Returns the page's CSS for these colours, which is empty for the defaults. */
export function themeRules(colors: Colors): string {
  const usual = new Map(themeVariables(defaultColors))
  const own = themeVariables(colors).filter(([name, value]) => usual.get(name) !== value)
  return own.map(([name, value]) => `${name}:${value}`).join(';')
}

/** Returns the contrast of a pair in these shades, on its worst background. */
export function worstContrast(shades: Shades, { front, on }: Pair): number {
  return Math.min(
    ...on.map((ground) => {
      const below = ground === 'veil' ? mix('night-64', palette.white) : shades[ground]
      return contrast(isMixture(front) ? mix(front, below) : shades[front], below)
    }),
  )

  function mix(name: Mixture, below: string) {
    const [base, opacity] = mixtures[name]
    return blend(shades[base], opacity, below)
  }
}

const ofPrimary = ['forest950', 'forest900', 'ink900', 'ink600'] as const
const darkened = ['forest950', 'forest900', 'forest800', 'ink900', 'ink600'] as const
const step = 0.01
// Otherwise a neon colour would give glaring dark backgrounds.
const maxChroma = 1.5

/** Relates the shade to `color` as in the palette to `usual`: shifts the hue and scales the chroma equally. */
function relatedShade(name: Shade, usual: string, color: string) {
  const [shade, from, to] = [oklchOf(palette[name]), oklchOf(usual), oklchOf(color)]
  const c = shade.c * Math.min(maxChroma, to.c / from.c)
  return hexOf({ ...shade, c, h: shade.h + to.h - from.h })
}

function readableShade(shades: Shades, name: Shade, by: number, wanted: Pair[]) {
  const own = oklchOf(shades[name])
  const isGood = (hex: string) =>
    wanted.every((pair) => worstContrast({ ...shades, [name]: hex }, pair) >= pair.atLeast)
  let hex = shades[name]
  for (let l = own.l; !isGood(hex) && l >= 0 && l <= 1; ) {
    l += by
    hex = hexOf({ ...own, l })
  }
  return hex
}

/** Returns the pairs that contain a shade, each with only those backgrounds that are already final. */
function ownPairs(name: Shade, isSettled: (ground: string) => boolean): Pair[] {
  return pairs.flatMap((pair) => {
    const base = isMixture(pair.front) ? mixtures[pair.front][0] : pair.front
    const isGround = pair.on.some((ground) => (ground === 'veil' ? 'forest950' : ground) === name)
    const grounds = pair.on.filter((ground) =>
      base === name ? isSettled(ground) : isGround && (ground === name || ground === 'veil'),
    )
    const isConstant = base === 'white' || base === name
    return isConstant && grounds.length > 0 ? [{ ...pair, on: grounds }] : []
  })
}

function isLight(ground: string) {
  return ground !== 'gold300' && ground !== 'veil' && luminance(palette[ground as Shade]) > 0.3
}

function isDark(ground: string) {
  return ground !== 'veil' && !isLight(ground)
}

function isMixture(name: string): name is Mixture {
  return name in mixtures
}

function alpha(opacity: number) {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
}
