import { mp4ValidationMessage } from './mp4.ts'
import {
  headLength,
  headValidationMessage,
  readAt,
  type VideoFormat,
  videoFormat,
  videoTexts,
} from './rules.ts'
import { webmValidationMessage } from './webm.ts'

/** What a file is by its content, or why it is refused as a sentence to show; the same in browser and server. */
export async function checkVideo(file: Blob): Promise<{ format: VideoFormat } | { error: string }> {
  const head = await readAt(file, 0, headLength)
  const refusal = headValidationMessage(file.size, head)
  if (refusal) return { error: refusal }
  const format = videoFormat(head)
  if (!format) return { error: videoTexts.notAVideo }
  const error = await (format === 'mp4' ? mp4ValidationMessage(file) : webmValidationMessage(file))
  return error === null ? { format } : { error }
}
