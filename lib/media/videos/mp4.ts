import { foreignCodec, noPictures, readAt, textAt, videoTexts } from './rules.ts'

type Box = { type: string; start: number; content: number; end: number }

const headBytes = 16
// An hour of video has a dozen top-level boxes.
const maxBoxes = 5000

// The index of a 50 MB video takes a few hundred kB.
const maxIndexBytes = 8 * 1024 * 1024

const codecs: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'HEVC (Dolby Vision)',
  dvhe: 'HEVC (Dolby Vision)',
  av01: 'AV1',
  vp09: 'VP9 dentro de um MP4',
  mp4v: 'MPEG-4 antigo',
  encv: 'formato protegido',
}

/** Returns the reason for refusing an MP4, or null if it is complete and every video track is H.264. */
export async function mp4ValidationMessage(file: Blob): Promise<string | null> {
  const boxes = await topBoxes(file)
  const index = boxes?.find(({ type }) => type === 'moov')
  if (!boxes?.some(({ type }) => type === 'mdat') || !index) return videoTexts.damaged
  if (index.end - index.start > maxIndexBytes) return videoTexts.damaged
  const found = pictureCodecs(await readAt(file, index.content, index.end - index.content))
  if (found.length === 0) return noPictures
  const foreign = found.find((codec) => !/^avc[13]$/.test(codec))
  return foreign === undefined ? null : foreignCodec(codecs[foreign] ?? 'um formato pouco comum')
}

function pictureCodecs(moov: Uint8Array): string[] {
  const tracks = boxesIn(moov, 0, moov.length).filter(({ type }) => type === 'trak')
  return tracks.flatMap((track) => {
    const [handler] = boxesAt(moov, track, ['mdia', 'hdlr'])
    if (!handler || textAt(moov, handler.content + 8, handler.content + 12) !== 'vide') return []
    const [table] = boxesAt(moov, track, ['mdia', 'minf', 'stbl', 'stsd'])
    const entries = table ? boxesIn(moov, table.content + 8, table.end) : []
    return entries.length > 0 ? entries.map(({ type }) => type) : ['']
  })
}

/** Moves an MP4's index before its pictures, so that playback starts immediately. */
export async function moveIndexToStart(file: Blob): Promise<Blob> {
  const boxes = (await topBoxes(file)) ?? []
  const index = boxes.find(({ type }) => type === 'moov')
  const pictures = boxes.find(({ type }) => type === 'mdat')
  if (!index || !pictures || index.start < pictures.start || boxes.some(({ type }) => type === 'moof'))
    return file
  const moov = await readAt(file, index.start, index.end - index.start)
  shiftOffsets(moov, { from: pictures.start, to: index.start, by: moov.length })
  return new Blob([
    file.slice(0, pictures.start),
    moov,
    file.slice(pictures.start, index.start),
    file.slice(index.end),
  ])
}

/** Shifts the sample offsets between `from` and `to` by `by` bytes. */
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

/** Returns the top-level boxes in order; null if one is malformed or exceeds the file. */
export async function topBoxes(file: Blob): Promise<Box[] | null> {
  const boxes: Box[] = []
  for (let at = 0; at < file.size; ) {
    const box = boxOf(await readAt(file, at, headBytes), at, file.size)
    if (!box || boxes.length === maxBoxes) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Returns the boxes directly within a part of `bytes`, up to the first malformed one. */
function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end && boxes.length < maxBoxes; ) {
    const box = boxOf(bytes.subarray(at, at + headBytes), at, end)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Returns the boxes at the end of a path such as `['mdia', 'minf']` below `box`. */
export function boxesAt(bytes: Uint8Array, box: Box, [type, ...rest]: string[]): Box[] {
  if (type === undefined) return [box]
  return boxesIn(bytes, box.content, box.end)
    .filter((child) => child.type === type)
    .flatMap((child) => boxesAt(bytes, child, rest))
}

function boxOf(head: Uint8Array, start: number, limit: number): Box | null {
  if (head.length < 8) return null
  const view = viewOf(head)
  const short = view.getUint32(0)
  if (short === 1 && head.length < headBytes) return null
  const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? limit - start : short
  const content = start + (short === 1 ? headBytes : 8)
  const end = start + size
  if (end < content || end > limit) return null
  return { type: textAt(head, 4, 8), start, content, end }
}

function viewOf(bytes: Uint8Array) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
