import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../../../scripts/lib/children.ts'
import { resultFile } from '../../../scripts/lib/test-folders.ts'

/** Debian's Caddy with this Caddyfile, whose addresses are plain http, once it answers at `origin`. Stops with `stop`. */
export async function startCaddy(caddyfile: string, origin: string, variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile}`)
  const child = startChild({
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    env: { ...process.env, ...variables, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    log: resultFile('caddy.log'),
  })
  while (!(await answers(origin))) {
    if (!child.isRunning()) throw new Error(`Caddy did not start:\n${child.tail()}`)
    await sleep(50)
  }
  return {
    origin,
    async stop() {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(origin: string) {
  return fetch(`${origin}/api/health`).then(
    () => true,
    () => false,
  )
}
