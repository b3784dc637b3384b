import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Copies the build under test into `.next-NAME` and returns that folder: a server of a test's own writes the pages it
 * makes anew there. Whoever asks for it removes it.
 */
export function copyOfBuild(name: string): string {
  const built = process.env.E2E_DIST_DIR
  if (!built) throw new Error('E2E_DIST_DIR must name the build to test')
  const copy = `.next-${name}`
  rmSync(copy, { recursive: true, force: true })
  const withoutCache = join(resolve(built), 'cache')
  cpSync(built, copy, { recursive: true, filter: (path) => resolve(path) !== withoutCache })
  return copy
}
