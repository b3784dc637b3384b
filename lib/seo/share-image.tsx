import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { CSSProperties, ReactElement } from 'react'
import { blend, contrast } from '@/lib/brand/color'
import { isDrawn } from '@/lib/brand/emblems'
import type { Lettering } from '@/lib/brand/letters'
import type { Shades } from '@/lib/brand/theme'
import { logEvent } from '@/lib/log'
import { createQueue } from '@/lib/media/images/queue'
import { headerOnly, imageFormat, maxPixels, sizeValidationMessage } from '@/lib/media/images/rules'
import { sharp } from '@/lib/media/images/sharp.mjs'
import { type Brand, getBrand } from '@/lib/site/brand'
import { emblemPicture } from './emblem'
import { shareImageSize } from './metadata'
import type { CardTexts } from './share-card'
import { readSourceImage } from './source-image'
import { paintWhite } from './white-logo'

const { width, height } = shareImageSize
const byteLimit = 300_000
// One at a time limits the memory: there are as many images as packages.
const inTurn = createQueue(1, 1000)

export type ShareCard = Omit<CardTexts, 'image'> & {
  /** A JPEG, PNG or WebP; mountains replace a missing or broken one. */
  image: Buffer | undefined
  look: Pick<Brand, 'shades' | 'lettering' | 'emblem' | 'scenery'>
  /** A white PNG in place of emblem and name. */
  logo?: Buffer | undefined
  /** A white PNG of the hotel's symbol, if it is the emblem. */
  mark?: Buffer | undefined
}

/** Responds with the card in the hotel's look (BRAND-8). */
export async function shareImageResponse({ image, ...card }: CardTexts) {
  const [picture, look] = await Promise.all([readSourceImage(image), getBrand()])
  const [logo, mark] = await Promise.all(
    [look.logo, look.emblem === 'mark' ? look.mark : null].map(async (source) => {
      const stored = await readSourceImage(source)
      return stored && paintWhite(stored).catch(() => undefined)
    }),
  )
  const jpeg = await shareImage({ ...card, image: picture, look, logo, mark })
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
}

/** Renders a JPEG of at most 300 kB: the image with the text on a dark background at the bottom, and nothing above it (SEO-2). */
export function shareImage({ image, focus, ...card }: ShareCard): Promise<Buffer> {
  return inTurn(async () => {
    const photograph = image && (await cropImage(image, focus))
    const hasRidges = !photograph && card.look.scenery === 'mountain'
    const ridges = hasRidges ? await drawMountains(card.look.shades) : undefined
    const opacity = photograph ? await opacityOver(photograph, card.look.shades) : palest
    const input = await drawElement(
      <Card {...card} {...{ opacity, ridges }} hasSky={!photograph} />,
      card.look.lettering,
      shareImageSize,
    )
    const whole = photograph ? sharp(photograph).composite([{ input }]) : sharp(input)
    const background = card.look.shades.forest950
    const pixels = await whole.flatten({ background }).png({ compressionLevel: 1 }).toBuffer()
    for (const quality of [84, 70, 50]) {
      const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.length <= byteLimit) return jpeg
    }
    return sharp(pixels).jpeg({ quality: 25, mozjpeg: true }).toBuffer()
  })
}

/** Renders the element as a transparent PNG with the families 'display' and 'sans' of these letters. Fetches nothing. */
export async function drawElement(element: ReactElement, letters: Lettering, size: typeof shareImageSize) {
  const reads = Object.entries(fontFiles[letters]).map(async ([name, file]) => {
    return { name, data: await readFile(join(process.cwd(), 'lib/seo/fonts', `${file}-600.ttf`)) }
  })
  const image = new ImageResponse(element, { ...size, fonts: await Promise.all(reads) })
  return Buffer.from(await image.arrayBuffer())
}

/** The figures were removed from the Fraunces file because its 3 looks like a 5, so they come from the other family. */
const fontFiles: Record<Lettering, { display: string; sans: string }> = {
  classica: { display: 'cormorant-garamond', sans: 'figtree' },
  contemporanea: { display: 'fraunces', sans: 'mulish' },
  leve: { display: 'jost', sans: 'nunito-sans' },
}

type Drawing = Omit<ShareCard, 'image' | 'focus'> & {
  hasSky: boolean
  ridges: string | undefined
  opacity: number
}

function Card({ brand, label, title, footing, look, logo, mark, hasSky, ridges, opacity }: Drawing) {
  const { shades } = look
  const emblem = emblemSource(look, mark)
  const { forest950, forest800, gold300, gold500 } = shades
  const palestGround = withOpacity(forest950, opacity)
  const fade = `linear-gradient(to top, ${palestGround}, ${forest950}00)`
  const ground = `linear-gradient(to top, ${withOpacity(forest950, opacity + 0.15)}, ${palestGround})`
  const sky = `linear-gradient(${forest950}, ${forest800} 62%)`
  const line = <div style={{ width: 64, height: 1.5, background: gold500 }} />
  const heading = plainText(title)
  const titleSize = heading.length > 44 ? 57 : 76
  return (
    <div
      style={{ display: 'flex', color: 'white', fontFamily: 'sans', ...(hasSky && { backgroundImage: sky }) }}
    >
      {ridges && (
        <Picture src={ridges} style={{ position: 'absolute', bottom: 0, width, height: width / 1.6 }} />
      )}
      <div style={{ ...column, justifyContent: 'flex-end', width, height }}>
        <div style={{ height: 110, backgroundImage: fade }} />
        <div style={{ ...column, padding: '0 72px 52px', backgroundImage: ground }}>
          {words(upper(label), { fontSize: 20, letterSpacing: 4, color: gold300 })}
          {words(heading, {
            lineClamp: 3,
            marginTop: 12,
            fontFamily: 'display, sans',
            fontSize: titleSize,
            lineHeight: 1.08,
            letterSpacing: -0.5,
          })}
          <div style={{ display: 'flex', alignItems: 'center', gap: emblem ? 6 : 0, margin: '20px 0 14px' }}>
            {line}
            {emblem && <Picture src={emblem} style={{ width: 20, height: 20 }} />}
            {line}
          </div>
          <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 40 }}>
            {words(plainText(footing), { fontSize: 28, flexShrink: 1 })}
            {logo ? (
              <Picture src={dataUrl('image/png', logo)} style={{ maxWidth: 320, maxHeight: 64 }} />
            ) : (
              words(upper(brand), {
                lineClamp: 2,
                maxWidth: 520,
                flexShrink: 0,
                textAlign: 'right',
                fontFamily: 'display, sans',
                fontSize: 26,
                letterSpacing: 5,
              })
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const palest = 0.35
const lowerPart = { left: 0, top: 200, width, height: height - 200 }

/** Returns the background's opacity that makes the label readable over the brightest part of the lower picture. */
async function opacityOver(photograph: Buffer, { forest950, gold300 }: Shades): Promise<number> {
  const parts = sharp(photograph).extract(lowerPart).flatten().resize(60, 20, { fit: 'fill' })
  const { channels } = await sharp(await parts.png().toBuffer()).stats()
  const brightest = `#${channels.map(({ max }) => max.toString(16).padStart(2, '0')).join('')}`
  const isEnough = (opacity: number) => contrast(gold300, blend(forest950, opacity, brightest)) >= 4.5
  return [palest, 0.45, 0.55, 0.65].find(isEnough) ?? 0.75
}

function withOpacity(color: string, opacity: number) {
  return `${color}${Math.round(opacity * 255).toString(16)}`
}

const column = { display: 'flex', flexDirection: 'column' } as const

function words(text: string, style: CSSProperties) {
  return <div style={{ display: 'block', lineClamp: 1, wordBreak: 'break-word', ...style }}>{text}</div>
}

function upper(text: string) {
  return plainText(text).toLocaleUpperCase('pt-BR')
}

function emblemSource(look: ShareCard['look'], mark: Buffer | undefined) {
  if (isDrawn(look.emblem)) return dataUrl('image/svg+xml', emblemPicture(look, 72))
  return mark && dataUrl('image/png', mark)
}

function Picture({ src, style }: { src: string; style: CSSProperties }) {
  // biome-ignore lint/performance/noImgElement: it is drawn here, not sent to a browser
  return <img src={src} alt="" style={style} />
}

function dataUrl(type: string, bytes: Buffer) {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** Removes characters that some of the fonts lack, for which the library would request Google's fonts. */
export function plainText(text: string) {
  return text
    .normalize('NFC')
    .replace(/[^ -~ ¡£§©-«®°-³¶·¹-ÄÇ-ÏÑ-×Ù-Üß-äç-ïñ-÷ù-ü–—‘’“-„•…‹›€™−]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

/** Crops the image; undefined if it cannot be read. */
async function cropImage(image: Buffer, focus?: string): Promise<Buffer | undefined> {
  try {
    // Check the content: an SVG stored as a JPEG would be rendered without a time limit.
    const validationMessage = imageFormat(image)
      ? sizeValidationMessage(await sharp(image, headerOnly).metadata())
      : 'not a JPEG, PNG or WebP'
    if (validationMessage) throw new Error(validationMessage)
    const upright = sharp(image, { limitInputPixels: maxPixels }).timeout({ seconds: 5 }).autoOrient()
    const part = focus ? upright.extract(partAround(focus, (await upright.metadata()).autoOrient)) : upright
    return await part.resize(width, height, { fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer()
  } catch (error) {
    logEvent('share_image_source_not_read', { error })
    return undefined
  }
}

/** Returns the crop as `object-position` defines it: a point at a percentage of the picture is at that percentage of the crop. */
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

/** Draws mountains in the mist in the dark shade, as pages do (components/ui/ui.css). */
async function drawMountains({ forest950 }: Shades): Promise<string> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'images', 'serra.svg')
  const drawing = await readFile(/* turbopackIgnore: true */ file, 'utf8')
  return dataUrl(
    'image/svg+xml',
    Buffer.from(drawing.replaceAll('<stop ', `<stop stop-color="${forest950}" `)),
  )
}
