import { isVideo } from '@/lib/video'
import { sourceValidationMessage } from './source-check'

/** What is said of an address in a field for videos (`video`), or for videos and images (`media`). */
export const mediaValidationMessages = {
  video:
    'Este endereço não é de um vídeo que o site consegue mostrar: cole um link do Vimeo, do YouTube ou de um arquivo .mp4 ou .webm.',
  media:
    'Este endereço não é de um vídeo nem de uma imagem que o site consegue mostrar: cole um link do Vimeo, do YouTube ou de um arquivo .mp4 ou .webm, ou envie o arquivo.',
} as const

/** IMG-7 for a field of this kind (`image`, `video`, or `media` for either); null when the site can show the address. */
export function mediaValidationMessage(kind: string, address: string): string | null {
  if (kind !== 'image' && (address.trim() === '' || isVideo(address))) return null
  if (kind === 'video') return mediaValidationMessages.video
  const message = sourceValidationMessage(address)
  const isPicture = /\.(?:jpe?g|png|webp|gif|avif|heic|svg)(?:$|[?#])/i.test(address)
  return message && kind === 'media' && !isPicture ? mediaValidationMessages.media : message
}

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
