import { parseArgs } from 'node:util'
import { Refusal } from './lib/refusal.ts'
import { deploy, listReleases, rollBack } from './lib/releases/deploy.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

await runCommand(async () => {
  const { values, positionals } = readArguments()
  loadEnvFiles()
  const settings = readSettings(process.env)
  if (values.list) listReleases(settings)
  else if (values.rollback) await rollBack(settings, positionals[0])
  else await deploy(settings)
  return 0
}, 130)

function readArguments() {
  const options = { rollback: { type: 'boolean' }, list: { type: 'boolean' } } as const
  try {
    const given = parseArgs({ options, allowPositionals: true })
    if (given.values.rollback || given.positionals.length === 0) return given
  } catch {}
  throw new Refusal('Uso: npm run deploy [-- --list | --rollback [versão]]')
}
