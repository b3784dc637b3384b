import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { askLine, askSecret } from './ask-secret.ts'
import { requireBackend } from './connection.ts'
import { Refusal } from './refusal.ts'
import { atEnd } from './run-command.ts'
import type { Settings } from './settings.ts'

/** Prompts for credentials that the environment lacks; does nothing without a terminal. */
export async function askForAdmin(): Promise<void> {
  if (!process.stdin.isTTY) return
  process.env.ADMIN_EMAIL ||= await askLine('E-mail de um administrador do hotel')
  process.env.ADMIN_PASSWORD ||= await askSecret('Senha')
}

/** Signs in until the command ends. Throws a Refusal with the reason. */
export async function signInAsAdmin(settings: Settings) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_CODE: code } = process.env
  if (!email || !password)
    throw new Refusal('Informe ADMIN_EMAIL e ADMIN_PASSWORD de um administrador do hotel no ambiente.')
  const { hosted, site } = settings
  const { url, publishableKey } = hosted
    ? { url: site.SUPABASE_URL, publishableKey: site.SUPABASE_PUBLISHABLE_KEY }
    : await requireBackend(site.DATA_DIR)
  const supabase = createClient<Database>(url, publishableKey, { auth: { persistSession: false } })
  const { data, error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) throw new Refusal(`Não consegui entrar em ${url}: ${error.message}`)
  atEnd(async () => void (await supabase.auth.signOut({ scope: 'local' })))
  await enterCode(supabase, data.user, code)
  const slug = site.HOTEL_SLUG
  const hotel = await supabase.rpc('panel_access', { p_slug: slug }).maybeSingle()
  if (!hotel.data) throw new Refusal(`Hotel não encontrado: ${hotel.error?.message ?? slug}`)
  const { hotel_id: hotelId, storage_bucket: bucket, mfa_required, is_manager: isManager } = hotel.data
  const allowed = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  if (!allowed.data) {
    const reason = mfa_required ? ', ou falta a esta conta o segundo fator que o hotel exige' : ''
    throw new Refusal(`${email} não é administrador do hotel "${slug}"${reason}.`)
  }
  return { supabase, hotelId, bucket, isManager }
}

async function enterCode(
  supabase: SupabaseClient<Database>,
  { factors = [] }: User,
  code: string | undefined,
) {
  const factor = factors.find(({ status }) => status === 'verified')
  if (!factor) return
  if (!code) {
    throw new Refusal('Esta conta tem segundo fator: informe em ADMIN_CODE os seis dígitos do aplicativo.')
  }
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code: code.trim() })
  if (error) throw new Refusal(`O código não foi aceito: ${error.message}`)
}
