import { createHash } from 'node:crypto'
import { cleanImage } from '../../lib/media/images/encode.ts'
import { checkVideo } from '../../lib/media/videos/check.ts'
import { fastStart } from '../../lib/media/videos/mp4.ts'
import { maxVideoBytes, videoFormat, videosBucket, videoTexts } from '../../lib/media/videos/rules.ts'
import type { Project } from './project.ts'

/** A picture or film as the site stores it: checked like an upload, and under a name that says what is in it. */
export type Prepared = { bytes: Buffer; name: string; contentType: string; isFilm: boolean }

/** Where something lies in the storage. */
export type Place = { bucket: string; path: string }

/** Made anew where it holds more than its pixels; what the site has made itself stays byte for byte. */
export async function prepared(sent: Buffer): Promise<Prepared | { error: string }> {
  if (videoFormat(sent)) return preparedFilm(sent)
  const image = await cleanImage(sent)
  if ('error' in image) return { error: image.error }
  const { bytes, format, contentType } = image
  return { bytes, contentType, name: `${hashOf(bytes)}.${format === 'jpeg' ? 'jpg' : format}`, isFilm: false }
}

async function preparedFilm(sent: Buffer): Promise<Prepared | { error: string }> {
  if (sent.length > maxVideoBytes) return { error: videoTexts.tooLarge }
  const file = new Blob([new Uint8Array(sent)])
  const checked = await checkVideo(file)
  if ('error' in checked) return checked
  const { format } = checked
  const bytes = format === 'mp4' ? Buffer.from(await (await fastStart(file)).arrayBuffer()) : sent
  return { bytes, contentType: `video/${format}`, name: `${hashOf(bytes)}.${format}`, isFilm: true }
}

/** Of an address of this hotel's pictures and films, as it stands in the content; undefined for any other. */
export function placeOf(address: string, { url, bucket }: Project): Place | undefined {
  const { origin } = new URL(url)
  const path = [`${origin}/storage/v1/object/public/`, '/media/'].find((start) => address.startsWith(start))
  if (path === undefined || bucket === '') return undefined
  const name = decoded(address.slice(path.length))
  const own = [bucket, videosBucket(bucket)].find((one) => name.startsWith(`${one}/`))
  return own && !/[?#]/.test(name) ? { bucket: own, path: name.slice(own.length + 1) } : undefined
}

/** The bytes of what lies there; undefined where nothing does. */
export async function download({ supabase }: Project, { bucket, path }: Place): Promise<Buffer | undefined> {
  const { data } = await supabase.storage.from(bucket).download(path)
  return data ? Buffer.from(await data.arrayBuffer()) : undefined
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** At most four at a time, in the order of `values`. */
export async function fourAtATime<Value, Result>(values: Value[], work: (value: Value) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < values.length; start += 4)
    results.push(...(await Promise.all(values.slice(start, start + 4).map(work))))
  return results
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
