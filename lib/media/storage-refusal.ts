import { logEvent } from '../log.ts'
import { uploadFailure } from './upload-failure.ts'

/** Logs the storage's message and returns one for people. */
export function storageRefusal(error: unknown, sent?: Parameters<typeof uploadFailure>[1]): string {
  const { statusCode: code, message } = Object(error)
  logEvent('action_failed', { step: 'file not stored', code, error: message })
  return uploadFailure(error, sent)
}
