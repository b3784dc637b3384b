import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Child, startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'

/** Relative to the checkout, as all names of builds. It serves every hotel, because nobody sees the pages of a build. */
export const siteDistDir = '.next'

export function distVariables(distDir: string): Variables {
  return distDir === siteDistDir ? {} : { NEXT_DIST_DIR: distDir, NEXT_TSCONFIG: 'tsconfig.test.json' }
}

export function isBuilt(folder: string): boolean {
  const stamp = join(root, folder, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildFingerprint(root)
}

/** Builds the site. Throws a Refusal with the end of the log when Next fails. */
export async function buildSite(distDir: string, env: Variables, log: string): Promise<void> {
  rmSync(join(root, distDir, stampName), { force: true })
  const fingerprint = await runBuild({ ...env, ...distVariables(distDir), NEXT_SKIP_TYPES: '1' }, log)
  writeFileSync(join(root, distDir, stampName), fingerprint)
}

/** Builds without any hotel or backend, and returns the fingerprint of what was built. Throws like `buildSite`. */
export async function runBuild(env: Variables, log: string): Promise<string> {
  // Taken before: an edit during the build must lead to another one.
  const fingerprint = buildFingerprint(root)
  const build = startNext(['build'], { ...env, ...noProject }, log)
  if ((await build.exited) === 0) return fingerprint
  // Turbopack remembers a stylesheet's failure even after the file it imports was mended.
  rmSync(join(root, env.NEXT_DIST_DIR ?? siteDistDir, 'cache', 'turbopack'), { recursive: true, force: true })
  throw new Refusal(`O site não pôde ser gerado. Fim de ${log}:\n\n${build.tail(60)}`)
}

export const noProject = {
  SUPABASE_URL: 'http://supabase.invalid',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_none_while_building',
  HOTEL_SLUG: 'none-while-building',
  BOOKING_ENGINE_URL: 'http://booking.invalid',
  // For tests, and refused where the project is not on this machine.
  HOTEL_TODAY: undefined,
}

/** `flags` are those of Node itself. */
export function startNext(args: string[], env: Variables, log?: string, flags: string[] = []): Child {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  return startChild({
    args: [...flags, '--import', join(root, 'scripts/artefact/early.js'), next, ...args],
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    log,
    nodeEnv: args[0] === 'dev' ? 'development' : 'production',
  })
}

export const stampName = 'build-fingerprint'

// Everything that may end up in a build: what Next compiles, and the configuration and lock files beside it.
const sources = ['*.{ts,mts,mjs,js,json}', '{app,components,lib,public}/**']
const exclude = ['{playwright,vitest,biome,knip,tsconfig.test}*', 'next-env.d.ts', '**/*.test.{ts,tsx}']

/** Of the sources. Tests and tools do not count. */
export function buildFingerprint(checkout: string): string {
  const found = globSync(sources, { cwd: checkout, exclude, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`\0${relative(checkout, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
