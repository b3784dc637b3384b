import { boxesAt, boxesIn, topBoxes } from './boxes.ts'
import { type Bytes, textAt } from './bytes.ts'
import { foreignCodec, noPictures, videoTexts } from './rules.ts'

// Of fifty megabytes of film a table of contents takes a few hundred kB.
const mostIndexBytes = 8 * 1024 * 1024

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

/** Why an MP4 is refused, as a sentence to show; null when every track of pictures in it is H.264 and all is there. */
export async function mp4ValidationMessage(bytes: Bytes): Promise<string | null> {
  const boxes = await topBoxes(bytes)
  const index = boxes?.find(({ type }) => type === 'moov')
  if (!boxes?.some(({ type }) => type === 'mdat') || !index) return videoTexts.damaged
  if (index.end - index.start > mostIndexBytes) return videoTexts.damaged
  const found = pictureCodecs(await bytes.read(index.content, index.end - index.content))
  if (found.length === 0) return noPictures
  const foreign = found.find((codec) => !/^avc[13]$/.test(codec))
  return foreign === undefined ? null : foreignCodec(codecs[foreign] ?? 'um formato pouco comum')
}

/** How each track of pictures is written, by what its `moov` says. */
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
