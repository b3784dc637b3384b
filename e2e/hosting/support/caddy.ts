import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { execaSync } from 'execa'
import { startChild } from '../../../scripts/lib/children.ts'
import { resultFile } from '../../../scripts/lib/test-environment.ts'

/** CI installs Caddy; elsewhere the tests that need it are skipped. */
export const hasCaddy = !execaSync('caddy', ['version'], { reject: false }).failed

/** Starts Caddy with this Caddyfile, whose addresses are plain http, and waits until it answers at `origin`. */
export async function startCaddy(caddyfile: string, origin: string, variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, caddyfile.replace(/^\{$/m, '{\n\tdebug\n\tadmin off\n\tauto_https off'))
  const child = startChild({
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    env: {
      ...process.env,
      ACCESS_LOG: join(folder, 'access.log'),
      ...variables,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    log: resultFile('caddy.log'),
  })
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (!child.isRunning()) throw new Error(`Caddy did not start:\n${child.tail()}`)
    await sleep(50)
  }
  return {
    /** The end of its output, without the request log. */
    errors: child.errors,
    /** How often the site's port recently refused a connection. */
    refusals: () => child.errors().split('connection refused').length - 1,
    async stop() {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
