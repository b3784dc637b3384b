import { imageFormat } from './rules.ts'

/** Whether nothing but the image itself is in the file: no position, no comment, no second frame, nothing behind its end. */
export function holdsOnlyPixels(bytes: Uint8Array): boolean {
  const format = imageFormat(bytes)
  if (!format) return false
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return readers[format](view)
  } catch {
    // It ends in the middle of a part.
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

// Frames, tables, scans; of the rest only the headers that say how colours are written, without a small image in them.
function isJpegPart(marker: number, length: number) {
  if (marker === 0xe0) return length === 16
  if (marker === 0xee) return length === 14
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || [0xda, 0xdb, 0xdd].includes(marker)
}

/** Where the next marker is that does not belong to the scan's own data. */
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
  for (; at < view.byteLength; at += 8 + padded(view.getUint32(at + 4, true)))
    if (!['VP8X', 'VP8 ', 'VP8L', 'ALPH'].includes(tagAt(view, at))) return false
  return at === view.byteLength
}

function padded(length: number) {
  return length + (length % 2)
}

function tagAt(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
