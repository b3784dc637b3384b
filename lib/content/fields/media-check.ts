import { foreignSource, sourceValidationMessage } from '@/lib/media/images/source-check'
import { storedName, videosBucket } from '@/lib/stored-name'
import { isVideo, storedFilm } from '@/lib/video'
import { mediaValidationMessages } from './addresses'
import { type Fields, mediaFields, valueAt, valuesAt } from './field'

/**
 * Returns the error of IMG-7 for a field of this kind (`image`, `images`, `video`, or `media` for either), or null if the
 * site can show the address. With the hotel's `bucket`, rejects files in other buckets.
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
 * Returns errors by path: addresses that the site cannot show (IMG-7), and more images than a field accepts (IMG-6, PKG-7).
 * Values already in one of `stored` may stay; they come from the database, never from the browser.
 */
export function mediaErrors(
  fields: Fields,
  values: unknown,
  bucket: string | undefined,
  ...stored: unknown[]
): Record<string, string> {
  const errors = mediaFields(fields).flatMap(([path, { kind, most = Infinity, slots }]) => {
    const there = (place: string) => stored.map((item) => textsIn(valueAt(item, place)))
    // A picture may swap places with its neighbours.
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

/** Collects all texts within a value that are not empty. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  return Object.values(Object(value)).flatMap(textsIn)
}
