import type { SupabaseClient } from '@supabase/supabase-js'
import {
  answerPost,
  createCallersClient,
  hotelSlug,
  json,
  requireVariable,
  type Variables,
} from '../_shared/call.ts'
import { download, internet, type Network } from './download.ts'
import { migrate, type Store } from './migrate.ts'
import type { Bucket } from './rooms.ts'

/** Answers `{ results: { total, success, errors } }` (IMG-10) or `{ error }`, using the caller's session throughout. */
export function handle(
  request: Request,
  variables: Variables,
  network: Network = internet,
): Promise<Response> {
  return answerPost(
    request,
    async () => {
      const client = await createCallersClient(request, variables)
      if (!client) return json({ error: 'A sessão não é válida ou expirou. Entre novamente.' }, 401)
      const hotels = client.from('hotels').select('id, storage_bucket').eq('slug', hotelSlug(variables))
      const { data: hotel, error } = await hotels.maybeSingle()
      if (error) throw new Error(`Hotel não encontrado: ${error.message}`)
      if (!hotel) return json({ error: 'Hotel não encontrado.' }, 404)
      const { data: isAdmin } = await client.rpc('is_hotel_admin', { p_hotel_id: hotel.id })
      if (isAdmin !== true) return json({ error: 'Acesso negado' }, 403)
      if (!hotel.storage_bucket) return json({ error: 'O hotel não tem um bucket de imagens.' }, 500)
      const bucket = { name: hotel.storage_bucket, address: requireVariable(variables, 'SUPABASE_URL') }
      const store = createStore(client, hotel.id, bucket)
      return json({ results: await migrate({ store, download: (url) => download(url, network) }) })
    },
    (error) => (error instanceof Error ? error.message : 'Ocorreu um erro desconhecido'),
  )
}

/** Uses the caller's session: row security checks again, and the history names the person. Its functions throw. */
function createStore(client: SupabaseClient, hotelId: string, bucket: Bucket): Store {
  const rooms = { hotel_id: hotelId, section: 'rooms' }
  const objects = client.storage.from(bucket.name)
  return {
    bucket,
    async read() {
      const query = client.from('hotel_content').select('data, version').match(rooms)
      const { data, error } = await query.maybeSingle()
      if (error) throw new Error(error.message)
      return { list: data?.data ?? [], version: Number(data?.version ?? 0) }
    },
    async write(list, version) {
      const update = client
        .from('hotel_content')
        .update({ data: list })
        .match({ ...rooms, version })
      const { data, error } = await update.select('version')
      if (error) throw new Error(error.message)
      return data.length > 0
    },
    async has(path) {
      return !(await objects.info(path)).error
    },
    async upload(path, { bytes, contentType }) {
      const options = { contentType, cacheControl: '3600', upsert: false }
      const { error } = await objects.upload(path, bytes, options)
      if (error) throw error
    },
    async remove(path) {
      const { error } = await objects.remove([path])
      if (error) throw error
    },
  }
}
