import { sharp } from '../sharp.ts'
import { cleanSvg, type Drawing } from './clean.ts'

/** In pixels; a logo is shown at a tenth of that. */
const longestSide = 1600
const maxSeconds = 10

/** The picture of a drawing, as PNG bytes (BRAND-5), or the sentence that refuses it. No drawing is kept. */
export async function drawn(bytes: Uint8Array): Promise<Uint8Array | { error: string }> {
  const drawing = cleanSvg(bytes)
  if ('error' in drawing) return drawing
  try {
    const picture = sharp(Buffer.from(drawing.svg), { density: densityOf(drawing) }).timeout({
      seconds: maxSeconds,
    })
    const png = await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside' })
      .png()
      .toBuffer()
    const { channels } = await sharp(png).stats()
    if (channels[3]?.max === 0)
      return { error: 'Este SVG não mostra nada: confira as cores e exporte-o de novo.' }
    return new Uint8Array(png)
  } catch {
    return { error: 'Este SVG não pôde ser desenhado: exporte-o de novo ou envie um PNG.' }
  }
}

/** Dots per inch at which it is drawn as large as it is kept. */
function densityOf({ width, height }: Drawing) {
  return Math.min(100_000, Math.max(1, (72 * longestSide) / Math.max(width, height)))
}
