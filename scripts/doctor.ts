import { parseArgs } from 'node:util'
import { askSecret } from './lib/ask-secret.ts'
import { examine } from './lib/going-live/doctor.ts'
import { readGiven, readWorld } from './lib/going-live/world.ts'
import { runCommand } from './lib/run-command.ts'

await runCommand(doctor, 130)

/** Prints a table of passed and failed checks. Asks for the secret key only with `--ask`. */
async function doctor(): Promise<number> {
  const options = { ask: { type: 'boolean' }, 'env-path': { type: 'string' } } as const
  const { ask, 'env-path': envPath } = parseArgs({ options }).values
  const given = readGiven(envPath)
  const secretKey = ask ? await askSecret('Chave secreta do projeto') : given.secretKey
  return examine(await readWorld({ ...given, secretKey }, true))
}
