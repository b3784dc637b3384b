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

/** The format of a video by its content, or the sentence that refuses it. Browser and server both call this. */
export async function checkVideo(file: Blob): Promise<{ format: VideoFormat } | { error: string }> {
  const head = await readAt(file, 0, headLength)
  const refusal = headValidationMessage(file.size, head)
  if (refusal) return { error: refusal }
  const format = videoFormat(head)
  if (!format) return { error: videoTexts.notAVideo }
  const error = await (format === 'mp4' ? mp4ValidationMessage(file) : webmValidationMessage(file))
  return error === null ? { format } : { error }
}
