import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Sent = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }
export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Options = { output: string; env: Record<string, string>; user?: number; log: number }

/** The functions of a build, each started when it is first asked, in a process that may write to its own /tmp alone. */
export function createFunctions({ output, env, user, log }: Options) {
  const running = new Map<string, Promise<number>>()
  const children: ChildProcess[] = []
  return {
    has: (name: string) => existsSync(join(output, 'functions', `${name}.func`)),
    async call(name: string, sent: Sent): Promise<Got> {
      const folder = realpathSync(join(output, 'functions', `${name}.func`))
      const port = running.get(folder) ?? start(folder)
      running.set(folder, port)
      return exchange(await port, sent)
    },
    /** As the platform does when nobody has asked for a while: the next call is a cold start. */
    forget() {
      for (const child of children.splice(0)) child.kill()
      running.clear()
    },
  }

  async function start(folder: string) {
    const { handler } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8'))
    const isMiddleware = folder.endsWith('/_middleware.func')
    // Each its own: two instances on Vercel share no disk.
    const temporary = mkdtempSync(join(env.TMPDIR ?? tmpdir(), 'function-'))
    chmodSync(temporary, 0o777)
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'vercel-function.cjs'), folder, handler],
      {
        cwd: folder,
        env: {
          ...env,
          NODE_ENV: 'production',
          TMPDIR: temporary,
          ...(isMiddleware && { IS_MIDDLEWARE: '1' }),
        },
        stdio: ['ignore', log, log, 'ipc'],
        ...(user !== undefined && { uid: user, gid: user }),
      },
    )
    children.push(child)
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`${folder} ended with ${code}`)
      }),
    ])
    return Number(port)
  }
}

/** With every header as it is, the repeated ones, too. */
function exchange(port: number, { method, url, headers, body }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, method, path: url, headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
    })
    sent.on('error', reject)
    sent.end(body.length > 0 ? body : undefined)
  })
}
