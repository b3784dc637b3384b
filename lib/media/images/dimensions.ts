import { damagedImage, type ImageFormat, imageFormat, tooLongSide, tooManyPixels } from './rules.ts'

export type Dimensions = { width: number; height: number }

export const maxPixels = 50_000_000
const maxSide = 20_000

/** Why the server does not decode an image of the size that its header announces, as a sentence, or null. */
export function sizeValidationMessage(image: Uint8Array): string | null {
  const size = announcedDimensions(image)
  if (!size || size.width === 0 || size.height === 0) return damagedImage
  if (Math.max(size.width, size.height) > maxSide) return tooLongSide
  return size.width * size.height > maxPixels ? tooManyPixels : null
}

/** In pixels, as the header announces it, or null. Nothing is decoded: a small file that lies makes no work. */
export function announcedDimensions(bytes: Uint8Array): Dimensions | null {
  const format = imageFormat(bytes)
  if (!format) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[format](view)
  } catch {
    // The header ends before the size.
    return null
  }
}

const readers: Record<ImageFormat, (view: DataView) => Dimensions | null> = {
  png: (view) =>
    tagAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  jpeg: jpegDimensions,
  webp: webpDimensions,
}

/** Walks from marker to marker up to the frame header; images inside metadata are stepped over with it. */
function jpegDimensions(view: DataView): Dimensions | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

// C4, C8 and CC share the range and are tables.
function isFrame(marker: number) {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function webpDimensions(view: DataView): Dimensions | null {
  switch (tagAt(view, 12)) {
    case 'VP8X':
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

function tagAt(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}

function uint24(view: DataView, at: number) {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}
