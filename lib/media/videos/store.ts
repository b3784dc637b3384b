import type { SupabaseClient } from '@supabase/supabase-js'
import { newId } from '../../new-id.ts'
import { videosBucket } from '../../stored-name.ts'
import type { Database } from '../../supabase/database.types.ts'
import { storageRefusal } from '../storage-refusal.ts'
import { prepareVideo } from './check.ts'

type Stored = { url: string } | { error: string; status: 422 | 502 }

const oneYear = '31536000'

/** Checks a video and stores it with its index first. The client has an admin's own session, so row level security decides. */
export async function storeVideo(
  { supabase, bucket }: { supabase: SupabaseClient<Database>; bucket: string },
  sent: Blob,
  folder: string,
): Promise<Stored> {
  const ready = await prepareVideo(sent)
  if ('error' in ready) return { ...ready, status: 422 }
  const { film, format } = ready
  const objects = supabase.storage.from(videosBucket(bucket))
  const path = `${folder}/${newId()}-${Date.now()}.${format}`
  const typed = film.slice(0, film.size, `video/${format}`)
  const { error } = await objects.upload(path, typed, { cacheControl: oneYear, upsert: false })
  if (error) return { error: storageRefusal(error, { isFilm: true }), status: 502 }
  return { url: objects.getPublicUrl(path).data.publicUrl }
}
