import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readSecretConnection } from './lib/connection.ts'
import { makeAdmin } from './lib/first-admin.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

const argumentsSchema = z.object({
  email: z.email().toLowerCase(),
  name: z.string().trim().max(80),
})

await runCommand(createAdmin, 1)

/** Creates an account if there is none, lets it administer the hotel and its team, and prints how to set its password. */
async function createAdmin(): Promise<number> {
  const person = readArguments()
  loadEnvFiles()
  const settings = readSettings(process.env, { lenient: true })
  const { url, secretKey } = await readSecretConnection(settings)
  const { HOTEL_SLUG: slug, SITE_URL: siteUrl } = settings.site
  console.log((await makeAdmin({ url, secretKey, slug, siteUrl }, person)).join('\n'))
  return 0
}

function readArguments() {
  try {
    const options = { email: { type: 'string' }, name: { type: 'string', default: '' } } as const
    return argumentsSchema.parse(parseArgs({ options }).values)
  } catch {
    throw new Refusal(
      'Diga o e-mail: npm run create-admin -- --email alguem@exemplo.com.br [--name "Nome da Pessoa"]',
    )
  }
}
