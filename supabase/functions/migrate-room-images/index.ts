import { createClient } from '@supabase/supabase-js'
import { corsHeaders, json } from '../_shared/cors.ts'
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
  const [, token] = request.headers.get('authorization')?.match(/^Bearer (\S+)$/i) ?? []
  if (!token) return json({ error: 'É preciso entrar para migrar as imagens.' }, 401)
  const client = createClient(required('SUPABASE_URL'), publishableKey(), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${token}` }, fetch: fetchWithDeadline },
  })
  const { error: invalid } = await client.auth.getUser(token)
  if (invalid) return json({ error: 'A sessão não é válida ou expirou. Entre novamente.' }, 401)
  const slug = Deno.env.get('HOTEL_SLUG') ?? 'quaresmeira'
  const { data: hotel, error } = await client
    .from('hotels')
    .select('id, storage_bucket')
    .eq('slug', slug)
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

/** Projects with the new kind of keys tell them as JSON; older ones and the embedded backend as a plain text. */
function publishableKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get('SUPABASE_PUBLISHABLE_KEYS') || '{}')
  const key = typeof keys === 'object' && keys !== null && 'default' in keys ? keys.default : undefined
  return typeof key === 'string' ? key : required('SUPABASE_ANON_KEY')
}

function required(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`Falta a variável ${name} na função.`)
  return value
}

function fetchWithDeadline(input: RequestInfo | URL, init?: RequestInit) {
  return fetch(input, { ...init, signal: AbortSignal.timeout(15_000) })
}
