import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { App } from '@supabase/lite'
import { writeFileAtomically } from './files.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Body = Parameters<StorageAdapter['uploadObject']>[3]
type StoredObject = {
  mimetype: string
  cacheControl: string
  eTag: string
  lastModified: Date
  bytes: Buffer
}

/** Stores each object as one file with its headers in the first line, named by a hash so that no key can leave the folder. */
export function createFileStorage(root: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const name = createHash('sha256').update(`${bucket}/${key}`).digest('hex')
    return join(root, name.slice(0, 2), name)
  }
  const store = (bucket: string, key: string, object: StoredObject) => {
    const { bytes, ...header } = object
    const path = pathOf(bucket, key)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileAtomically(path, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]))
    return metadataOf(object)
  }
  const load = (bucket: string, key: string) => parseObject(readFileSync(pathOf(bucket, key)))
  const remove = (bucket: string, key: string) => rmSync(pathOf(bucket, key), { force: true })
  return {
    driver: null,
    async getObject(bucket, key) {
      const object = load(bucket, key)
      return { httpStatusCode: 200, metadata: metadataOf(object), body: object.bytes }
    },
    async headObject(bucket, key) {
      return metadataOf(load(bucket, key))
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = await readAll(body)
      const eTag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
      return store(bucket, key, { mimetype, cacheControl, eTag, lastModified: new Date(), bytes })
    },
    async deleteObject(bucket, key) {
      remove(bucket, key)
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) remove(bucket, key)
    },
    async copyObject(fromBucket, fromKey, _version, toBucket, toKey) {
      const { eTag, lastModified } = store(toBucket, toKey, {
        ...load(fromBucket, fromKey),
        lastModified: new Date(),
      })
      return { httpStatusCode: 200, eTag, lastModified }
    },
    async privateAssetUrl(bucket, key) {
      return `file://${pathOf(bucket, key)}`
    },
  }
}

function parseObject(file: Buffer): StoredObject {
  const end = file.indexOf('\n')
  const { mimetype, cacheControl, eTag, lastModified } = JSON.parse(file.toString('utf8', 0, end))
  return { mimetype, cacheControl, eTag, lastModified: new Date(lastModified), bytes: file.subarray(end + 1) }
}

function metadataOf({ bytes, ...header }: StoredObject) {
  return { ...header, contentLength: bytes.length, size: bytes.length }
}

async function readAll(body: Body) {
  if (body instanceof Uint8Array) return Buffer.from(body)
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(new Uint8Array(chunk))
  return Buffer.concat(chunks)
}
