import { join, relative } from 'node:path'
import { artefactFolder, buildArtefact } from './lib/artefact.ts'
import { root } from './lib/root.ts'
import { runCommand, stepPrinter } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

await runCommand(async () => {
  loadEnvFiles()
  const log = join(readSettings(process.env).site.DATA_DIR, 'logs', 'build.log')
  const step = stepPrinter(1)
  await step('Conferindo os tipos e gerando o site', () => buildArtefact(process.env, log))
  console.log(`\nPronto para publicar: ${relative(root, artefactFolder)} (node server.js).`)
  return 0
}, 130)
