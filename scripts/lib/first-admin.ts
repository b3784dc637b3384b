import { randomBytes } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { hashOfLink, newLinkToken } from '../../lib/team/link-token.ts'
import { Refusal } from './refusal.ts'

type Project = { url: string; secretKey: string; slug: string; siteUrl: string }

/**
 * Creates an account unless there is one, and lets it administer the hotel and its team. Returns the lines to print, with a
 * link to choose the password of a new account. Throws a Refusal.
 */
export async function makeAdmin(
  project: Project,
  { email, name }: { email: string; name: string },
): Promise<string[]> {
  const { url, secretKey, slug, siteUrl } = project
  const supabase = createClient<Database>(url, secretKey, { auth: { persistSession: false } })
  const password = randomBytes(48).toString('base64url')
  const made = await supabase.auth.admin.createUser({ email, password, email_confirm: true })
  const isKnown = made.error?.code === 'email_exists'
  if (made.error && !isKnown) throw new Refusal(`Não consegui criar a conta em ${url}: ${made.error.message}`)
  const token = newLinkToken()
  const granted = await supabase.rpc('grant_first_access', {
    p_slug: slug,
    p_email: email,
    p_name: name,
    p_token_hash: hashOfLink(token),
  })
  if (granted.error) throw new Refusal(`Não consegui dar o acesso: ${granted.error.message}`)
  if (granted.data === null) throw new Refusal(`Hotel não encontrado: ${slug}`)
  const lines = [`Pronto: ${email} administra o hotel e a equipe.`]
  if (isKnown) lines.push('A conta já existia; a senha dela continua a mesma.')
  if (!granted.data) return lines
  const link = `${siteUrl}/admin/login/senha?link=${token}`
  return [...lines, '', 'Para escolher a senha (vale por 3 dias, uma vez só):', link]
}
