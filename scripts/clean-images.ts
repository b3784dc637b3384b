import { sizeLabel } from '../lib/media/images/size-label.ts'
import { signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()
const { findUnusedImages, deleteUnusedImages } = await import('../lib/site/unused-images.ts')

await runCommand(cleanImages, 1)

async function cleanImages(): Promise<number> {
  const apply = wantsToApply(process.argv.slice(2))
  loadEnvFiles()
  const cleaner = await signInAsAdmin(readSettings(process.env, { lenient: true }))
  const images = await (apply ? deleteUnusedImages(cleaner) : findUnusedImages(cleaner))
  for (const { path, bytes, uploadedAt } of images) {
    console.log(`${uploadedAt.slice(0, 10)}  ${sizeLabel(bytes).padStart(8)}  ${path}`)
  }
  const total = sizeLabel(images.reduce((sum, { bytes }) => sum + bytes, 0))
  if (images.length === 0) console.log('Nenhuma imagem sem uso.')
  else if (apply) console.log(`\nRemovidas: ${images.length} (${total}).`)
  else console.log(`\nSem uso: ${images.length} (${total}). Para remover: npm run clean-images -- --apply`)
  return 0
}

function wantsToApply(args: string[]) {
  const unknown = args.find((argument) => argument !== '--apply')
  if (unknown !== undefined) throw new Refusal(`Opção desconhecida: "${unknown}". A única é --apply.`)
  return args.length > 0
}
