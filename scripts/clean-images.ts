import { sizeLabel } from '../lib/images/size-label.ts'
import { signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()
const { findUnusedPictures, removeUnusedPictures } = await import('../lib/site/unused-pictures.ts')

await runCommand(cleanImages, 1)

async function cleanImages(): Promise<number> {
  const apply = wantsToApply(process.argv.slice(2))
  loadEnvFiles()
  const cleaner = await signInAsAdmin(readSettings(process.env))
  const pictures = await (apply ? removeUnusedPictures(cleaner) : findUnusedPictures(cleaner))
  for (const { path, bytes, uploadedAt } of pictures) {
    console.log(`${uploadedAt.slice(0, 10)}  ${sizeLabel(bytes).padStart(8)}  ${path}`)
  }
  const total = sizeLabel(pictures.reduce((sum, { bytes }) => sum + bytes, 0))
  if (pictures.length === 0) console.log('Nenhuma imagem sem uso.')
  else if (apply) console.log(`\nRemovidas: ${pictures.length} (${total}).`)
  else console.log(`\nSem uso: ${pictures.length} (${total}). Para remover: npm run clean-images -- --apply`)
  return 0
}

function wantsToApply(args: string[]) {
  const unknown = args.find((argument) => argument !== '--apply')
  if (unknown !== undefined) throw new Refusal(`Opção desconhecida: "${unknown}". A única é --apply.`)
  return args.length > 0
}
