import {
  clampChroma,
  converter,
  filterBrightness,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  wcagContrast,
  useMode as withMode,
} from 'culori/fn'
import { palette } from './palette.ts'

// Register only the colour spaces in use: RGB and OKLCH.
for (const mode of [modeRgb, modeLrgb, modeOklch]) withMode(mode)

const rgbOf = converter('rgb')
const toOklch = converter('oklch')

const readable = 4.5

/** Returns the contrast ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2). */
export const contrast: (a: string, b: string) => number = wcagContrast

/** Colours derived from one accent; each combination for text has a contrast of at least 4.5:1. */
export type Accent = {
  solid: string
  onSolid: string
  ink: string
}

/** Returns readable colours for a package's `primaryColor` (`#rrggbb`; OFF-15). */
export function accentColors(hex: string): Accent {
  const { white, ink900, sand50 } = palette
  const onSolid = contrast(hex, ink900) >= readable ? ink900 : white
  return { solid: darkenFor(hex, onSolid), onSolid, ink: darkenFor(hex, sand50) }
}

/** Converts `#rrggbb` to OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export function oklchOf(hex: string) {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { mode: 'oklch' as const, l: Math.min(1, l), c, h }
}

/** Converts to `#rrggbb`: a colour outside the gamut of screens loses chroma, but keeps its lightness and hue. */
export function hexOf(color: ReturnType<typeof oklchOf>): string {
  // Half a step of 255: ignore differences that rounding removes.
  const { r, g, b } = rgbOf(color)
  const isShown = [r, g, b].every((share) => share > -0.002 && share < 1.002)
  return formatHex(isShown ? color : clampChroma(color, 'oklch'))
}

/** Returns `top` painted over `ground` with an opacity of 0–1. */
export function blend(top: string, opacity: number, ground: string): string {
  return formatHex(interpolate([ground, top], 'rgb')(opacity))
}

function darkenFor(hex: string, partner: string) {
  let color = hex
  for (let share = 1; contrast(color, partner) < readable; share -= 0.02)
    color = formatHex(filterBrightness(share)(hex)) ?? partner
  return color
}
