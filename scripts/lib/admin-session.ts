import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { PictureStorage } from '../../lib/images/stored-variants.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const credentialsSchema = z.object({ ADMIN_EMAIL: z.string().min(1), ADMIN_PASSWORD: z.string().min(1) })
const connectionSchema = z.object({ url: z.url(), publishableKey: z.string() })

/** Signs in as the administrator of the environment, at the hotel of the settings. Throws a Refusal that says why not. */
export async function signInAsAdmin(settings: Settings): Promise<PictureStorage> {
  const credentials = credentialsSchema.safeParse(process.env)
  if (!credentials.success) {
    throw new Refusal('Informe ADMIN_EMAIL e ADMIN_PASSWORD de um administrador do hotel no ambiente.')
  }
  const { url, publishableKey } = connection(settings)
  const supabase = createClient<Database>(url, publishableKey, { auth: { persistSession: false } })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = credentials.data
  const { error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) throw new Refusal(`Não consegui entrar em ${url}: ${error.message}`)
  const slug = settings.site.HOTEL_SLUG
  const hotel = await supabase.from('hotels').select('id, storage_bucket').eq('slug', slug).maybeSingle()
  if (!hotel.data) throw new Refusal(`Hotel não encontrado: ${hotel.error?.message ?? slug}`)
  const { id: hotelId, storage_bucket } = hotel.data
  const allowed = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  if (!allowed.data) throw new Refusal(`${email} não é administrador do hotel "${slug}".`)
  return { supabase, hotelId, bucket: storage_bucket ?? '' }
}

/** The hosted project of the environment, or the embedded one that is running. */
function connection({ hosted, site }: Settings) {
  if (hosted) return { url: site.SUPABASE_URL, publishableKey: site.SUPABASE_PUBLISHABLE_KEY }
  const file = join(site.DATA_DIR, 'supabase', 'connection.json')
  if (!existsSync(file)) throw new Refusal('O Supabase local não está ligado: rode npm start antes.')
  return connectionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
