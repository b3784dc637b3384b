import { mediaValidationMessage } from './media-check'

/** A sentence for each field (IMG-7). `stored` comes from the database, never from what a browser says was there. */
export function unshowableFields(
  fields: Record<string, { kind: string }>,
  values: Record<string, unknown>,
  ...stored: Record<string, unknown>[]
): Record<string, string> | undefined {
  const fieldErrors = Object.entries(fields).flatMap(([field, { kind }]) => {
    const address = values[field]
    if (!kinds.has(kind) || typeof address !== 'string') return []
    if (stored.some((row) => row[field] === address)) return []
    const validationMessage = mediaValidationMessage(kind, address)
    return validationMessage ? [[field, validationMessage] as const] : []
  })
  return fieldErrors.length > 0 ? Object.fromEntries(fieldErrors) : undefined
}

const kinds = new Set(['image', 'video', 'media'])
