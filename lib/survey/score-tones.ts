import { palette } from '@/lib/brand/palette'

/** Returns the colours of a score, 0–10 (SUR-5); `ink` is white or ink-900, whichever is readable on `ground`. */
export function scoreTone(score: number): { ground: string; ink: string } {
  return tones.find(({ most }) => score <= most) ?? green
}

const { white, ink900 } = palette

const green = { most: 10, ground: '#2f7d43', ink: white }
const tones = [
  { most: 3, ground: '#b23a2a', ink: white },
  { most: 5, ground: '#e58a3a', ink: ink900 },
  { most: 7, ground: '#edc948', ink: ink900 },
  { most: 9, ground: '#a9c957', ink: ink900 },
]
