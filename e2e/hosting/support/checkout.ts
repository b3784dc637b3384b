import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { type Child, startChild } from '../../../scripts/lib/children'
import { root } from '../../../scripts/lib/root'
import type { Variables } from '../../../scripts/lib/settings'

/** A copy of this checkout, as it lies on a server, that a test may change and build in. */
export function copyOfCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  const isOurs = (name: string) =>
    !/^(?:\.git|\.next.*|\.data.*|\.env.*|test-results|node_modules)$/.test(name)
  for (const name of readdirSync(root).filter(isOurs))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  // Nobody writes into a package: links are quick, and as good as copies.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^\.(?:cache|browser)/.test(name))
      link(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return {
    folder,
    /** Replaces a text that must be there. */
    change(file: string, from: string, to: string) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      writeFileSync(join(folder, file), text.replace(from, to))
    },
    start: (command: string, args: string[], env: Variables, log: string): Child =>
      startChild({ args: [join(folder, 'scripts', `${command}.ts`), ...args], env, cwd: folder, log }),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function link(from: string, to: string) {
  const { failed } = execaSync('cp', ['-al', from, to], { reject: false })
  if (failed) execaSync('cp', ['-a', from, to])
}
