import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import type { EncodedPicture } from './encode'
import { type Folder, picturePath } from './paths'
import { pictureTexts } from './rules'

/** The admin's own session, so that row level security has the last word, and the bucket of the hotel, '' without. */
type Storage = { supabase: SupabaseClient<Database>; bucket: string }

const attempts = 3

/**
 * Puts a picture under a new name into `folder` (§7: cache of one hour, nothing overwritten) and answers its public
 * address, or the sentence of §8 that says what failed. `index` is its place in a room's list.
 */
export async function storePicture(
  { supabase, bucket }: Storage,
  folder: Folder,
  index: number,
  { bytes, format, contentType }: EncodedPicture,
): Promise<{ url: string } | { error: string }> {
  if (!bucket) return { error: 'Erro no upload: o hotel não tem onde guardar imagens' }
  const objects = supabase.storage.from(bucket)
  const now = Date.now()
  for (let attempt = 0; ; attempt++) {
    const path = picturePath(folder, { format, index, at: now + attempt })
    const { error } = await objects.upload(path, bytes, { contentType, cacheControl: '3600', upsert: false })
    // Two people filling one room in the same millisecond.
    if (error && isTaken(error) && attempt + 1 < attempts) continue
    if (error) return { error: `Erro no upload: ${error.message}` }
    const { publicUrl } = objects.getPublicUrl(path).data
    return URL.canParse(publicUrl) ? { url: publicUrl } : { error: pictureTexts.noPublicUrl }
  }
}

function isTaken(error: object) {
  return 'statusCode' in error && error.statusCode === '409'
}
