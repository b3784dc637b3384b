import { palette } from '@/lib/brand/palette'

type Tone = { ground: string; ink: string }

/** The colours of a score, 0–10 (SUR-5); `ink` is whichever of white and ink-900 is readable on `ground`. */
export function scoreTone(score: number): Tone {
  if (score <= 3) return red
  if (score <= 5) return orange
  if (score <= 7) return yellow
  if (score <= 9) return lime
  return green
}

const light = palette.white
const dark = palette.ink900

const red: Tone = { ground: '#b23a2a', ink: light }
const orange: Tone = { ground: '#e58a3a', ink: dark }
const yellow: Tone = { ground: '#edc948', ink: dark }
const lime: Tone = { ground: '#a9c957', ink: dark }
const green: Tone = { ground: '#2f7d43', ink: light }
