import { type Lettering, letterings, usualLettering } from '@/lib/brand/letters'
import cormorant from './cormorant-garamond.woff2'
import figtree from './figtree.woff2'
import fraunces from './fraunces.woff2'
import jost from './jost.woff2'
import mulish from './mulish.woff2'
import nunitoSans from './nunito-sans.woff2'

export const letterFiles: Record<Lettering, { display: string; sans: string }> = {
  classica: { display: cormorant, sans: figtree },
  contemporanea: { display: fraunces, sans: mulish },
  leve: { display: jost, sans: nunitoSans },
}

/** A system font with ascent, descent and size adjusted, so that no line moves when the font file has loaded. */
const measures = {
  Fraunces: ['Times New Roman', 101.79, 26.54, 96.08],
  Mulish: ['Arial', 95.71, 23.81, 105],
  Jost: ['Arial', 112.02, 39.26, 95.51],
  'Nunito Sans': ['Arial', 99.49, 34.74, 101.62],
} as const

/** The faces of a pair, for a style element; the usual one has its own sheet (BRAND-9). */
export function letterFaces(name: Lettering): string {
  if (name === usualLettering) return ''
  const { display, sans } = letterings[name]
  const files = letterFiles[name]
  return face(display, files.display) + face(sans, files.sans) + figures(display, files.sans)
}

export function letterRules(name: Lettering): string {
  if (name === usualLettering) return ''
  const { display, sans } = letterings[name]
  return `--font-display:${stack(display)};--font-sans:${stack(sans)}`
}

function stack(family: string) {
  const [standIn = '', , ,] = measuresOf(family)
  return `"${family}","${family} Fallback",${standIn === 'Arial' ? 'sans-serif' : 'serif'}`
}

function face(family: string, file: string) {
  const [standIn, ascent, descent, size] = measuresOf(family)
  return (
    `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:400 600;font-display:swap}` +
    `@font-face{font-family:"${family} Fallback";src:local("${standIn}");ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`
  )
}

/** Small, the 3 of Fraunces reads as a 5: its figures are those of the family beside it (BRAND-9). */
function figures(family: string, file: string) {
  if (family !== 'Fraunces') return ''
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:400 600;font-display:swap;unicode-range:U+30-39}`
}

function measuresOf(family: string) {
  const known: Record<string, readonly [string, number, number, number]> = measures
  return known[family] ?? (['Arial', 100, 25, 100] as const)
}
