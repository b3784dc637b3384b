import { luminance } from './oklch.ts'
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

function darkenFor(hex: string, partner: string) {
  let color = hex
  for (let share = 1; contrast(color, partner) < readable; share -= 0.02) {
    color = toHex(channels(hex).map((channel) => Math.floor(channel * share)))
  }
  return color
}

function channels(hex: string) {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

function toHex(values: number[]) {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
