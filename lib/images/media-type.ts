import { type ImageFormat, imageFormat } from './rules'

export type MediaType = `image/${ImageFormat | 'avif'}`

/** What an image is by its first bytes; null for anything else, so that nothing else is ever sent as one. */
export function mediaType(bytes: Buffer): MediaType | null {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'image/avif'
  const format = imageFormat(bytes)
  return format && `image/${format}`
}
