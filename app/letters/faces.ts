import { defaultLettering, type Lettering, letterings } from '@/lib/brand/letters'
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

/** System fonts with the width of Portuguese text in the last font of their kind, relative to each font. */
const standIns = {
  serif: [
    [['OpenSans-Regular'], 0.86],
    [['DejaVu Serif'], 0.786],
    [['NotoSerif-Regular', 'NotoSerif'], 0.846],
    [['Times New Roman', 'Liberation Serif'], 1],
  ],
  'sans-serif': [
    [['OpenSans-Regular'], 0.967],
    [['DejaVu Sans'], 0.892],
    [['Roboto', 'Roboto-Regular'], 1.008],
    [['Arial', 'Liberation Sans'], 1],
  ],
} as const

/** Kind, ascent, descent and width in percent. Stand-ins with the same metrics keep lines in place when the font file loads. */
const measures = {
  'Cormorant Garamond': ['serif', 92.4, 28.7, 97.3],
  Figtree: ['sans-serif', 95, 25, 99.1],
  Fraunces: ['serif', 97.8, 25.5, 97.6],
  Mulish: ['sans-serif', 100.5, 25, 102.9],
  Jost: ['sans-serif', 107, 37.5, 99.5],
  'Nunito Sans': ['sans-serif', 101.1, 35.3, 100.1],
} as const

/** Returns the @font-face rules of a pair; the default pair's files are in usual.css (BRAND-9). */
export function letterFaces(name: Lettering): string {
  const { display, sans } = letterings[name]
  const systemFaces = standInFaces(display) + standInFaces(sans)
  if (name === defaultLettering) return systemFaces
  const files = letterFiles[name]
  return systemFaces + face(display, files.display) + face(sans, files.sans) + figures(display, files.sans)
}

export function letterRules(name: Lettering): string {
  if (name === defaultLettering) return ''
  const { display, sans } = letterings[name]
  return `--font-display:${stack(display)};--font-sans:${stack(sans)}`
}

function stack(family: Family) {
  return `"${family}","${family} Fallback",${measures[family][0]}`
}

function face(family: Family, file: string) {
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:400 600;font-display:swap}`
}

type Family = keyof typeof measures

/** Lists stand-ins by ascending preference: browsers skip a face whose local font is missing, and prefer the last. */
function standInFaces(family: Family) {
  const [kind, ascent, descent, width] = measures[family]
  const faces = standIns[kind].map(([names, share]) => {
    const size = width * share
    const percent = (part: number) => `${((part / size) * 100).toFixed(2)}%`
    const local = names.map((name) => `local("${name}")`).join()
    return `@font-face{font-family:"${family} Fallback";src:${local};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%;size-adjust:${size.toFixed(2)}%}`
  })
  return faces.join('')
}

/** Replaces the figures of Fraunces by those of its sans family, because its small 3 reads as a 5 (BRAND-9). */
function figures(family: string, file: string) {
  if (family !== 'Fraunces') return ''
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:400 600;font-display:swap;unicode-range:U+30-39}`
}
