import { isVideo } from '@/lib/video'
import { mediaValidationMessages } from '@/lib/video-texts'
import { sourceValidationMessage } from './source-check'

/** IMG-7 for a field of this kind (`image`, `video`, or `media` for either); null when the site can show the address. */
export function mediaValidationMessage(kind: string, address: string): string | null {
  if (kind !== 'image' && (address.trim() === '' || isVideo(address))) return null
  if (kind === 'video') return mediaValidationMessages.video
  const message = sourceValidationMessage(address)
  const isPicture = /\.(?:jpe?g|png|webp|gif|avif|heic|svg)(?:$|[?#])/i.test(address)
  return message && kind === 'media' && !isPicture ? mediaValidationMessages.media : message
}
