import { palette } from './palette.ts'

const readable = 4.5

/** Colours derived from one accent; each pair that is read together has a contrast of at least 4.5:1. */
export type Accent = {
  solid: string
  onSolid: string
  ink: string
}

/** Readable colours for a package's `primaryColor` (`#rrggbb`; OFF-15). */
export function accent(hex: string): Accent {
  const { white, ink900, sand50 } = palette
  const onSolid = contrast(hex, ink900) >= readable ? ink900 : white
  return { solid: darkenFor(hex, onSolid), onSolid, ink: darkenFor(hex, sand50) }
}

/** Contrast ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour as people see it: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Of `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => linear(value / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** As `#rrggbb`: what no screen shows loses chroma until one does, and keeps its lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness))
  for (let share = 1; share > 0; share -= 0.02) {
    const values = srgb(light, chroma * share, hue)
    if (values.every((value) => value >= -slack && value <= 1 + slack)) return toHex(values)
  }
  return toHex(srgb(light, 0, 0))
}

/** `top` painted over `ground` with an opacity of 0–1. */
export function blend(top: string, opacity: number, ground: string): string {
  const below = channels(ground)
  return toHex(
    channels(top).map((value, index) => (value * opacity + (below[index] ?? 0) * (1 - opacity)) / 255),
  )
}

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function darkenFor(hex: string, partner: string) {
  let color = hex
  for (let share = 1; contrast(color, partner) < readable; share -= 0.02) {
    color = toHex(channels(hex).map((channel) => Math.floor(channel * share) / 255))
  }
  return color
}

function channels(hex: string) {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

// Half a step of the 255: what rounding mends is no other colour.
const slack = 0.002

function srgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(gamma)
}

function linear(share: number) {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function gamma(light: number) {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function toHex(shares: number[]) {
  const whole = shares.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 255))
  return `#${whole.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
