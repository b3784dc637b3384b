import { encodeInTurn } from './encode-in-turn.ts'
import { holdsOnlyPixels } from './only-pixels.ts'
import { QueueFull } from './queue.ts'
import {
  busyServer,
  damagedImage,
  fileValidationMessage,
  type ImageFormat,
  imageFormat,
  imageTexts,
  maxImageBytes,
} from './rules.ts'
import { sharp } from './sharp.ts'
import { maxPixels, sizeValidationMessage } from './size-check.ts'
import { makeVariants, type Variants } from './variants.ts'

export type CleanImage = { bytes: Buffer; format: ImageFormat; contentType: `image/${ImageFormat}` }

export type EncodedImage = CleanImage & { variants: Variants }

/** `status`: 413 too large, 415 not one of the formats, 422 not readable, 503 too many at once. */
export type Refusal = { error: string; status: 413 | 415 | 422 | 503 }

const longestSide = 2560
const maxSeconds = 20

/** Made anew from its pixels (IMG-3), of an animation the first frame; another format only if it weighs over 5 MB. */
export function encodeImage(sent: Uint8Array): Promise<EncodedImage | Refusal> {
  return checked(sent, async (format) => {
    const image = await fittingImage(sent, format)
    return 'status' in image ? image : { ...image, variants: await makeVariants(image.bytes) }
  })
}

/** The same without its variants; what was made so before stays byte for byte, once it has been read to its end. */
export function cleanImage(sent: Buffer): Promise<CleanImage | Refusal> {
  return checked(sent, async (format) => {
    if (!holdsOnlyPixels(sent)) return fittingImage(sent, format)
    const { width, height } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
    if (Math.max(width, height) > longestSide) return fittingImage(sent, format)
    await sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .stats()
    return { bytes: sent, format, contentType: `image/${format}` }
  })
}

async function checked<Made>(
  sent: Uint8Array,
  make: (format: ImageFormat) => Promise<Made | Refusal>,
): Promise<Made | Refusal> {
  const validationMessage = fileValidationMessage(sent.length, sent)
  if (validationMessage)
    return { error: validationMessage, status: validationMessage === imageTexts.tooLarge ? 413 : 415 }
  const tooLong = sizeValidationMessage(sent)
  if (tooLong) return { error: tooLong, status: 422 }
  try {
    return await encodeInTurn(async () => {
      const format = imageFormat(sent)
      const { format: decoded } = await sharp(sent, { limitInputPixels: maxPixels }).metadata()
      return format && decoded === format ? make(format) : { error: damagedImage, status: 422 }
    })
  } catch (error) {
    if (error instanceof QueueFull) return { error: busyServer, status: 503 }
    return { error: damagedImage, status: 422 }
  }
}

async function fittingImage(sent: Uint8Array, format: ImageFormat): Promise<CleanImage | Refusal> {
  for (const attempt of attempts(format)) {
    const bytes = await render(sent, attempt)
    if (bytes.length <= maxImageBytes) {
      return { bytes, format: attempt.format, contentType: `image/${attempt.format}` }
    }
  }
  return { error: imageTexts.tooLarge, status: 413 }
}

type Attempt = { format: ImageFormat; quality: number; side: number }

function attempts(format: ImageFormat): Attempt[] {
  return [
    { format, quality: 86, side: longestSide },
    { format: 'webp', quality: 80, side: longestSide },
    { format: 'webp', quality: 70, side: longestSide / 2 },
  ]
}

function render(sent: Uint8Array, { format, quality, side }: Attempt) {
  const pixels = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: maxSeconds })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  // PNG has no quality; giving one would make it a palette of few colours.
  return (format === 'png' ? pixels.png() : pixels[format]({ quality })).toBuffer()
}
