import { millisecondsInDay } from 'date-fns/constants'
import { decodePercent } from '../../words.ts'
import type { ImageStorage } from './store.ts'

/** An image in the bucket or a video in the videos bucket. `path` is the object name, `uploadedAt` an ISO time. */
export type StoredImage = { path: string; bytes: number; uploadedAt: string; isVideo?: true }

/** Milliseconds for which an upload may wait until its form is saved. */
export const graceMs = millisecondsInDay

/** Milliseconds for which versions can be restored with their images. */
export const historyMs = 90 * millisecondsInDay

/** Returns the object names in `documents`, under any storage address; when in doubt, a name counts as used (IMG-9). */
export function usedPaths(bucket: string, documents: Iterable<unknown>): Set<string> {
  const used = new Set<string>()
  const address = new RegExp(`/storage/v1/(?:object|render/image)/public/${RegExp.escape(bucket)}/`, 'g')
  const pending: unknown[] = [...documents]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'object' && value !== null) pending.push(...Object.values(value))
    if (typeof value !== 'string') continue
    for (const { 0: found, index } of value.matchAll(address)) {
      const [path = ''] = value.slice(index + found.length).split(/[?#]/)
      // The text is an address, or contains one that ends at a delimiter.
      const [word = ''] = path.split(/[\s"'<>)\]]/)
      for (const name of [path, word]) used.add(name).add(decodePercent(name))
    }
  }
  return used
}

/** Returns the unused images older than `graceMs`; keeps those of unknown age. */
export function unusedImages(stored: StoredImage[], used: Set<string>, now: number): StoredImage[] {
  return stored.filter(({ path, uploadedAt }) => !used.has(path) && now - Date.parse(uploadedAt) > graceMs)
}

const roots = ['packages', 'rooms', 'hotel']
const objectsPerCall = 1000

/** Lists every image in the hotel's bucket as uploaded. Throws if a folder cannot be listed. */
export async function listImages(storage: ImageStorage): Promise<StoredImage[]> {
  return (await Promise.all(roots.map((root) => listFolder(storage, root)))).flat()
}

/** Lists every object below a folder of a bucket; '' is the bucket itself. Throws. */
export async function listFolder(
  storage: Pick<ImageStorage, 'supabase' | 'bucket'>,
  folder: string,
): Promise<StoredImage[]> {
  const found: StoredImage[] = []
  for (let offset = 0; ; offset += objectsPerCall) {
    const { data, error } = await storage.supabase.storage
      .from(storage.bucket)
      .list(folder, { limit: objectsPerCall, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw new Error(`Erro ao listar imagens: ${error.message}`)
    for (const { id, name, created_at, updated_at, metadata } of data) {
      const path = folder ? `${folder}/${name}` : name
      // Folders have no id.
      if (id === null) found.push(...(await listFolder(storage, path)))
      else
        found.push({ path, bytes: Number(metadata?.size ?? 0), uploadedAt: updated_at ?? created_at ?? '' })
    }
    if (data.length < objectsPerCall) return found
  }
}
