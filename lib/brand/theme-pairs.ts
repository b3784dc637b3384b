import type { palette } from './palette.ts'

export type Shade = keyof typeof palette

/** Mixtures of app/theme.css: a shade with an opacity, painted over something. */
export const mixtures = {
  mist: ['white', 0.8],
  'white-75': ['white', 0.75],
  'white-70': ['white', 0.7],
  'gold-line': ['gold500', 0.35],
  'ink-25': ['ink900', 0.25],
  'ink-line': ['ink600', 0.65],
  'night-80': ['forest950', 0.8],
  'night-70': ['forest950', 0.7],
  'night-64': ['forest950', 0.64],
  shade: ['forest950', 0.6],
  'night-0': ['forest950', 0],
} as const satisfies Record<string, [Shade, number]>

export type Mixture = keyof typeof mixtures

/** What is read or found on a ground; 'veil' is the darkest part that words over a white picture stand on (HOME-2). */
export type Pair = { front: Shade | Mixture; on: (Shade | 'veil')[]; atLeast: number }

const light: Shade[] = ['white', 'sand50', 'sand100', 'sand200']
const paper: Shade[] = ['white', 'sand50', 'sand100']
const dark: Shade[] = ['forest950', 'forest900']

/** Every pair that the site and the panel use. Text asks for 4.5:1, rings and edges of fields for 3:1 (BRAND-3). */
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
  // Hairlines, blossoms and icons beside their words say nothing by themselves: they only must not vanish.
  { front: 'gold500', on: paper, atLeast: 2 },
]
