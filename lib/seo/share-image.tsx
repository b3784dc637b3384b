import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { createQueue } from '@/lib/images/queue'
import { imageFormat } from '@/lib/images/rules'
import { sharp } from '@/lib/images/sharp'
import { maxPixels, sizeValidationMessage } from '@/lib/images/size-check'
import type { Lettering } from '@/lib/letters'
import { logEvent } from '@/lib/log'
import { getLook, type Look } from '@/lib/site/brand'
import type { Shades } from '@/lib/theme'
import { blossomPetals } from './blossom'
import { shareImageSize } from './metadata'
import { readSourceImage } from './source-image'
import { inWhite } from './white-logo'

const { width, height } = shareImageSize
const margin = 72
const byteLimit = 300_000
// There are as many of these images as packages; one at a time bounds the memory.
const inTurn = createQueue(1, 1000)

type Texts = {
  /** The best part of the image, as `object-position` takes it; else the middle. */
  focus?: string | undefined
  brand: string
  label: string
  title: string
  /** The line under the divider, e.g. the price. */
  footing: string
}

export type ShareCard = Texts & {
  /** A JPEG, PNG or WebP; without one (or with a broken one) mountains are drawn. */
  image: Buffer | undefined
  look: Pick<Look, 'shades' | 'lettering'>
  /** A white PNG in place of blossom and name. */
  logo?: Buffer | undefined
}

/** The answer of an `opengraph-image` route: the card with the hotel's look (BRAND-8). `image` is an address of this site. */
export async function shareImageResponse({ image, ...card }: Texts & { image: string | null }) {
  const [picture, look] = await Promise.all([readSourceImage(image), getLook()])
  const logo = await readSourceImage(look.logo)
  const white = logo && (await inWhite(logo).catch(() => undefined))
  const jpeg = await shareImage({ ...card, image: picture, look, logo: white })
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
}

/** A JPEG of at most 300 kB: the image under a veil, the text low and left (SEO-2). */
export function shareImage(card: ShareCard): Promise<Buffer> {
  const { image, focus, look } = card
  return inTurn(async () => {
    const input = await drawElement(<Card {...card} />, look.lettering, shareImageSize)
    const pixels = await sharp(await ground(image, look.shades, focus))
      .composite([{ input }])
      .png({ compressionLevel: 1 })
      .toBuffer()
    for (const quality of [84, 70, 50]) {
      const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.length <= byteLimit) return jpeg
    }
    return sharp(pixels).jpeg({ quality: 25, mozjpeg: true }).toBuffer()
  })
}

/** A transparent PNG of the element, in the families 'display' and 'sans' of these letters. Nothing is fetched. */
export async function drawElement(element: ReactElement, lettering: Lettering, size: typeof shareImageSize) {
  const [display, sans] = await Promise.all(
    fontFiles[lettering].map((name) => readFile(join(process.cwd(), 'lib/seo/fonts', `${name}-600.ttf`))),
  )
  const fonts = [
    { name: 'display', data: display },
    { name: 'sans', data: sans },
  ]
  const image = new ImageResponse(element, { ...size, fonts })
  return Buffer.from(await image.arrayBuffer())
}

const fontFiles: Record<Lettering, [display: string, sans: string]> = {
  classica: ['cormorant-garamond', 'figtree'],
  contemporanea: ['fraunces', 'mulish'],
  leve: ['jost', 'nunito-sans'],
}

function Card({ brand, label, title, footing, look: { shades }, logo }: ShareCard) {
  const { forest950, gold300, gold500 } = shades
  // In hexadecimal: nine tenths, a third and almost nothing of the dark shade from below, less of it from the left.
  const veil = `linear-gradient(to top, ${forest950}e6, ${forest950}5c, ${forest950}0a), linear-gradient(to right, ${forest950}75, ${forest950}2e, ${forest950}00)`
  const line = <div style={{ width: 64, height: 1.5, background: gold500 }} />
  const column = { display: 'flex', flexDirection: 'column' } as const
  const heading = plainText(title)
  return (
    <div
      style={{
        ...column,
        width,
        height,
        padding: `${margin - 24}px ${margin}px ${margin - 8}px`,
        justifyContent: 'space-between',
        color: 'white',
        fontFamily: 'sans',
        backgroundImage: veil,
      }}
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: it is drawn here, not sent to a browser
        <img
          src={dataUrl('image/png', logo)}
          alt=""
          style={{ maxWidth: 420, maxHeight: 84, alignSelf: 'flex-start' }}
        />
      ) : (
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, marginTop: -4 }}>
          <Blossom shades={shades} side={36} />
          <div style={{ ...oneLine, fontFamily: 'display', fontSize: 34, letterSpacing: 9 }}>
            {plainText(brand).toLocaleUpperCase('pt-BR')}
          </div>
        </div>
      )}
      <div style={column}>
        <div style={{ ...oneLine, fontSize: 20, letterSpacing: 4, color: gold300 }}>
          {plainText(label).toLocaleUpperCase('pt-BR')}
        </div>
        <div
          style={{
            display: 'block',
            lineClamp: 3,
            wordBreak: 'break-word',
            marginTop: 12,
            fontFamily: 'display',
            fontSize: heading.length > 44 ? 57 : 76,
            lineHeight: 1.08,
            letterSpacing: -0.5,
          }}
        >
          {heading}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 6, margin: '22px 0 20px' }}>
          {line}
          <Blossom shades={shades} side={20} />
          {line}
        </div>
        <div style={{ ...oneLine, fontSize: 28 }}>{plainText(footing)}</div>
      </div>
    </div>
  )
}

const oneLine = { display: 'block', lineClamp: 1, wordBreak: 'break-all' } as const

function Blossom({ shades, side }: { shades: Shades; side: number }) {
  // biome-ignore lint/performance/noImgElement: it is drawn here, not sent to a browser
  return <img src={dataUrl('image/svg+xml', blossomPetals(shades, side))} alt="" width={side} height={side} />
}

function dataUrl(type: string, bytes: Buffer) {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** Without what not all of the fonts hold: the library would ask Google's fonts for it. */
export function plainText(text: string) {
  return text
    .normalize('NFC')
    .replace(/[^ -~ ¡£§©-«®°-³¶·¹-ÄÇ-ÏÑ-×Ù-Üß-äç-ïñ-÷ù-ü–—‘’“-„•…‹›€™−]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

async function ground(image: Buffer | undefined, shades: Shades, focus?: string): Promise<Buffer> {
  if (!image) return mountains(shades.forest950, shades.forest800)
  try {
    // By its content: an SVG that somebody stored as a JPEG would be drawn, for as long as it likes.
    const validationMessage = imageFormat(image) ? sizeValidationMessage(image) : 'not a JPEG, PNG or WebP'
    if (validationMessage) throw new Error(validationMessage)
    const upright = sharp(image, { limitInputPixels: maxPixels }).timeout({ seconds: 5 }).autoOrient()
    const part = focus ? upright.extract(partAround(focus, (await upright.metadata()).autoOrient)) : upright
    return await part
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: shades.forest900 })
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

/** Mountains in the mist between these two colours, as pages draw them (components/ui/ui.css). */
async function mountains(dark: string, light: string): Promise<Buffer> {
  const drawing = await readFile(
    join(/* turbopackIgnore: true */ process.cwd(), 'public', 'images', 'serra.svg'),
  )
  const input = await sharp(drawing)
    .resize(width, height, { fit: 'cover', position: 'bottom' })
    .composite([{ input: filled(`<rect width="100%" height="100%" fill="${dark}"/>`), blend: 'in' }])
    .png()
    .toBuffer()
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${dark}"/><stop offset=".62" stop-color="${light}"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>`
  return sharp(filled(sky)).composite([{ input }]).png({ compressionLevel: 1 }).toBuffer()
}

function filled(shapes: string) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
  )
}
