import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../lib/supabase/database.types.ts'
import { Refusal } from '../lib/refusal.ts'
import { type Bucket, bucketsSchema } from './archive.ts'

export type Connection = { url: string; secretKey: string; fetch?: typeof fetch }
export type Project = ReturnType<typeof openProject>
export type StoredObject = { bytes: Buffer; type: string; cacheControl: string }

const snapshotSchema = z.object({
  taken_at: z.string(),
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

type Page = Database['public']['Functions']['backup_history']['Args']

/** A Supabase project, embedded or hosted, by its address and secret key. What fails is a Refusal that says at what. */
export function openProject({ url, secretKey, fetch: send = fetch }: Connection) {
  const supabase = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send },
  })
  const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  const addressOf = (bucket: string, name: string) =>
    `${url}/storage/v1/object/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`

  return {
    url,
    async snapshot() {
      return snapshotSchema.parse(await answered('ler o banco', () => supabase.rpc('backup_snapshot')))
    },
    async historyPage(page: Page) {
      return pageSchema.parse(await answered('ler o histórico', () => supabase.rpc('backup_history', page)))
    },
    async download(bucket: string, name: string): Promise<StoredObject | undefined> {
      const response = await patiently(() => send(addressOf(bucket, name), { headers: key }))
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
      const response = await patiently(() => send(addressOf(bucket, name), { method: 'POST', headers, body }))
      if (response.ok) return
      throw new Refusal(`Não consegui gravar ${bucket}/${name}: ${(await response.text()).slice(0, 300)}`)
    },
    async makeBucket({ id, public: isPublic, file_size_limit, allowed_mime_types }: Bucket) {
      const known = await supabase.storage.getBucket(id)
      if (known.data) return
      const { error } = await supabase.storage.createBucket(id, {
        public: isPublic,
        ...(file_size_limit ? { fileSizeLimit: file_size_limit } : {}),
        ...(allowed_mime_types ? { allowedMimeTypes: allowed_mime_types } : {}),
      })
      if (error) throw new Refusal(`Não consegui criar o bucket ${id}: ${error.message}`)
    },
    async beginRestore(emails: string[]) {
      const begun = () => supabase.rpc('begin_restore', { p_emails: emails })
      return begunSchema.parse(await answered('conferir o destino', begun))
    },
    stage: (restore: string, kind: string, lines: string[]) =>
      answered('enviar as linhas do banco', () =>
        supabase.rpc('stage_restore', { p_restore: restore, p_kind: kind, p_lines: lines }),
      ),
    finishRestore: (restore: string) =>
      answered('gravar o banco (nada foi alterado nele)', () =>
        supabase.rpc('finish_restore', { p_restore: restore }),
      ),
    /** With a password that nobody knows. Answers the account's id, which a project may choose itself. */
    async makeAccount(id: string, email: string) {
      const password = randomBytes(48).toString('base64url')
      const made = await supabase.auth.admin.createUser({ id, email, password, email_confirm: true })
      if (made.error) throw new Refusal(`Não consegui criar a conta ${email}: ${made.error.message}`)
      return made.data.user.id
    },
    /** Of the hotel whose pages were compared. */
    async noteProof(slug: string, proof: { proved_at: string } | { failed_at: string; problem: string }) {
      const hotel = await supabase.from('hotels').select('id').eq('slug', slug).single()
      const noted =
        hotel.data && (await supabase.from('backup_proofs').upsert({ hotel_id: hotel.data.id, ...proof }))
      const error = hotel.error ?? noted?.error
      if (error) throw new Refusal(`Não consegui anotar a prova no painel: ${error.message}`)
    },
  }

  type Answer = { data: unknown; error: { message: string; code?: string } | null; status: number }

  async function answered(what: string, ask: () => PromiseLike<Answer>): Promise<unknown> {
    const { data, error } = await patiently(async () => ask())
    if (!error) return data
    const isOld = error.code === 'PGRST202' || error.code === '42883'
    const hint = isOld ? ' Faltam migrations neste projeto: aplique-as antes.' : ''
    throw new Refusal(`Não consegui ${what} em ${url}: ${error.message}${hint}`)
  }
}

async function patiently<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (const wait of [500, 2000]) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status > 0 && answer.status < 500) return answer
    await sleep(wait)
  }
  return ask()
}
