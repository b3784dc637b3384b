import type { ImageFormat } from './rules.ts'

/** Checks whether a browser can shrink it: browsers ignore the orientation of WebP and PNG and the profile of CMYK JPEGs. */
export function isShrinkable(bytes: Uint8Array, format: ImageFormat): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return shrinkable[format](view)
  } catch {
    // The file is truncated.
    return false
  }
}

const shrinkable = {
  // In an extended header, one bit marks EXIF data.
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
