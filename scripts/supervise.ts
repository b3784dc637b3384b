import { parseArgs } from 'node:util'
import { requireWritableFolder } from './lib/folders.ts'
import { memoryVariables } from './lib/memory.ts'
import { requireFreePort } from './lib/ports.ts'
import { Refusal } from './lib/refusal.ts'
import { actionsKey } from './lib/releases/actions-key.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'
import { supervise } from './lib/supervisor/supervise.ts'

await runCommand(async () => {
  const options = { 'health-seconds': { type: 'string', default: '15' } } as const
  const { values } = parseArgs({ options })
  loadEnvFiles()
  const { host, port, hosted, site } = readSettings(process.env)
  if (!hosted)
    throw new Refusal('Falta o projeto Supabase (SUPABASE_URL). Para a demonstração há "npm start".')
  await requireFreePort('PORT', port, host)
  requireWritableFolder(site.DATA_DIR, 'ajuste as permissões ou escolha outra com DATA_DIR')
  const env = {
    ...process.env,
    DATA_DIR: site.DATA_DIR,
    SITE_URL: site.SITE_URL,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(site.DATA_DIR),
    ...memoryVariables,
  }
  const healthEvery = Number(values['health-seconds']) * 1000
  return supervise({ dataDir: site.DATA_DIR, host, port, env, workers: workerCount(), healthEvery })
})

function workerCount() {
  const count = Number(process.env.WORKERS || 2)
  if (Number.isInteger(count) && count >= 1 && count <= 32) return count
  throw new Refusal('WORKERS deve ser um número de 1 a 32.')
}
