import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../supabase/database.types.ts'
import type { EncodedImage } from './encode.ts'
import { rememberEncoded } from './just-encoded.ts'
import { type Folder, imagePath } from './paths.ts'
import { imageTexts } from './rules.ts'
import { forgetVariants, type ImageStorage, storeVariants } from './stored-variants.ts'

const attempts = 3

/** With everything that was encoded of it (IMG-8): its address, or the sentence that says what failed. */
export async function storeImage(
  storage: ImageStorage,
  folder: Folder,
  index: number,
  image: EncodedImage,
): Promise<{ url: string } | { error: string }> {
  const { supabase, bucket } = storage
  if (!bucket) return { error: 'Erro no upload: o hotel não tem onde guardar imagens' }
  const stored = await storeOriginal(supabase.storage.from(bucket), folder, index, image)
  if ('error' in stored) return stored
  const { path } = stored
  try {
    // The row comes last: what it names is whole.
    await storeVariants(storage, path, image.variants)
  } catch (error) {
    await forgetVariants(storage, [path]).catch(() => undefined)
    await supabase.storage.from(bucket).remove([path])
    return { error: `Erro no upload: ${error instanceof Error ? error.message : String(error)}` }
  }
  rememberEncoded(`${bucket}/${path}`, image.variants.widths)
  return { url: stored.url }
}

type Objects = ReturnType<SupabaseClient<Database>['storage']['from']>

async function storeOriginal(
  objects: Objects,
  folder: Folder,
  index: number,
  { bytes, format, contentType }: EncodedImage,
): Promise<{ path: string; url: string } | { error: string }> {
  const now = Date.now()
  for (let attempt = 0; ; attempt++) {
    const path = imagePath(folder, { format, index, at: now + attempt })
    const { error } = await objects.upload(path, bytes, { contentType, cacheControl: '3600', upsert: false })
    // Two people filling one room in the same millisecond.
    if (error && isTaken(error) && attempt + 1 < attempts) continue
    if (error) return { error: `Erro no upload: ${error.message}` }
    const { publicUrl } = objects.getPublicUrl(path).data
    return URL.canParse(publicUrl) ? { path, url: publicUrl } : { error: imageTexts.noPublicUrl }
  }
}

function isTaken(error: object) {
  return 'statusCode' in error && error.statusCode === '409'
}
