import { parseArgs } from 'node:util'
import { z } from 'zod'
import { guessableBecause, type Owner } from '../lib/team/guessable-password.ts'
import { passwordValidationMessage } from '../lib/team/password-rules.ts'
import { askSecret } from './lib/ask-secret.ts'
import { secretConnection } from './lib/connection.ts'
import { makeAdmin } from './lib/first-admin.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

const argumentsSchema = z.object({
  email: z.email().toLowerCase(),
  name: z.string().trim().max(80),
  password: z.boolean(),
})

await runCommand(createAdmin, 1)

/** Makes an account if there is none, lets it administer the hotel and its team, and prints how to set its password. */
async function createAdmin(): Promise<number> {
  const { email, name, password: typed } = readArguments()
  loadEnvFiles()
  const settings = readSettings(process.env, { lenient: true })
  const { url, secretKey } = await secretConnection(settings)
  const { HOTEL_SLUG: slug, SITE_URL: siteUrl } = settings.site
  const password = typed ? await askPassword({ email, name, hotel: slug }) : undefined
  const lines = await makeAdmin({ url, secretKey, slug, siteUrl }, { email, name, password })
  console.log(lines.join('\n'))
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

async function askPassword(owner: Owner) {
  const password = await askSecret('Senha')
  const wrong = passwordValidationMessage(password) ?? (await guessableBecause(password, owner))
  if (wrong) throw new Refusal(wrong)
  if ((await askSecret('Repita a senha')) !== password) throw new Refusal('As duas senhas não são iguais.')
  return password
}
