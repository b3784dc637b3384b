import type { SupabaseClient } from '@supabase/supabase-js'
import { newId } from '../../new-id.ts'
import type { Database } from '../../supabase/database.types.ts'
import { checkVideo } from './check.ts'
import { fastStart } from './mp4.ts'
import { videosBucket, videoTexts } from './rules.ts'

type Stored = { url: string } | { error: string; status: 422 | 502 }

const oneYear = '31536000'

/**
 * Checks a film by its content, puts its index first, and stores it under a new name. The client is an admin's own,
 * so that row level security has the last word.
 */
export async function storeVideo(
  { supabase, bucket }: { supabase: SupabaseClient<Database>; bucket: string },
  sent: Blob,
  folder: string,
): Promise<Stored> {
  const checked = await checkVideo(sent)
  if ('error' in checked) return { ...checked, status: 422 }
  const film = checked.format === 'mp4' ? await fastStart(sent) : sent
  const objects = supabase.storage.from(videosBucket(bucket))
  const name = `${newId()}-${Date.now()}.${checked.format}`
  const path = `${folder}/${name}`
  const contentType = `video/${checked.format}`
  const typed = film.slice(0, film.size, contentType)
  const { error } = await objects.upload(path, typed, { cacheControl: oneYear, upsert: false })
  if (error) return failed(error.message)
  const { data } = await objects.list(folder, { search: name, limit: 1 })
  if (Number(data?.[0]?.metadata?.size) === film.size)
    return { url: objects.getPublicUrl(path).data.publicUrl }
  // Part of a video would stop in the middle for every visitor.
  await objects.remove([path])
  return failed('o vídeo não chegou inteiro')
}

function failed(detail: string): Stored {
  return { error: `${videoTexts.failed} ${detail[0]?.toUpperCase()}${detail.slice(1)}.`, status: 502 }
}
