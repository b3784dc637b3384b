import { createHash } from 'node:crypto'
import { cleanImage } from '../../lib/media/images/encode.ts'
import { prepareVideo } from '../../lib/media/videos/check.ts'
import { maxVideoBytes, videoFormat, videoTexts } from '../../lib/media/videos/rules.ts'
import { storedName, videosBucket } from '../../lib/stored-name.ts'
import { decodePercent } from '../../lib/words.ts'
import type { Hotel } from './stored-content.ts'

/** A picture or video as the site stores it: checked like an upload, and named by the hash of its bytes. */
export type Prepared = { bytes: Buffer; name: string; contentType: string; isFilm: boolean }

/** Prepares a file. Re-encodes a picture that contains more than its pixels; leaves one that the site encoded unchanged. */
export async function prepareMedia(sent: Buffer): Promise<Prepared | { error: string }> {
  if (videoFormat(sent)) return prepareFilm(sent)
  const image = await cleanImage(sent)
  if ('error' in image) return { error: image.error }
  const { bytes, format, contentType } = image
  return { bytes, contentType, name: `${hashOf(bytes)}.${format === 'jpeg' ? 'jpg' : format}`, isFilm: false }
}

async function prepareFilm(sent: Buffer): Promise<Prepared | { error: string }> {
  if (sent.length > maxVideoBytes) return { error: videoTexts.tooLarge }
  const ready = await prepareVideo(new Blob([new Uint8Array(sent)]))
  if ('error' in ready) return ready
  const { film, format } = ready
  const bytes = Buffer.from(await film.arrayBuffer())
  return { bytes, contentType: `video/${format}`, name: `${hashOf(bytes)}.${format}`, isFilm: true }
}

/** Returns the object behind an address of this hotel's pictures and videos; undefined for any other address. */
export function placeOf(address: string, { bucket }: Hotel) {
  if (bucket === '') return undefined
  const name = decodePercent(storedName(address) ?? (address.startsWith('/media/') ? address.slice(7) : ''))
  const own = [bucket, videosBucket(bucket)].find((one) => name.startsWith(`${one}/`))
  return own && !/[?#]/.test(name) ? { bucket: own, path: name.slice(own.length + 1) } : undefined
}

/** Returns the bytes of an object; undefined if it does not exist. */
export async function download({ supabase }: Hotel, { bucket, path }: { bucket: string; path: string }) {
  const { data } = await supabase.storage.from(bucket).download(path)
  return data ? Buffer.from(await data.arrayBuffer()) : undefined
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
