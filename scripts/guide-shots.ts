import { runCommand } from './lib/run-command.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()
await runCommand(
  async () => (await import('./guide-shots/run.ts')).takeGuideShots(new RegExp(process.argv[2] ?? '')),
  130,
)
