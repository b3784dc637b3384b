import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { videosBucket } from '../../../lib/videos/rules.ts'
import type { Handle } from '../responses.ts'
import { type Demo, withMedia } from './demo.ts'

/** An object of the storage: `key` is its name in the bucket, `file` that of the demonstrations' folder. */
export type MediaObject = { bucket: string; key: string; file: string }

type Target = { handle: Handle; baseUrl: string; secretKey: string }

export const picturesBucket = 'hotel-images'
export const mediaFolder = join(import.meta.dirname, 'media')

/** Throws for a file that is not there. */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

/** Where the storage shows a file that lies in this folder of its bucket. */
export function mediaAddress(baseUrl: string, folder: string, file: string): string {
  return `${baseUrl}${publicStorage}${bucketOf(file)}/${folder}/${file}`
}

/** The content of `demo` on `today` with the storage's addresses, and what has to lie there for them. */
export function placeMedia(demo: Demo, today: string, baseUrl: string) {
  const objects = new Map<string, MediaObject>()
  const keep = (file: string, folder: string) => {
    const key = `${folder}/${file}`
    objects.set(key, { bucket: bucketOf(file), key, file })
    return mediaAddress(baseUrl, folder, file)
  }
  const single = <Row>(row: Row) =>
    withMedia(row, (file, [column = '']) => keep(file, `hotel/${column.replace(/_url$/, '')}`))
  // As from the panel's library: one place for a picture, wherever it is used.
  const shared = (file: string) => keep(file, isFilm(file) ? 'hotel/room' : 'hotel/fotos')
  const content = {
    hero: single(demo.hero),
    about: single(demo.about),
    configuration: single(demo.configuration),
    lists: {
      packages: withMedia(demo.packages(today), shared),
      rooms: demo.rooms.map((room) =>
        withMedia(room, (file) =>
          // A room's film is a link: under the site's own address.
          isFilm(file) ? new URL(shared(file)).pathname.replace(publicStorage, '/media/') : shared(file),
        ),
      ),
      ...Object.fromEntries(
        Object.entries(demo.lists).map(([name, items]) => [name, withMedia(items, shared)]),
      ),
    },
  }
  return { content, objects: [...objects.values()] }
}

/** All of `objects`, each once; through the storage's own door. */
export async function uploadMedia(objects: MediaObject[], { handle, baseUrl, secretKey }: Target) {
  const upload = async ({ bucket, key, file }: MediaObject) => {
    const url = `${baseUrl}/storage/v1/object/${bucket}/${key}`
    const headers = {
      apikey: secretKey,
      'content-type': contentType(file),
      'cache-control': 'max-age=3600',
      'x-upsert': 'true',
    }
    const body = new Uint8Array(readMedia(file))
    const response = await handle(new Request(url, { method: 'POST', headers, body }))
    if (!response.ok) throw new Error(`${key}: ${await response.text()}`)
  }
  await Promise.all(objects.map(upload))
}

const publicStorage = '/storage/v1/object/public/'

function bucketOf(file: string) {
  return isFilm(file) ? videosBucket(picturesBucket) : picturesBucket
}

function isFilm(file: string) {
  return /\.(?:webm|mp4)$/.test(file)
}

function contentType(file: string) {
  if (isFilm(file)) return `video/${file.split('.').at(-1)}`
  return file.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
