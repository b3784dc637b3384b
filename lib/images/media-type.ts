import { type PictureFormat, pictureFormat } from './rules'

export type MediaType = `image/${PictureFormat | 'avif'}`

/** What a picture is by its first bytes; null for anything else, so that nothing else is ever sent as one. */
export function mediaType(bytes: Buffer): MediaType | null {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'image/avif'
  const format = pictureFormat(bytes)
  return format && `image/${format}`
}
