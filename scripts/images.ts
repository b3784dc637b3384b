import { encodeMissing } from '../lib/media/images/encode-missing.ts'
import { signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

await runCommand(encode, 1)

/** Encodes images that lack a format or a width, and continues an interrupted run. Returns 1 if an image could not be encoded. */
async function encode(): Promise<number> {
  if (process.argv.slice(2).join() !== 'encode')
    throw new Refusal('Use "npm run images -- encode": prepara as imagens guardadas que não estão prontas.')
  loadEnvFiles()
  const attempts = await encodeMissing(await signInAsAdmin(readSettings(process.env, { lenient: true })), {
    onAttempt: ({ path, error }) => console.log(error ? `falhou  ${path}: ${error}` : `pronta  ${path}`),
  })
  const failed = attempts.filter(({ error }) => error).length
  if (attempts.length === 0) console.log('Todas as imagens já estão prontas.')
  else console.log(`\nPreparadas: ${attempts.length - failed}. Falharam: ${failed}.`)
  return failed > 0 ? 1 : 0
}
