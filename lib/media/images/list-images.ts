import type { StoredImage } from './orphans.ts'
import type { ImageStorage } from './stored-variants.ts'

const roots = ['packages', 'rooms', 'hotel']
const objectsPerCall = 1000

/** Every image in the hotel's bucket, as it was uploaded. Throws when a folder cannot be listed. */
export async function listImages(storage: ImageStorage): Promise<StoredImage[]> {
  return (await Promise.all(roots.map((root) => listFolder(storage, root)))).flat()
}

/** Every object below a folder of a bucket; '' is the bucket itself. Throws when it cannot be listed. */
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
      // A folder has no id.
      if (id === null) found.push(...(await listFolder(storage, path)))
      else
        found.push({ path, bytes: Number(metadata?.size ?? 0), uploadedAt: updated_at ?? created_at ?? '' })
    }
    if (data.length < objectsPerCall) return found
  }
}
