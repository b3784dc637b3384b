import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { videosBucket } from '../../../lib/media/videos/rules.ts'
import type { Handle } from '../responses.ts'

/** An object of the storage: `key` is its name in the bucket, `file` that in the demonstrations' folder. */
export type MediaObject = { bucket: string; key: string; file: string }

export const mediaFolder = join(import.meta.dirname, 'quaresmeira.media')
export const picturesBucket = 'hotel-images'

/** Throws for a file that is not there. */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

/** The name that a reference of a document says; undefined for any other text. */
export function mediaFile(text: unknown): string | undefined {
  return typeof text === 'string' && text.startsWith('media:') ? text.slice('media:'.length) : undefined
}

/** A copy of `content` with what `addressOf` gives for each file in place of the references to it. */
export function withMedia<Content>(content: Content, addressOf: (file: string) => string): Content
export function withMedia(content: unknown, addressOf: (file: string) => string): unknown {
  const file = mediaFile(content)
  if (file !== undefined) return addressOf(file)
  if (Array.isArray(content)) return content.map((one) => withMedia(one, addressOf))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([name, one]) => [name, withMedia(one, addressOf)]))
}

/** Where each file of a document lies: in the folder of its field of a section, otherwise in the library's. */
export function mediaObjects(content: object): MediaObject[] {
  const folders = new Map<string, string>()
  const place = (value: unknown, folderOf: (file: string) => string) =>
    withMedia({ value }, (file) => {
      folders.set(file, folderOf(file))
      return file
    })
  const sections = Object.entries({ ...content, pictures: [] })
  for (const [, list] of sections.filter(([, one]) => Array.isArray(one)))
    place(list, (file) => (isFilm(file) ? 'hotel/room' : 'hotel/fotos'))
  for (const [, single] of sections.filter(([, one]) => !Array.isArray(one)))
    for (const [field, value] of Object.entries(Object(single)))
      place(value, () => `hotel/${field.replace(/_url$/, '')}`)
  return [...folders].map(([file, folder]) => ({ bucket: bucketOf(file), key: `${folder}/${file}`, file }))
}

/** Where the storage shows an object. */
export function mediaAddress(baseUrl: string, { key, file }: Pick<MediaObject, 'key' | 'file'>): string {
  return `${baseUrl}/storage/v1/object/public/${bucketOf(file)}/${key}`
}

/** All of `objects`, each once; through the storage's API. */
export async function uploadMedia(
  objects: MediaObject[],
  { handle, baseUrl, secretKey }: { handle: Handle; baseUrl: string; secretKey: string },
) {
  const upload = async ({ bucket, key, file }: MediaObject) => {
    const headers = {
      apikey: secretKey,
      'content-type': `${isFilm(file) ? 'video' : 'image'}/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`,
      'cache-control': 'max-age=3600',
      'x-upsert': 'true',
    }
    const url = `${baseUrl}/storage/v1/object/${bucket}/${key}`
    const body = new Uint8Array(readMedia(file))
    const response = await handle(new Request(url, { method: 'POST', headers, body }))
    if (!response.ok) throw new Error(`${key}: ${await response.text()}`)
  }
  await Promise.all(objects.map(upload))
}

export function isFilm(file: string): boolean {
  return /\.(?:webm|mp4)$/.test(file)
}

function bucketOf(file: string) {
  return isFilm(file) ? videosBucket(picturesBucket) : picturesBucket
}
