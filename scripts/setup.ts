import { readOptions } from './lib/going-live/options.ts'
import { flagNames, setUp } from './lib/going-live/setup.ts'
import { runCommand } from './lib/run-command.ts'

/** A conversation that takes a hotel live; with `--yes` by flags alone. */
await runCommand(() => setUp(readOptions(process.argv.slice(2), flagNames)), 130)
