import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDataDirectory, wipe } from '../supabase/local/data-directory.ts'
import { lockDataDirectory } from '../supabase/local/lock.ts'
import { startBackend } from './lib/backend.ts'
import { requireWritableFolder } from './lib/folders.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand, stepPrinter } from './lib/run-command.ts'
import { demoFlag, loadEnvFiles, readSettings } from './lib/settings.ts'

await runCommand(resetDatabase)

/** Deletes the embedded backend's content and loads the demonstration again. Keeps the keys. */
async function resetDatabase(): Promise<number> {
  loadEnvFiles()
  const { hosted, demo, supabasePort, site } = readSettings(
    { ...process.env, ...demoFlag(process.argv.slice(2)) },
    { isReset: true },
  )
  if (hosted) {
    throw new Refusal(
      'SUPABASE_URL aponta para um projeto hospedado; db:reset só existe para o Supabase local.',
    )
  }
  requireWritableFolder(site.DATA_DIR, 'ajuste as permissões ou escolha outra com DATA_DIR')
  const step = stepPrinter(2)
  await step('Apagando o conteúdo', async () => {
    const directory = openDataDirectory(site.DATA_DIR)
    const release = lockDataDirectory(directory.root)
    wipe(directory)
    release()
    // Also delete the site's copies of the old content.
    rmSync(join(site.DATA_DIR, 'site'), { recursive: true, force: true })
  })
  await step('Carregando a demonstração', async () => {
    const env = { ...process.env, HOTEL_SLUG: site.HOTEL_SLUG, DEMO: demo }
    const { child } = await startBackend(site.DATA_DIR, supabasePort, env)
    await child.stop()
  })
  console.log('\nConteúdo de demonstração refeito.')
  return 0
}
