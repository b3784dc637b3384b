import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Child, startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'

/** Relative to the checkout, like all names of builds. Works for every hotel, because pages of a build are never served. */
export const siteDistDir = '.next'

export function distVariables(distDir: string): Variables {
  return distDir === siteDistDir ? {} : { NEXT_DIST_DIR: distDir, NEXT_TSCONFIG: 'tsconfig.test.json' }
}

export function isBuilt(folder: string): boolean {
  const stamp = join(root, folder, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildFingerprint(root)
}

/** Builds the site. Throws a Refusal with the end of the log if Next fails. */
export async function buildSite(distDir: string, env: Variables, log: string): Promise<void> {
  rmSync(join(root, distDir, stampName), { force: true })
  const fingerprint = await runBuild({ ...env, ...distVariables(distDir), NEXT_SKIP_TYPES: '1' }, log)
  writeFileSync(join(root, distDir, stampName), fingerprint)
}

/** Builds without a hotel or a backend and returns the fingerprint of the sources. Throws like `buildSite`. */
export async function runBuild(env: Variables, log: string): Promise<string> {
  // Computed first, so that an edit during the build leads to another build.
  const fingerprint = buildFingerprint(root)
  const build = startNext(['build'], { ...env, ...noProject }, log)
  if ((await build.exited) === 0) return fingerprint
  // Turbopack caches the failure of a style sheet even after the imported file is fixed.
  rmSync(join(root, env.NEXT_DIST_DIR ?? siteDistDir, 'cache', 'turbopack'), { recursive: true, force: true })
  throw new Refusal(`O site não pôde ser gerado. Fim de ${log}:\n\n${build.tail(60)}`)
}

export const noProject = {
  SUPABASE_URL: 'http://supabase.invalid',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_none_while_building',
  HOTEL_SLUG: 'none-while-building',
  BOOKING_ENGINE_URL: 'http://booking.invalid',
  // For tests only; refused unless the project is on this machine.
  HOTEL_TODAY: undefined,
}

/** `flags` are for Node itself. */
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

// Everything that can affect a build, including configuration and lock files.
const sources = ['*.{ts,mts,mjs,js,json}', '{app,components,lib,public}/**']
const exclude = ['{playwright,vitest,biome,knip,tsconfig.test}*', 'next-env.d.ts', '**/*.test.{ts,tsx}']

/** Returns a hash of the sources without tests and tools. */
export function buildFingerprint(checkout: string): string {
  const found = globSync(sources, { cwd: checkout, exclude, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`\0${relative(checkout, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
