import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { passwordValidationMessage } from '../lib/account/password-rules.ts'
import type { Database } from '../lib/supabase/database.types.ts'
import { hashOfLink, newLinkToken } from '../lib/team/link-token.ts'
import { askSecret } from './lib/ask-secret.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { secretConnection } from './lib/secret-connection.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

const argumentsSchema = z.object({
  email: z.email().toLowerCase(),
  name: z.string().trim().max(80),
  password: z.boolean(),
})

await runCommand(createAdmin, 1)

/** Makes an account if there is none, lets it administer the hotel and its team, and tells how it gets its password. */
async function createAdmin(): Promise<number> {
  const { email, name, password: typed } = readArguments()
  loadEnvFiles()
  const settings = readSettings(process.env)
  const { url, secretKey } = await secretConnection(settings)
  const supabase = createClient<Database>(url, secretKey, { auth: { persistSession: false } })
  const chosen = typed ? await askPassword(email) : undefined
  const password = chosen ?? randomBytes(48).toString('base64url')
  const made = await supabase.auth.admin.createUser({ email, password, email_confirm: true })
  const isKnown = made.error?.code === 'email_exists'
  if (made.error && !isKnown) throw new Refusal(`Não consegui criar a conta em ${url}: ${made.error.message}`)
  const token = newLinkToken()
  const slug = settings.site.HOTEL_SLUG
  const granted = await supabase.rpc('grant_first_access', {
    p_slug: slug,
    p_email: email,
    p_name: name,
    p_token_hash: chosen === undefined || isKnown ? hashOfLink(token) : '',
  })
  if (granted.error) throw new Refusal(`Não consegui dar o acesso: ${granted.error.message}`)
  if (granted.data === null) throw new Refusal(`Hotel não encontrado: ${slug}`)
  console.log(`Pronto: ${email} administra o hotel e a equipe.`)
  if (isKnown) console.log('A conta já existia; a senha dela continua a mesma.')
  if (granted.data) {
    console.log(`\nPara escolher a senha (vale por 3 dias, uma vez só):`)
    console.log(`${settings.site.SITE_URL}/admin/login/senha?link=${token}`)
  }
  return 0
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string', default: '' },
        password: { type: 'boolean', default: false },
      },
    })
    return argumentsSchema.parse(values)
  } catch {
    throw new Refusal(
      'Diga o e-mail: npm run create-admin -- --email alguem@exemplo.com.br [--name "Nome da Pessoa"] [--password]\n' +
        'Com --password você digita a senha aqui; sem ele recebe um link para escolhê-la.',
    )
  }
}

async function askPassword(email: string) {
  const password = await askSecret('Senha')
  const wrong = passwordValidationMessage(password, email)
  if (wrong) throw new Refusal(wrong)
  if ((await askSecret('Repita a senha')) !== password) throw new Refusal('As duas senhas não são iguais.')
  return password
}
