import type { Bytes } from './bytes.ts'
import { mp4ValidationMessage } from './mp4.ts'
import { headLength, headValidationMessage, type VideoFormat, videoFormat, videoTexts } from './rules.ts'
import { webmValidationMessage } from './webm.ts'

/** What a file is by its content, or why it is refused as a sentence to show; the same in browser and server. */
export async function checkVideo(bytes: Bytes): Promise<{ format: VideoFormat } | { error: string }> {
  const head = await bytes.read(0, headLength)
  const refusal = headValidationMessage(bytes.size, head)
  if (refusal) return { error: refusal }
  const format = videoFormat(head)
  if (!format) return { error: videoTexts.notAVideo }
  const error = await (format === 'mp4' ? mp4ValidationMessage(bytes) : webmValidationMessage(bytes))
  return error === null ? { format } : { error }
}
