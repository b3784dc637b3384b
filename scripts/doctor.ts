import { examine } from './lib/going-live/doctor.ts'
import { readOptions } from './lib/going-live/options.ts'
import { readWorld } from './lib/going-live/world.ts'
import { runCommand } from './lib/run-command.ts'

/** One table of what is right and what is not, each with its next step. Asks nothing. */
await runCommand(async () => examine(await readWorld(readOptions(process.argv.slice(2), []))), 130)
