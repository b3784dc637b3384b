import { type Run, runInWorker, TooHeavy, Unreadable } from './in-worker.ts'
import { QueueFull, runInTurn } from './queue.ts'
import {
  busyServer,
  damagedImage,
  fileValidationMessage,
  headerOnly,
  type ImageFormat,
  imageFormat,
  imageTexts,
  maxImageBytes,
  maxPixels,
  sizeValidationMessage,
  tooHeavyImage,
} from './rules.ts'
import { makeVariants, type Variants } from './variants.ts'

export type CleanImage = { bytes: Buffer; format: ImageFormat; contentType: `image/${ImageFormat}` }

export type EncodedImage = CleanImage & { variants: Variants }

/** `status`: 413 too large, 415 unsupported format, 422 unreadable within the limits, 503 too many at once. */
export type Refusal = { error: string; status: 413 | 415 | 422 | 503 }

const longestSide = 2560
/** Limits for all work on the pixels of an uploaded file. */
const readingLimits = { seconds: 5, megabytes: 400 }
const decoding = { limitInputPixels: maxPixels, failOn: 'error' } as const

/** Re-encodes an image, or an animation's first frame, from its pixels (IMG-3). Changes the format if it exceeds 5 MB. */
export function encodeImage(sent: Uint8Array, owner = ''): Promise<EncodedImage | Refusal> {
  return checkAndMake(sent, owner, async (format) => {
    const image = await openImage(sent, (run) => fittingImage(run, sent, format))
    return 'error' in image ? image : { ...image, variants: await makeVariants(image.bytes) }
  })
}

/** Like `encodeImage` without variants; returns the output of `encodeImage` unchanged after reading all of it. */
export function cleanImage(sent: Buffer): Promise<CleanImage | Refusal> {
  return checkAndMake(sent, '', (format) =>
    openImage(sent, async (run, side) => {
      if (!holdsOnlyPixels(sent) || side > longestSide) return fittingImage(run, sent, format)
      await run('stats', sent, decoding)
      return { bytes: sent, format, contentType: `image/${format}` }
    }),
  )
}

/** Rejects other formats and oversized files, waits in the queue, and converts errors to refusals. */
async function checkAndMake<Made>(
  sent: Uint8Array,
  owner: string,
  make: (format: ImageFormat) => Promise<Made | Refusal>,
): Promise<Made | Refusal> {
  const format = imageFormat(sent)
  const error = fileValidationMessage(sent.length, sent)
  if (!format) return { error: error ?? damagedImage, status: 415 }
  if (error) return { error, status: 413 }
  try {
    return await runInTurn('image', () => make(format), owner)
  } catch (error) {
    if (error instanceof QueueFull) return { error: busyServer, status: 503 }
    if (error instanceof TooHeavy) return { error: tooHeavyImage, status: 422 }
    if (error instanceof Unreadable) return { error: damagedImage, status: 422 }
    throw error
  }
}

/** Runs `make` in a worker process with the longer side in pixels, unless the size in the header is refused. */
function openImage(
  sent: Uint8Array,
  make: (run: Run, side: number) => Promise<CleanImage | Refusal>,
): Promise<CleanImage | Refusal> {
  return runInWorker(readingLimits, async (run) => {
    const size = await run('metadata', sent, headerOnly)
    const error = sizeValidationMessage(size)
    return error ? { error, status: 422 } : make(run, Math.max(size.width, size.height))
  })
}

/** Tries settings from high to low quality and returns the first result of at most 5 MB. */
async function fittingImage(run: Run, sent: Uint8Array, own: ImageFormat): Promise<CleanImage | Refusal> {
  for (const { format, quality, side } of [
    { format: own, quality: 86, side: longestSide },
    { format: 'webp', quality: 80, side: longestSide },
    { format: 'webp', quality: 70, side: longestSide / 2 },
  ] as const) {
    const resize = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
    // A quality would reduce PNG's colours to a palette.
    const steps = { resize, [format]: format === 'png' ? {} : { quality } }
    const bytes = await run('toBuffer', sent, { ...decoding, autoOrient: true }, steps)
    if (bytes.length <= maxImageBytes) return { bytes, format, contentType: `image/${format}` }
  }
  return { error: imageTexts.tooLarge, status: 413 }
}

/** Checks that the file contains nothing but the image: no position, comment or second frame, and nothing after its end. */
export function holdsOnlyPixels(bytes: Uint8Array): boolean {
  const format = imageFormat(bytes)
  if (!format) return false
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return readers[format](view)
  } catch {
    // The file is truncated.
    return false
  }
}

const readers = { jpeg: isPlainJpeg, png: isPlainPng, webp: isPlainWebp }

function isPlainJpeg(view: DataView) {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xd9) return at + 2 === view.byteLength
    const length = view.getUint16(at + 2)
    if (!isJpegPart(marker, length) || length < 2) return false
    at += 2 + length
    if (marker === 0xda) at = endOfScan(view, at)
  }
  return false
}

// Accept frames, tables and scans, and only application headers for colours, without a preview image.
function isJpegPart(marker: number, length: number) {
  if (marker === 0xe0) return length === 16
  if (marker === 0xee) return length === 14
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || [0xda, 0xdb, 0xdd].includes(marker)
}

/** Returns the offset of the next marker that is not part of the scan's data. */
function endOfScan(view: DataView, start: number) {
  let at = start
  while (view.getUint8(at) !== 0xff || isData(view.getUint8(at + 1))) at++
  return at
}

function isData(marker: number) {
  return marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
}

function isPlainPng(view: DataView) {
  const parts = ['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT']
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const part = tagAt(view, at + 4)
    if (part === 'IEND') return view.getUint32(at) === 0 && at + 12 === view.byteLength
    if (!parts.includes(part)) return false
  }
}

function isPlainWebp(view: DataView) {
  if (view.getUint32(4, true) + 8 !== view.byteLength) return false
  let at = 12
  for (; at < view.byteLength; at += 8 + padToEven(view.getUint32(at + 4, true)))
    if (!['VP8X', 'VP8 ', 'VP8L', 'ALPH'].includes(tagAt(view, at))) return false
  return at === view.byteLength
}

function padToEven(length: number) {
  return length + (length % 2)
}

function tagAt(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
