import { chaos } from './chaos/command.ts'
import { runCommand } from './lib/run-command.ts'

await runCommand(() => chaos(process.argv.slice(2)), 130)
