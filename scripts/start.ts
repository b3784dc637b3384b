import { runCommand } from './lib/run-command.ts'
import { serve } from './lib/serve.ts'

await runCommand(() => serve('start'))
