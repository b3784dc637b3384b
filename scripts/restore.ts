import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startBackend } from './lib/backend.ts'
import { findRunningBackend, readConnection, readSecretConnection } from './lib/connection.ts'
import { Refusal } from './lib/refusal.ts'
import { formatSeconds, runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings, type Settings } from './lib/settings.ts'
import { allowSiteImports } from './lib/site-imports.ts'
import { askPassphrase } from './transfer/encryption.ts'
import { openProject } from './transfer/project.ts'

allowSiteImports()

await runCommand(restoreBackup, 1)

/** Restores into an empty project; starts the embedded one, without the demonstration, if it is not running. */
async function restoreBackup(): Promise<number> {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Refusal('Diga o arquivo: npm run restore -- backup-….tar.gz')
  loadEnvFiles()
  const settings = readSettings(process.env, { lenient: true })
  const started = performance.now()
  const passphrase = await askPassphrase(resolve(file))
  const { restore } = await import('./transfer/restore.ts')
  const { manifest, rows, people } = await restore({
    file: resolve(file),
    passphrase,
    open: async () => openProject(await openTarget(settings)),
    say: console.log,
  })
  if (!settings.hosted) rmSync(join(settings.site.DATA_DIR, 'site'), { recursive: true, force: true })
  const count = [...rows.values()].reduce((sum, lines) => sum + lines.length, 0)
  console.log(`Restaurado e conferido: ${count} linhas (${formatSeconds(performance.now() - started)}).`)
  for (const path of manifest.vanished) console.log(`Não estava mais lá na hora do backup: ${path}`)
  console.log('\nSenhas e segundos fatores não fazem parte de um backup. Para entrar, um link de senha nova:')
  const managers = people.filter(({ is_manager }) => is_manager)
  for (const { email } of managers) console.log(`  npm run create-admin -- --email ${email}`)
  if (people.length > managers.length) console.log('As outras pessoas recebem o link em Equipe, no painel.')
  return 0
}

async function openTarget(settings: Settings) {
  const { hosted, site, supabasePort } = settings
  const running = hosted ? undefined : await findRunningBackend(site.DATA_DIR)
  if (hosted || running) return running ?? readSecretConnection(settings)
  const env = { ...process.env, HOTEL_SLUG: site.HOTEL_SLUG }
  await startBackend(site.DATA_DIR, supabasePort, env, ['--empty'])
  return readConnection(site.DATA_DIR)
}
