import 'server-only'
import { isDrawn } from '@/lib/brand/emblems'
import { logEvent } from '@/lib/log'
import { maxPixels } from '@/lib/media/images/rules'
import { sharp } from '@/lib/media/images/sharp.mjs'
import type { Brand } from '@/lib/site/brand'
import { emblemIcon, emblemPicture } from './emblem'
import { drawElement, plainText } from './share-image'
import { readSourceImage } from './source-image'
import { paintWhite } from './white-logo'

export type Drawn = { bytes: Buffer; type: string }

/** `share` is the emblem's share of the side; `ground` is the area behind it, up to the edge or `rounded`. */
type Icon = { side: number; share: number; ground: 'none' | 'full' | 'rounded' }

/** Icons of the brand by file name (BRAND-7). */
const icons: Record<string, Icon> = {
  'site-96.png': { side: 96, share: 1, ground: 'none' },
  'toque-180.png': { side: 180, share: 0.66, ground: 'full' },
  'painel-192.png': { side: 192, share: 0.72, ground: 'rounded' },
  'painel-512.png': { side: 512, share: 0.72, ground: 'rounded' },
  'painel-mascara-512.png': { side: 512, share: 0.54, ground: 'full' },
}

export const iconFiles = ['site.svg', 'logo-branco.png', 'emblema.png', ...Object.keys(icons)]

/** Browsers request it although no page links to it, and accept a PNG. */
const favicon = 'favicon.ico'

export async function drawIcon(file: string, look: Brand): Promise<Drawn | undefined> {
  if (file === 'site.svg') return { bytes: Buffer.from(emblemIcon(look)), type: 'image/svg+xml' }
  // Pages use the white symbol as a mask for the emblem.
  if (file === 'logo-branco.png' || file === 'emblema.png') {
    const picture = await readSourceImage(file === 'emblema.png' ? look.mark : look.logo)
    return picture && { bytes: await paintWhite(picture), type: 'image/png' }
  }
  const hasPlate = look.logo === null && look.mark === null && isDrawn(look.emblem)
  const emblemOnly = { side: 32, share: 1, ground: hasPlate ? 'rounded' : 'none' } as const
  const icon = file === favicon ? emblemOnly : icons[file]
  return icon && { bytes: await drawSquare(icon, look), type: 'image/png' }
}

async function drawSquare({ side, share, ground }: Icon, look: Brand) {
  const emblem = await emblemOf(look, Math.round(side * share))
  const { forest900, sand50 } = look.shades
  const fill = ground === 'none' ? 'none' : emblem.isDark ? sand50 : forest900
  return onPlate(emblem.picture, side, fill, ground === 'rounded' ? 0.22 : 0)
}

/** Centres the picture on a square PNG; `rounded` is the corner radius as a share of the side. */
function onPlate(picture: Buffer, side: number, fill: string, rounded: number): Promise<Buffer> {
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${side * rounded}" fill="${fill}"/></svg>`
  return sharp(Buffer.from(plate))
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Returns the symbol or a nearly square logo; otherwise the first letter beside a long logo, the drawn emblem, or the letter. */
async function emblemOf(look: Brand, side: number): Promise<{ picture: Buffer; isDark: boolean }> {
  for (const source of [look.mark, look.logo]) {
    const picture = await readSourceImage(source)
    if (!picture) continue
    try {
      const fitted = await fit(picture, side, source === look.mark ? 2 : 1.4)
      if (fitted) return { picture: fitted, isDark: true }
    } catch (error) {
      logEvent('share_image_source_not_read', { source, error })
    }
  }
  if ((look.logo || !isDrawn(look.emblem)) && plainText(look.name))
    return { picture: await drawLetterTile(look, side), isDark: true }
  return { picture: await sharp(emblemPicture(look, side)).png().toBuffer(), isDark: false }
}

async function fit(picture: Buffer, side: number, longest: number) {
  const image = sharp(picture, { limitInputPixels: maxPixels }).timeout({ seconds: 5 })
  const { width, height } = (await image.metadata()).autoOrient
  if (Math.max(width / height, height / width) > longest) return undefined
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return image.autoOrient().resize(side, side, { fit: 'contain', background }).png().toBuffer()
}

async function drawLetterTile({ name, shades, lettering }: Brand, side: number) {
  const letter = (
    <div
      style={{ display: 'flex', padding: 200, fontFamily: 'display, sans', fontSize: 400, color: 'white' }}
    >
      {plainText(name).charAt(0).toLocaleUpperCase('pt-BR')}
    </div>
  )
  const input = await drawElement(letter, lettering, { width: 1000, height: 1000 })
  const height = Math.round(side * 0.6)
  const letterOnly = await sharp(input)
    .trim()
    .resize({ height, width: height, fit: 'inside' })
    .png()
    .toBuffer()
  return onPlate(letterOnly, side, shades.forest800, 0.2)
}
