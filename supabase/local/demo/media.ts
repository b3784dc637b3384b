import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { videosBucket } from '../../../lib/stored-name.ts'
import { isFilmName } from '../../../lib/transfer/addresses.ts'
import { mediaNamesIn } from '../../../lib/transfer/resolve.ts'
import type { Handle } from '../responses.ts'

/** An object of the storage: `key` is its name in the bucket, `file` its name in the demonstrations' folder. */
export type MediaObject = { bucket: string; key: string; file: string }

export const mediaFolder = join(import.meta.dirname, 'quaresmeira.media')
export const picturesBucket = 'hotel-images'

/** Throws if the file does not exist. */
export function readMedia(file: string): Buffer {
  return readFileSync(join(mediaFolder, file))
}

export function mediaObjects(content: object): MediaObject[] {
  return [...mediaNamesIn({ ...content, pictures: [] })].map((file) => ({
    bucket: bucketOf(file),
    key: `hotel/demo/${file}`,
    file,
  }))
}

export function mediaAddress(baseUrl: string, { key, file }: Pick<MediaObject, 'key' | 'file'>): string {
  return `${baseUrl}/storage/v1/object/public/${bucketOf(file)}/${key}`
}

export async function uploadMedia(
  objects: MediaObject[],
  { handle, baseUrl, secretKey }: { handle: Handle; baseUrl: string; secretKey: string },
) {
  const upload = async ({ bucket, key, file }: MediaObject) => {
    const headers = {
      apikey: secretKey,
      'content-type': `${isFilmName(file) ? 'video' : 'image'}/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`,
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

function bucketOf(file: string) {
  return isFilmName(file) ? videosBucket(picturesBucket) : picturesBucket
}
