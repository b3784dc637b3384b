import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { denoExecutable } from './functions-deno.ts'

export type FunctionProcess = ReturnType<typeof startFunction>

type Settings = { cacheFolder: string; variables: Record<string, string>; denoArguments?: string[] }

/** With rights for the network, its variables and its own code. Ends when this process does: functions-main.ts. */
export function startFunction(folder: string, { cacheFolder, variables, denoArguments = [] }: Settings) {
  const name = basename(folder)
  const child = spawn(
    denoExecutable(),
    [
      'run',
      ...[
        '--no-prompt',
        '--no-remote',
        '--cached-only',
        '--node-modules-dir=manual',
        '--no-lock',
        '--no-check',
      ],
      `--config=${join(folder, 'deno.json')}`,
      '--v8-flags=--max-old-space-size=256',
      '--allow-net',
      `--deny-net=${privateNetworks.join(',')}`,
      `--allow-env=${Object.keys(variables).join(',')}`,
      '--ignore-env',
      `--allow-read=${dirname(folder)}`,
      ...denoArguments,
      join(import.meta.dirname, 'functions-main.ts'),
      join(folder, 'index.ts'),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...variables,
        NODE_ENV: 'production',
        DENO_DIR: cacheFolder,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
      },
    },
  )
  // Writing nothing, ever: the pipe is there to break. A child that is gone breaks it first.
  child.stdin.on('error', () => undefined)
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const port = new Promise<number>((resolve, reject) => {
    const listen = (line: string) => {
      const [, found] = line.match(/^Listening on http:\/\/127\.0\.0\.1:(\d+)\//) ?? []
      if (found) resolve(Number(found))
      else console.log(`[função ${name}] ${line}`)
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', listen)
    exited.then(() => reject(new Error('Worker failed to boot (please check logs)')))
  })
  const tooSlow = setTimeout(() => child.kill('SIGKILL'), longestStart)
  port.finally(() => clearTimeout(tooSlow)).catch(() => undefined)
  return {
    port,
    isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const longestStart = 30_000

/** A second wall behind the function's own check. The loopback stays open, for this backend lives there. */
const privateNetworks = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']
