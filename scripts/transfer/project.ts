import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../lib/supabase/database.types.ts'
import { Refusal } from '../lib/refusal.ts'

export type Project = ReturnType<typeof openProject>
type StoredObject = { bytes: Buffer; type: string; cacheControl: string }
type Functions = Database['public']['Functions']

export const bucketsSchema = z.array(
  z.object({
    id: z.string(),
    public: z.boolean(),
    file_size_limit: z.number().nullable(),
    allowed_mime_types: z.array(z.string()).nullable(),
  }),
)

const snapshotSchema = z.object({
  migration: z.string(),
  tables: z.record(z.string(), z.array(z.string())),
  history: z.array(
    z.object({ hotel_id: z.string(), section: z.string(), versions: z.number(), last: z.number() }),
  ),
  buckets: bucketsSchema,
  objects: z.array(z.tuple([z.string(), z.string()])),
})

const pageSchema = z.object({ last: z.number().nullable(), lines: z.array(z.string()) })

const begunSchema = z.object({
  obstacles: z.record(z.string(), z.number()),
  migration: z.string(),
  accounts: z.record(z.string(), z.string()),
})

type Connection = { url: string; secretKey: string; fetch?: typeof fetch }

/** Opens a Supabase project, embedded or hosted, by its secret key. A failed call throws a Refusal that names it. */
export function openProject({ url, secretKey, fetch: once = fetch }: Connection) {
  const send = withRetries(once)
  const auth = { persistSession: false, autoRefreshToken: false }
  const supabase = createClient<Database>(url, secretKey, { auth, global: { fetch: send } })
  const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  const addressOf = (bucket: string, name: string) =>
    `${url}/storage/v1/object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`

  async function call<Name extends keyof Functions & string>(
    what: string,
    name: Name,
    args?: Functions[Name]['Args'],
  ) {
    const { data, error } = await supabase.rpc(name, args)
    if (!error) return data
    const isOld = error.code === 'PGRST202' || error.code === '42883'
    const hint = isOld ? ' Faltam migrations neste projeto: aplique-as antes.' : ''
    throw new Refusal(`Não consegui ${what} em ${url}: ${error.message}${hint}`)
  }

  return {
    url,
    async snapshot() {
      return snapshotSchema.parse(await call('ler o banco', 'backup_snapshot'))
    },
    async historyPage(page: Functions['backup_history']['Args']) {
      return pageSchema.parse(await call('ler o histórico', 'backup_history', page))
    },
    async beginRestore(emails: string[]) {
      return begunSchema.parse(await call('conferir o destino', 'begin_restore', { p_emails: emails }))
    },
    async stage(restore: string, table: string, lines: string[]) {
      const rows = { p_restore: restore, p_kind: table, p_lines: lines }
      await call('enviar as linhas do banco', 'stage_restore', rows)
    },
    async finishRestore(restore: string) {
      await call('gravar o banco (nada foi alterado nele)', 'finish_restore', { p_restore: restore })
    },
    // The library neither returns nor accepts an object's cache control unchanged.
    async download(bucket: string, name: string): Promise<StoredObject | undefined> {
      const response = await send(addressOf(bucket, name), { headers: key })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.ok) {
        const type = response.headers.get('content-type') ?? 'application/octet-stream'
        return { bytes, type, cacheControl: response.headers.get('cache-control') ?? 'no-cache' }
      }
      if (response.status === 404 || /not.?found/i.test(bytes.toString('utf8', 0, 500))) return undefined
      throw new Refusal(`Não consegui baixar ${bucket}/${name} (HTTP ${response.status}).`)
    },
    async upload(bucket: string, name: string, { bytes, type, cacheControl }: StoredObject) {
      const headers = { ...key, 'content-type': type, 'cache-control': cacheControl, 'x-upsert': 'true' }
      const body = new Uint8Array(bytes)
      const response = await send(addressOf(bucket, name), { method: 'POST', headers, body })
      if (response.ok) return
      throw new Refusal(`Não consegui gravar ${bucket}/${name}: ${(await response.text()).slice(0, 300)}`)
    },
    async makeBucket(bucket: z.infer<typeof bucketsSchema>[number]) {
      if ((await supabase.storage.getBucket(bucket.id)).data) return
      const { error } = await supabase.storage.createBucket(bucket.id, {
        public: bucket.public,
        fileSizeLimit: bucket.file_size_limit,
        allowedMimeTypes: bucket.allowed_mime_types,
      })
      if (error) throw new Refusal(`Não consegui criar o bucket ${bucket.id}: ${error.message}`)
    },
    /** Creates an account with a random password. Returns its id, which a project may choose itself. */
    async makeAccount(id: string, email: string) {
      const password = randomBytes(48).toString('base64url')
      const made = await supabase.auth.admin.createUser({ id, email, password, email_confirm: true })
      if (made.error) throw new Refusal(`Não consegui criar a conta ${email}: ${made.error.message}`)
      return made.data.user.id
    },
    /** Returns the connection for requests about one hotel. */
    async hotel(slug: string) {
      const { data, error } = await supabase
        .from('hotels')
        .select('id, storage_bucket')
        .eq('slug', slug)
        .single()
      if (error) throw new Refusal(`Hotel não encontrado em ${url}: ${slug} (${error.message})`)
      return { supabase, hotelId: data.id, bucket: data.storage_bucket ?? '' }
    },
    async noteProof(hotel_id: string, proof: { proved_at: string } | { failed_at: string; problem: string }) {
      const { error } = await supabase.from('backup_proofs').upsert({ hotel_id, ...proof })
      if (error) throw new Refusal(`Não consegui anotar a prova no painel: ${error.message}`)
    },
  }
}

/** Retries twice if the network or the server fails. */
function withRetries(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    for (const wait of [500, 2000]) {
      const response = await send(input, init).catch(() => undefined)
      if (response && response.status < 500) return response
      await sleep(wait)
    }
    return send(input, init)
  }
}
