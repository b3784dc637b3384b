import { testGuards } from './guards/command.ts'
import { runCommand } from './lib/run-command.ts'

await runCommand(() => testGuards(process.argv.slice(2)), 130)
