import { foreignCodec, matroska, noPictures, readAt, textAt, videoTexts } from './rules.ts'

type Element = { id: number; content: number /** Infinity while its writer did not know. */; end: number }

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
}
const headBytes = 12
const mostElements = 200
const mostTrackBytes = 1024 * 1024
const shown = /^V_(?:VP8|VP9|AV1)$/

/** Why a WebM is refused, as a sentence to show; null when browsers know how its pictures are written. */
export async function webmValidationMessage(file: Blob): Promise<string | null> {
  const header = await elementAt(file, 0)
  if (header?.id !== ids.header || header.end > 4096) return videoTexts.damaged
  const head = await readAt(file, header.content, header.end - header.content)
  const [type] = elementsIn(head).filter(({ id }) => id === ids.docType)
  if (!type || textAt(head, type.content, type.end).replace(/\0+$/, '') !== 'webm') return matroska
  const segment = await elementAt(file, header.end)
  if (segment?.id !== ids.segment || isCut(segment, file)) return videoTexts.damaged
  return tracksValidationMessage(file, segment.content)
}

/** Reads the tracks, which come before the first pictures. */
async function tracksValidationMessage(file: Blob, start: number) {
  let codecs: string[] | undefined
  for (let at = start, count = 0; count < mostElements; count++) {
    const element = await elementAt(file, at)
    if (!element || isCut(element, file)) return videoTexts.damaged
    if (element.id === ids.cluster) break
    if (element.end === Number.POSITIVE_INFINITY) return videoTexts.damaged
    if (element.id === ids.tracks) {
      if (element.end - element.content > mostTrackBytes) return videoTexts.damaged
      codecs = pictureCodecs(await readAt(file, element.content, element.end - element.content))
    }
    at = element.end
  }
  if (!codecs) return videoTexts.damaged
  if (codecs.length === 0) return noPictures
  return codecs.every((codec) => shown.test(codec)) ? null : foreignCodec('um formato pouco comum')
}

function pictureCodecs(tracks: Uint8Array): string[] {
  return elementsIn(tracks).flatMap(({ id, content, end }) => {
    if (id !== ids.track) return []
    const track = tracks.subarray(content, end)
    const parts = elementsIn(track)
    const isPicture = parts.some((part) => part.id === ids.trackType && track[part.end - 1] === 1)
    const codec = parts.find((part) => part.id === ids.codec)
    return isPicture ? [codec ? textAt(track, codec.content, codec.end) : ''] : []
  })
}

function isCut({ end }: Element, { size }: Blob) {
  return end !== Number.POSITIVE_INFINITY && end > size
}

async function elementAt(file: Blob, at: number): Promise<Element | null> {
  return elementIn(await readAt(file, at, headBytes), 0, at)
}

/** Those directly in `bytes`, as far as they are sound and end there. */
function elementsIn(bytes: Uint8Array): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length && elements.length < mostElements; ) {
    const element = elementIn(bytes, at, 0)
    if (!element || element.end > bytes.length) break
    elements.push(element)
    at = element.end
  }
  return elements
}

/** `base` is where in the file `bytes` begin. */
function elementIn(bytes: Uint8Array, at: number, base: number): Element | null {
  const idLength = lengthOf(bytes[at])
  const sizeLength = lengthOf(bytes[at + idLength])
  if (idLength === 0 || idLength > 4 || sizeLength === 0) return null
  const content = at + idLength + sizeLength
  if (content > bytes.length) return null
  const id = numberIn(bytes.subarray(at, at + idLength))
  const marked = bytes.subarray(at + idLength, content)
  const isUnknown = marked.every((byte, index) =>
    index === 0 ? byte === 2 ** (9 - sizeLength) - 1 : byte === 255,
  )
  // Without its marker first: with it the longest would be no exact number.
  const size = numberIn(marked.map((byte, index) => (index === 0 ? byte - 2 ** (8 - sizeLength) : byte)))
  return { id, content: base + content, end: isUnknown ? Number.POSITIVE_INFINITY : base + content + size }
}

/** The length of a number in bytes, from its first byte; 0 if it cannot be one. */
function lengthOf(first: number | undefined) {
  return first ? Math.clz32(first) - 23 : 0
}

function numberIn(bytes: Uint8Array) {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0)
}
