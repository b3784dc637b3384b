import type { SupabaseClient } from '@supabase/supabase-js'
import type { Store } from './migrate.ts'
import type { Bucket } from './rooms.ts'

/** Through the caller's session: row security decides once more, and the history names the person. Throws. */
export function createStore(client: SupabaseClient, hotelId: string, bucket: Bucket): Store {
  const rooms = { hotel_id: hotelId, section: 'rooms' }
  const objects = client.storage.from(bucket.name)
  return {
    bucket,
    async read() {
      const { data, error } = await client
        .from('hotel_content')
        .select('data, version')
        .match(rooms)
        .maybeSingle()
      if (error) throw new Error(error.message)
      return { list: data?.data ?? [], version: Number(data?.version ?? 0) }
    },
    async write(list, version) {
      const { data, error } = await client
        .from('hotel_content')
        .update({ data: list })
        .match({ ...rooms, version })
        .select('version')
      if (error) throw new Error(error.message)
      return data.length > 0
    },
    async upload(path, { bytes, contentType }) {
      const { error } = await objects.upload(path, bytes, {
        contentType,
        cacheControl: '3600',
        upsert: false,
      })
      if (error) throw error
    },
    async remove(path) {
      const { error } = await objects.remove([path])
      if (error) throw error
    },
  }
}
