import { parseVideo } from '@/lib/video'
import { sourceValidationMessage } from './source-check'

/** A sentence for each field (IMG-7). `stored` comes from the database, never from what a browser says was there. */
export function unshowableFields(
  fields: string[],
  values: Record<string, unknown>,
  ...stored: Record<string, unknown>[]
): Record<string, string> | undefined {
  const fieldErrors = fields.flatMap((field) => {
    const address = values[field]
    if (typeof address !== 'string' || parseVideo(address)) return []
    if (stored.some((row) => row[field] === address)) return []
    const validationMessage = sourceValidationMessage(address)
    return validationMessage ? [[field, validationMessage] as const] : []
  })
  return fieldErrors.length > 0 ? Object.fromEntries(fieldErrors) : undefined
}
