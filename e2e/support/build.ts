import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of the build that the tests look at, which must stay as it is. */
export function distDirUnderTest(): string {
  const distDir = process.env.E2E_DIST_DIR
  if (!distDir) throw new Error('E2E_DIST_DIR must name the build to test')
  return distDir
}

/** A copy of it in this folder, to be published into or changed; returns the folder. */
export function copyOfBuild(copy: string): string {
  const built = distDirUnderTest()
  rmSync(copy, { recursive: true, force: true })
  const withoutCache = join(resolve(built), 'cache')
  cpSync(built, copy, { recursive: true, filter: (path) => resolve(path) !== withoutCache })
  return copy
}
