import { foreignSource, sourceValidationMessage } from '@/lib/media/images/source-check'
import { storedName, videosBucket } from '@/lib/stored-name'
import { isVideo, storedFilm } from '@/lib/video'
import { mediaValidationMessages } from './addresses'
import { type Fields, mediaFields, valueAt, valuesAt } from './field'

/**
 * IMG-7 for a field of this kind (`image`, `images`, `video`, or `media` for either); null when the site can show the address.
 * With `bucket`, the hotel's own, files in those of others are refused.
 */
export function mediaValidationMessage(kind: string, address: string, bucket?: string): string | null {
  const text = address.trim()
  const isForeign = (name: string | null, own: (bucket: string) => string) =>
    name !== null && bucket !== undefined && !name.startsWith(`${own(bucket)}/`)
  const takesVideos = kind === 'video' || kind === 'media'
  if (takesVideos && (text === '' || (isVideo(address) && !isForeign(storedFilm(text), videosBucket))))
    return null
  if (kind === 'video') return mediaValidationMessages.video
  const message = isForeign(storedName(text), String) ? foreignSource : sourceValidationMessage(address)
  const isPicture = /\.(?:jpe?g|png|webp|gif|avif|heic|svg)(?:$|[?#])/i.test(address)
  return message && kind === 'media' && !isPicture ? mediaValidationMessages.media : message
}

/**
 * Returns errors by path: addresses that the site cannot show (IMG-7), and more images than a field takes (IMG-6, PKG-7). What
 * one of `stored` has there already may stay; it comes from the database, never from what a browser says was there.
 */
export function mediaErrors(
  fields: Fields,
  values: unknown,
  bucket: string | undefined,
  ...stored: unknown[]
): Record<string, string> {
  const errors = mediaFields(fields).flatMap(([path, { kind, most = Infinity, slots }]) => {
    const there = (place: string) => stored.map((item) => textsIn(valueAt(item, place)))
    // A picture may change places with those beside it.
    const known = there(path.split('.')[0] ?? '').flat()
    const places = Math.max(most, ...there(path).map((texts) => texts.length))
    return valuesAt(values, path).flatMap(({ place, value }) => {
      const filled = [value].flat().flatMap((address, index) => {
        const at = slots ? `${place}.${index}` : place
        return typeof address === 'string' && address ? [{ at, address }] : []
      })
      return [
        ...filled.slice(places).map(({ at }) => [at, `Use no máximo ${places} imagens`] as const),
        ...filled.flatMap(({ at, address }) => {
          const message = known.includes(address.trim())
            ? null
            : mediaValidationMessage(kind, address, bucket)
          return message ? [[at, message] as const] : []
        }),
      ]
    })
  })
  return Object.fromEntries(errors)
}

/** All texts within a value that are not empty. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  return Object.values(Object(value)).flatMap(textsIn)
}
