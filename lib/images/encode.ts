import { announcedDimensions, maxPixels, sizeValidationMessage } from './dimensions.ts'
import { inWorker, type Run, TooHeavy, Unreadable } from './in-worker.ts'
import { holdsOnlyPixels } from './only-pixels.ts'
import { inTurn, QueueFull } from './queue.ts'
import {
  busyServer,
  damagedImage,
  fileValidationMessage,
  type ImageFormat,
  imageFormat,
  imageTexts,
  maxImageBytes,
  tooHeavyImage,
} from './rules.ts'
import { makeVariants, type Variants } from './variants.ts'

export type CleanImage = { bytes: Buffer; format: ImageFormat; contentType: `image/${ImageFormat}` }

export type EncodedImage = CleanImage & { variants: Variants }

/** `status`: 413 too large, 415 not one of the formats, 422 not readable within the limits, 503 too many at once. */
export type Refusal = { error: string; status: 413 | 415 | 422 | 503 }

const longestSide = 2560
/** For all that is done with the pixels of a file as it was sent. */
const reading = { seconds: 5, megabytes: 400 }

/** Made anew from its pixels (IMG-3), of animations the first frame; another format if over 5 MB. `owner`: who sent it. */
export function encodeImage(sent: Uint8Array, owner = ''): Promise<EncodedImage | Refusal> {
  return checked(sent, owner, async (format) => {
    const image = await inWorker(reading, (run) => fittingImage(run, sent, format))
    return 'error' in image ? image : { ...image, variants: await makeVariants(image.bytes) }
  })
}

/** The variants of a picture that came into the storage another way. */
export function encodeStored(stored: Uint8Array, owner: string): Promise<Variants | Refusal> {
  return checked(stored, owner, async (format) => {
    const { width = 0, height = 0 } = announcedDimensions(stored) ?? {}
    if (Math.max(width, height) <= longestSide) return makeVariants(stored)
    const image = await inWorker(reading, (run) => fittingImage(run, stored, format))
    return 'error' in image ? image : makeVariants(image.bytes)
  })
}

/** As `encodeImage` without variants; what was made so before stays byte for byte, once it has been read to its end. */
export function cleanImage(sent: Buffer): Promise<CleanImage | Refusal> {
  return checked(sent, '', (format) =>
    inWorker(reading, async (run) => {
      if (!holdsOnlyPixels(sent)) return fittingImage(run, sent, format)
      const { width, height } = await run('metadata', sent, { limitInputPixels: maxPixels })
      if (Math.max(width, height) > longestSide) return fittingImage(run, sent, format)
      await run('stats', sent, { limitInputPixels: maxPixels, failOn: 'error' })
      return { bytes: sent, format, contentType: `image/${format}` }
    }),
  )
}

async function checked<Made>(
  sent: Uint8Array,
  owner: string,
  make: (format: ImageFormat) => Promise<Made | Refusal>,
): Promise<Made | Refusal> {
  const validationMessage = fileValidationMessage(sent.length, sent)
  if (validationMessage)
    return { error: validationMessage, status: validationMessage === imageTexts.tooLarge ? 413 : 415 }
  const tooLong = sizeValidationMessage(sent)
  if (tooLong) return { error: tooLong, status: 422 }
  const format = imageFormat(sent)
  if (!format) return { error: damagedImage, status: 422 }
  try {
    return await inTurn('image', () => make(format), owner)
  } catch (error) {
    if (error instanceof QueueFull) return { error: busyServer, status: 503 }
    if (error instanceof TooHeavy) return { error: tooHeavyImage, status: 422 }
    if (error instanceof Unreadable) return { error: damagedImage, status: 422 }
    throw error
  }
}

async function fittingImage(run: Run, sent: Uint8Array, format: ImageFormat): Promise<CleanImage | Refusal> {
  for (const attempt of attempts(format)) {
    const bytes = await render(run, sent, attempt)
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

function render(run: Run, sent: Uint8Array, { format, quality, side }: Attempt) {
  const options = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true } as const
  const resize = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
  // PNG has no quality; giving one would make it a palette of few colours.
  return run('toBuffer', sent, options, { resize, [format]: format === 'png' ? {} : { quality } })
}
