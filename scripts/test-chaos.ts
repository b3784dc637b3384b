import { runCommand } from './lib/run-command.ts'
import { allowSiteImports } from './lib/site-imports.ts'

// The sessions of its admins are signed as the site signs them.
allowSiteImports()
const { chaos } = await import('./chaos/command.ts')
await runCommand(() => chaos(process.argv.slice(2)), 130)
