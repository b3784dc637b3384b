import { encodeMissing } from '../lib/media/images/encode-missing.ts'
import { sizeLabel } from '../lib/media/images/size-label.ts'
import { signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()
const { findUnusedImages, deleteUnusedImages } = await import('../lib/site/unused-images.ts')

const commands: Record<string, () => Promise<number>> = {
  clean: () => clean(false),
  'clean --apply': () => clean(true),
  encode,
}

await runCommand(async () => {
  const command = commands[process.argv.slice(2).join(' ')]
  if (!command)
    throw new Refusal(
      'Use "npm run images -- clean" (lista as imagens sem uso; com --apply remove) ou "npm run images -- encode" (prepara as que não estão prontas).',
    )
  return command()
}, 1)

/** Lists the uploaded pictures that nothing uses, or removes them. */
async function clean(apply: boolean): Promise<number> {
  const admin = await signIn()
  const images = await (apply ? deleteUnusedImages(admin) : findUnusedImages(admin))
  for (const { path, bytes, uploadedAt } of images) {
    console.log(`${uploadedAt.slice(0, 10)}  ${sizeLabel(bytes).padStart(8)}  ${path}`)
  }
  const total = sizeLabel(images.reduce((sum, { bytes }) => sum + bytes, 0))
  if (images.length === 0) console.log('Nenhuma imagem sem uso.')
  else if (apply) console.log(`\nRemovidas: ${images.length} (${total}).`)
  else console.log(`\nSem uso: ${images.length} (${total}). Para remover: npm run images -- clean --apply`)
  return 0
}

/** Encodes what lacks a format or a width. Stopped, it goes on at the next call; 1 when an image could not be encoded. */
async function encode(): Promise<number> {
  const attempts = await encodeMissing(await signIn(), {
    onAttempt: ({ path, error }) => console.log(error ? `falhou  ${path}: ${error}` : `pronta  ${path}`),
  })
  const failed = attempts.filter(({ error }) => error).length
  if (attempts.length === 0) console.log('Todas as imagens já estão prontas.')
  else console.log(`\nPreparadas: ${attempts.length - failed}. Falharam: ${failed}.`)
  return failed > 0 ? 1 : 0
}

function signIn() {
  loadEnvFiles()
  return signInAsAdmin(readSettings(process.env, { lenient: true }))
}
