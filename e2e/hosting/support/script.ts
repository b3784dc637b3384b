import { join } from 'node:path'
import { execaNode } from 'execa'

/** One of the commands, with this environment and no other; `input` is its standard input. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string | undefined>,
  input?: string,
) {
  const { all, exitCode } = await execaNode(join(import.meta.dirname, '../../../scripts', name), args, {
    env,
    extendEnv: false,
    ipc: false,
    all: true,
    reject: false,
    ...(input === undefined ? { stdin: 'ignore' } : { input }),
  })
  return { code: exitCode, said: all ?? '' }
}
