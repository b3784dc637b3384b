import { moveIndexToStart, mp4ValidationMessage } from './mp4.ts'
import {
  foreignCodec,
  headLength,
  headValidationMessage,
  matroska,
  noPictures,
  readAt,
  type VideoFormat,
  videoFormat,
  videoTexts,
} from './rules.ts'

/** Detects a video's format from its content, or returns an error message. Browser and server both call this. */
export async function checkVideo(file: Blob): Promise<{ format: VideoFormat } | { error: string }> {
  const head = await readAt(file, 0, headLength)
  const refusal = headValidationMessage(file.size, head)
  if (refusal) return { error: refusal }
  const format = videoFormat(head)
  if (!format) return { error: videoTexts.notAVideo }
  const error = await (format === 'mp4' ? mp4ValidationMessage(file) : webmValidationMessage(file))
  return error === null ? { format } : { error }
}

/** Returns a checked video in its stored form: an MP4 with its index before its pictures. */
export async function prepareVideo(
  file: Blob,
): Promise<{ film: Blob; format: VideoFormat } | { error: string }> {
  const checked = await checkVideo(file)
  if ('error' in checked) return checked
  const { format } = checked
  return { format, film: format === 'mp4' ? await moveIndexToStart(file) : file }
}

/** The track description precedes the first pictures, usually within a few kB. */
const headBytes = 64 * 1024
const playable = /^V_(?:VP8|VP9|AV1)$/

// Elements as text with one character per byte: an id, a length of one to eight bytes, and the content.
const docTypeWebm = /\x42\x82[\s\S]{1,8}?webm/
const segment = '\x18\x53\x80\x67'
const tracks = '\x16\x54\xae\x6b'
const cluster = '\x1f\x43\xb6\x75'
const pictureCodec = /\x86[\s\S]{1,8}?(V_[\w/]+)/g

/** Returns the reason for refusing a WebM, or null if browsers can decode its pictures. */
async function webmValidationMessage(file: Blob): Promise<string | null> {
  const bytes = await readAt(file, 0, headBytes)
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  if (!docTypeWebm.test(head)) return matroska
  const [start, end] = [head.indexOf(segment), head.indexOf(cluster)]
  const described = head.slice(head.indexOf(tracks), end === -1 ? undefined : end)
  if (start === -1 || !head.includes(tracks) || endsBeyond(file, bytes.subarray(start + 4), start + 4))
    return videoTexts.damaged
  const codecs = [...described.matchAll(pictureCodec)].map(([, codec = '']) => codec)
  if (codecs.length === 0) return noPictures
  return codecs.every((codec) => playable.test(codec)) ? null : foreignCodec('um formato pouco comum')
}

/** Checks whether the length at `at`, which starts `bytes`, exceeds the file; all ones mean an unknown length. */
function endsBeyond(file: Blob, bytes: Uint8Array, at: number) {
  const [first = 0] = bytes
  const width = Math.clz32(first) - 23
  const [marked, ...others] = bytes.subarray(0, width)
  const own = (marked ?? 0) - 2 ** (8 - width)
  const isUnknown = own === 2 ** (8 - width) - 1 && others.every((byte) => byte === 255)
  const size = others.reduce((sum, byte) => sum * 256 + byte, own)
  return width > 8 || others.length < width - 1 || (!isUnknown && at + width + size > file.size)
}
