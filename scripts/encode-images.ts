import { encodeMissing } from '../lib/media/images/encode-missing.ts'
import { signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

await runCommand(encodeImages, 1)

/** Stopped, it goes on at the next call. Exit code 1 when an image could not be encoded. */
async function encodeImages(): Promise<number> {
  const [unknown] = process.argv.slice(2)
  if (unknown !== undefined) throw new Refusal(`Opção desconhecida: "${unknown}". Não há nenhuma.`)
  loadEnvFiles()
  const storage = await signInAsAdmin(readSettings(process.env, { lenient: true }))
  const attempts = await encodeMissing(storage, {
    onAttempt: ({ path, error }) => console.log(error ? `falhou  ${path}: ${error}` : `pronta  ${path}`),
  })
  const failed = attempts.filter(({ error }) => error).length
  if (attempts.length === 0) console.log('Todas as imagens já estão prontas.')
  else console.log(`\nPreparadas: ${attempts.length - failed}. Falharam: ${failed}.`)
  return failed > 0 ? 1 : 0
}
