import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Child, startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'

/** Relative to the checkout. One for each data directory, because pages carry its content. */
export function distDirFor(dataDir: string): string {
  if (dataDir === resolve(root, '.data')) return '.next'
  return `.next-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
}

export function distVariables(distDir: string): Variables {
  return distDir === '.next' ? {} : { NEXT_DIST_DIR: distDir, NEXT_TSCONFIG: 'tsconfig.test.json' }
}

export function isBuilt(distDir: string, env: Variables): boolean {
  if (!existsSync(join(root, distDir, 'BUILD_ID')) || !existsSync(stampFile(distDir))) return false
  return readFileSync(stampFile(distDir), 'utf8') === buildFingerprint(root, env)
}

/**
 * Builds the site. Throws a Refusal with the end of the log when Next fails. `isBuilt` asks for what `baked` holds of
 * the variables: all, unless some of them are known not to end up in pages.
 */
export async function buildSite(
  distDir: string,
  env: Variables,
  log: string,
  baked: Variables = env,
): Promise<void> {
  forgetBuild(distDir)
  // Taken before: an edit during the build must lead to another one.
  const fingerprint = buildFingerprint(root, baked)
  const build = startNext(['build'], { ...env, ...distVariables(distDir), NEXT_SKIP_TYPES: '1' }, log)
  if ((await build.exited) !== 0 || !existsSync(join(root, distDir, 'BUILD_ID'))) {
    // Turbopack remembers a stylesheet's failure even after the file it imports was mended.
    rmSync(join(root, distDir, 'cache', 'turbopack'), { recursive: true, force: true })
    throw new Refusal(`O site não pôde ser gerado. Fim de ${log}:\n\n${build.tail()}`)
  }
  writeFileSync(stampFile(distDir), fingerprint)
}

/** Makes the next start build again, because the content behind the pages was replaced. */
export function forgetBuild(distDir: string): void {
  rmSync(stampFile(distDir), { force: true })
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

function stampFile(distDir: string): string {
  return join(root, distDir, 'build-fingerprint')
}

// Everything that may end up in a build: what Next compiles, and the configuration and lock files beside it.
const sources = ['*.{ts,mts,mjs,js,json}', '{app,components,lib,public}/**']
const tools = ['{playwright,vitest,biome,knip,tsconfig.test}*', 'next-env.d.ts']
const bakedIn = /^(SUPABASE_URL$|SUPABASE_PUBLISHABLE_KEY$|SITE_URL$|HOTEL_|DATA_DIR$|BOOKING_|NEXT_PUBLIC_)/

/** Of the sources and of the variables that end up in pages. Tests and tools do not count. */
export function buildFingerprint(checkout: string, variables: Variables): string {
  const hash = hashOf(checkout, sources)
  for (const name of Object.keys(variables).sort()) {
    if (bakedIn.test(name)) hash.update(`\0${name}=${variables[name]}`)
  }
  return hash.digest('hex')
}

/** Of every file in a folder of the checkout, its tests apart. */
export function folderFingerprint(checkout: string, folder: string): string {
  return hashOf(checkout, [`${folder}/**`]).digest('hex')
}

function hashOf(checkout: string, patterns: string[]) {
  const exclude = [...tools, '**/*.test.{ts,tsx}']
  const found = globSync(patterns, { cwd: checkout, exclude, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`\0${relative(checkout, file)}\0`).update(readFileSync(file))
  return hash
}
