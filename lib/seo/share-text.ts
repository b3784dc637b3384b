import 'server-only'
import { join } from 'node:path'
import { sharp } from '@/lib/images/sharp'
import { type Lettering, letterings } from '@/lib/letters'
import type { Look } from '@/lib/site/brand'

// Pango would read a trailing "SemiBold" as a style; the comma ends the family's name.
const files: Record<Lettering, { display: string; sans: string }> = {
  classica: { display: 'cormorant-garamond-600.ttf', sans: 'figtree-600.ttf' },
  contemporanea: { display: 'fraunces-600.ttf', sans: 'mulish-600.ttf' },
  leve: { display: 'jost-600.ttf', sans: 'nunito-sans-600.ttf' },
}

const styles = {
  brand: { part: 'display', size: 34, color: 'white', spacing: 9, upper: true, longest: 30 },
  label: { part: 'sans', size: 20, color: 'gold300', spacing: 4, upper: true, longest: 50 },
  title: { part: 'display', size: 76, color: 'white', spacing: -0.5, upper: false, longest: 90 },
  footing: { part: 'sans', size: 28, color: 'white', spacing: 0, upper: false, longest: 80 },
  /** One letter as an icon. */
  initial: { part: 'display', size: 400, color: 'white', spacing: 0, upper: true, longest: 1 },
} as const

type Hand = Pick<Look, 'shades' | 'lettering'>

/** One text of the sharing card as a transparent image, wrapped to the card's column and cut when too long. */
export async function textLayer(style: keyof typeof styles, text: string, { shades, lettering }: Hand) {
  const { part, size, color, spacing, upper, longest } = styles[style]
  const clean = cut(text, longest)
  if (!clean) return { input: await emptyImage(), height: 0 }
  const points = style === 'title' && clean.length > 44 ? Math.round(size * 0.75) : size
  const letters = escapeMarkup(upper ? clean.toLocaleUpperCase('pt-BR') : clean)
  const attributes = `foreground="${shades[color]}" letter_spacing="${Math.round(spacing * 1024)}" font_features="lnum"`
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes}>${letters}</span>`,
      font: `${letterings[lettering][part]} SemiBold, ${points}`,
      fontfile: join(process.cwd(), 'lib/seo/fonts', files[lettering][part]),
      width: 1040,
      wrap: 'word-char',
      spacing: Math.round(points * -0.18),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

// Control characters and lone surrogates would make Pango refuse the whole text.
function cut(text: string, longest: number) {
  const line = text
    .toWellFormed()
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  if (letters.length <= longest) return line
  return letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()
    .concat('…')
}

// Pango refuses an empty text.
function emptyImage() {
  return sharp({ create: { width: 1, height: 1, channels: 4, background: 'transparent' } })
    .png()
    .toBuffer()
}

function escapeMarkup(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
