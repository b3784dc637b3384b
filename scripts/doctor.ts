import { askSecret } from './lib/ask-secret.ts'
import { examine } from './lib/going-live/doctor.ts'
import { readOptions } from './lib/going-live/options.ts'
import { readWorld } from './lib/going-live/world.ts'
import { runCommand } from './lib/run-command.ts'

await runCommand(doctor, 130)

/** One table of what is right and what is not, each with its next step. Asks for the secret key with `--ask` only. */
async function doctor(): Promise<number> {
  const options = readOptions(process.argv.slice(2), [])
  if (options.isAsking) options.secrets.secretKey = await askSecret('Chave secreta do projeto')
  return examine(await readWorld(options), { isStarted: true })
}
