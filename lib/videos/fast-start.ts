import { type Box, boxesAt, topBoxes } from './boxes.ts'
import { type Bytes, viewOf } from './bytes.ts'

/** A part of the new file: bytes made anew, or a stretch of the old one. */
export type Piece = { bytes: Uint8Array } | { start: number; end: number }

/**
 * An MP4 with its table of contents before its pictures, so that a visitor sees the first of them at once: the pieces in
 * their new order. Null when it is so already, or better left alone.
 */
export async function fastStart(bytes: Bytes): Promise<Piece[] | null> {
  const boxes = (await topBoxes(bytes)) ?? []
  const index = boxes.find(({ type }) => type === 'moov')
  const pictures = boxes.find(({ type }) => type === 'mdat')
  if (!index || !pictures || index.start < pictures.start || boxes.some(({ type }) => type === 'moof'))
    return null
  const moov = (await bytes.read(index.start, index.end - index.start)).slice()
  shiftOffsets(moov, { from: pictures.start, to: index.start, by: moov.length })
  return [
    { start: 0, end: pictures.start },
    { bytes: moov },
    { start: pictures.start, end: index.start },
    { start: index.end, end: bytes.size },
  ]
}

/** Where the pictures lie, for those between `from` and `to`, which move `by` bytes. */
function shiftOffsets(moov: Uint8Array, { from, to, by }: { from: number; to: number; by: number }) {
  const view = viewOf(moov)
  const whole: Box = { type: 'moov', start: 0, content: 8, end: moov.length }
  const path = ['trak', 'mdia', 'minf', 'stbl']
  const shifted = (offset: number) => (offset >= from && offset < to ? offset + by : offset)
  for (const { content, end } of boxesAt(moov, whole, [...path, 'stco']))
    for (let at = content + 8; at + 4 <= end; at += 4) view.setUint32(at, shifted(view.getUint32(at)))
  for (const { content, end } of boxesAt(moov, whole, [...path, 'co64']))
    for (let at = content + 8; at + 8 <= end; at += 8)
      view.setBigUint64(at, BigInt(shifted(Number(view.getBigUint64(at)))))
}
