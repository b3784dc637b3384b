import { callersClient } from '../_shared/clients.ts'
import { corsHeaders, json } from '../_shared/cors.ts'
import { hotelSlug, required } from '../_shared/environment.ts'
import { download } from './download.ts'
import { migrate } from './migrate.ts'
import { network } from './network.ts'
import { createStore } from './store.ts'

/** `{ results: { total, success, errors } }` (IMG-10) or `{ error }`. Uses the caller's session for everything. */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response('ok', { headers: corsHeaders })
  if (request.method !== 'POST') return json({ error: 'Método não permitido.' }, 405)
  try {
    return await answer(request)
  } catch (error) {
    console.error(error)
    return json({ error: error instanceof Error ? error.message : 'Ocorreu um erro desconhecido' }, 500)
  }
})

async function answer(request: Request) {
  const caller = callersClient(request)
  if (!caller) return json({ error: 'É preciso entrar para migrar as imagens.' }, 401)
  const { client, token } = caller
  const { error: invalid } = await client.auth.getUser(token)
  if (invalid) return json({ error: 'A sessão não é válida ou expirou. Entre novamente.' }, 401)
  const { data: hotel, error } = await client
    .from('hotels')
    .select('id, storage_bucket')
    .eq('slug', hotelSlug())
    .maybeSingle()
  if (error) return json({ error: `Hotel não encontrado: ${error.message}` }, 500)
  if (!hotel) return json({ error: 'Hotel não encontrado.' }, 404)
  const { data: isAdmin } = await client.rpc('is_hotel_admin', { p_hotel_id: hotel.id })
  if (isAdmin !== true) return json({ error: 'Acesso negado' }, 403)
  if (!hotel.storage_bucket) return json({ error: 'O hotel não tem um bucket de imagens.' }, 500)
  const bucket = { name: hotel.storage_bucket, addresses: storageAddresses() }
  const results = await migrate({
    store: createStore(client, hotel.id, bucket),
    download: (url) => download(url, network),
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  return json({ results })
}

/** With a domain of one's own images carry that domain, while the platform tells functions the project's. */
function storageAddresses(): [string, ...string[]] {
  const own = Deno.env.get('PUBLIC_SUPABASE_URL')
  const project = required('SUPABASE_URL')
  return own ? [own, project] : [project]
}
