import 'server-only'
import type { OverlayOptions, Sharp } from 'sharp'
import { maxPixels, sizeValidationMessage } from '@/lib/images/dimensions'
import { createQueue } from '@/lib/images/queue'
import { imageFormat } from '@/lib/images/rules'
import { sharp } from '@/lib/images/sharp'
import { logEvent } from '@/lib/log'
import type { Look } from '@/lib/site/brand'
import type { Shades } from '@/lib/theme'
import { petals } from './blossom'
import { drawnGround } from './share-ground'
import { shareImageSize } from './share-size'
import { textLayer } from './share-text'

const { width, height } = shareImageSize
const margin = 72
const byteLimit = 300_000
const maxSeconds = 5
// There are as many of these images as packages; one at a time bounds the memory.
const inTurn = createQueue(1, 1000)

export type ShareCard = {
  /** A JPEG, PNG or WebP; without one (or with a broken one) mountains are drawn. */
  image: Buffer | undefined
  /** Its best part, as `object-position` takes it; else the middle. */
  focus?: string | undefined
  brand: string
  label: string
  title: string
  /** The line under the divider, e.g. the price. */
  footing: string
  look: Pick<Look, 'shades' | 'lettering'>
  /** In white; stands in the place of blossom and name. */
  logo?: Buffer | undefined
}

/** A JPEG of at most 300 kB: the image under a veil, the text low and left (SEO-2). */
export async function shareImage(card: ShareCard): Promise<Buffer> {
  const { image, focus, brand, label, title, footing, look, logo } = card
  const logoLayer = logo && (await sized(logo))
  const [brandLayer, labelLayer, titleLayer, footingLayer] = await Promise.all([
    textLayer('brand', logoLayer ? '' : brand, look),
    textLayer('label', label, look),
    textLayer('title', title, look),
    textLayer('footing', footing, look),
  ])
  const footingTop = height - margin - footingLayer.height
  const titleTop = footingTop - 78 - titleLayer.height
  const layers: OverlayOptions[] = [
    { input: Buffer.from(decoration(footingTop - 36, look.shades, !logoLayer)), left: 0, top: 0 },
    logoLayer
      ? { input: logoLayer, left: margin, top: margin - 24 }
      : { input: brandLayer.input, left: margin + 50, top: margin - 18 },
    { input: labelLayer.input, left: margin, top: titleTop - 26 - labelLayer.height },
    { input: titleLayer.input, left: margin, top: titleTop },
    { input: footingLayer.input, left: margin, top: footingTop },
  ]
  return inTurn(async () => encode(sharp(await ground(image, look.shades, focus)).composite(layers)))
}

function sized(logo: Buffer) {
  return sharp(logo).resize({ width: 420, height: 84, fit: 'inside' }).png().toBuffer()
}

async function ground(image: Buffer | undefined, shades: Shades, focus?: string): Promise<Buffer> {
  const background = shades.forest900
  if (!image) return drawnGround(shades.forest950, shades.forest800)
  try {
    // By its content: an SVG that somebody stored as a JPEG would be drawn, for as long as it likes.
    const validationMessage = imageFormat(image) ? sizeValidationMessage(image) : 'not a JPEG, PNG or WebP'
    if (validationMessage) throw new Error(validationMessage)
    const upright = sharp(image, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
    const part = focus ? upright.extract(partAround(focus, (await upright.metadata()).autoOrient)) : upright
    return await part
      .resize(width, height, { fit: 'cover' })
      .flatten({ background })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    logEvent('share_image_source_not_read', { error })
    return ground(undefined, shades)
  }
}

/** As browsers do: what is at so many percent of the picture stands at so many percent of the box. */
function partAround(focus: string, size: { width: number; height: number }) {
  const [x = 50, y = 50] = focus.split(' ').map((percent) => Number.parseInt(percent, 10))
  const scale = Math.min(size.width / width, size.height / height)
  const part = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
  return {
    ...part,
    left: Math.round(((size.width - part.width) * x) / 100),
    top: Math.round(((size.height - part.height) * y) / 100),
  }
}

function decoration(dividerTop: number, shades: Shades, hasBlossom: boolean) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="low" x2="0" y1="1" y2="0">${fade(shades, 0.9, 0.36, 0.04)}</linearGradient>
    <linearGradient id="left">${fade(shades, 0.46, 0.18, 0)}</linearGradient>
    <rect width="100%" height="100%" fill="url(#low)"/>
    <rect width="100%" height="100%" fill="url(#left)"/>
    ${hasBlossom ? blossom(shades, margin + 18, margin - 4, 1.5) : ''}
    <path d="M${margin} ${dividerTop}h64m32 0h64" stroke="${shades.gold500}" stroke-width="1.5"/>
    ${blossom(shades, margin + 80, dividerTop, 0.8)}
  </svg>`
}

function fade({ forest950 }: Shades, from: number, middle: number, to: number) {
  const stops = [from, middle, to].map(
    (opacity, index) => `<stop offset="${index / 2}" stop-color="${forest950}" stop-opacity="${opacity}"/>`,
  )
  return stops.join('')
}

function blossom({ gold300 }: Shades, x: number, y: number, scale: number) {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${gold300}">${petals()}</g>`
}

async function encode(image: Sharp): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 1 }).toBuffer()
  for (const quality of [84, 70, 50]) {
    const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= byteLimit) return jpeg
  }
  return sharp(pixels).jpeg({ quality: 25, mozjpeg: true }).toBuffer()
}
