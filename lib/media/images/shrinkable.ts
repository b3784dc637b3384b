import type { ImageFormat } from './rules.ts'

/**
 * Whether a browser makes this picture smaller as well as the server does. Browsers do not heed how a WebP or PNG is
 * to be turned, and ignore the profile of a JPEG in four inks: those are the server's.
 */
export function isShrinkable(bytes: Uint8Array, format: ImageFormat): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return shrinkable[format](view)
  } catch {
    // It ends in the middle of a part.
    return false
  }
}

const shrinkable = {
  // Of a header with extensions, one bit says that there is EXIF data.
  webp: (view: DataView) => tagAt(view, 12) !== 'VP8X' || (view.getUint8(20) & 8) === 0,
  png(view: DataView) {
    let at = 8
    for (; !['eXIf', 'IEND'].includes(tagAt(view, at + 4)); at += 12 + view.getUint32(at));
    return tagAt(view, at + 4) === 'IEND'
  },
  jpeg(view: DataView) {
    let at = 2
    for (; !isFrame(view.getUint16(at)); at += 2 + view.getUint16(at + 2));
    return view.getUint8(at + 9) < 4
  },
}

const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
