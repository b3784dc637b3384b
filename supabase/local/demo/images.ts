import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handle } from '../responses.ts'

export type Publish = <Name extends string | null>(name: Name, folder: string) => Promise<string | Name>

type Target = { handle: Handle; baseUrl: string; secretKey: string }

const imagesFolder = join(import.meta.dirname, '../../../public/images')
const bucketPath = 'hotel-images'

/** A publisher that uploads each image once per folder, and the names of what it has uploaded. Null stays null. */
export function publishImages({ handle, baseUrl, secretKey }: Target) {
  const uploads = new Map<string, Promise<string>>()
  const upload = async (name: string, key: string) => {
    const body = await readFile(join(imagesFolder, name))
    const url = `${baseUrl}/storage/v1/object/${bucketPath}/${key}`
    const headers = {
      apikey: secretKey,
      'content-type': 'image/jpeg',
      'cache-control': 'max-age=3600',
      'x-upsert': 'true',
    }
    const response = await handle(new Request(url, { method: 'POST', headers, body }))
    if (!response.ok) throw new Error(`${key}: ${await response.text()}`)
    return `${baseUrl}/storage/v1/object/public/${bucketPath}/${key}`
  }
  const image: Publish = async (name, folder) => {
    if (name === null) return name
    const key = `${folder}/${name}`
    const pending = uploads.get(key) ?? upload(name, key)
    uploads.set(key, pending)
    return pending
  }
  return { image, keys: () => [...uploads.keys()] }
}
