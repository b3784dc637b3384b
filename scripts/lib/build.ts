import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const sourceFolders = ['app', 'components', 'lib', 'public']
const ownTools = /^(playwright|vitest|biome|knip|tsconfig\.test)\b/
const rootSource = /\.(ts|mts|mjs|js|json)$/
const bakedIn = /^(SUPABASE_URL$|SUPABASE_PUBLISHABLE_KEY$|SITE_URL$|HOTEL_|DATA_DIR$|BOOKING_|NEXT_PUBLIC_)/

/** Of sources, configuration, lock file and variables that end up in pages. Tests and tools do not count. */
export function buildFingerprint(checkout: string, variables: Variables): string {
  const hash = hashOf(checkout, sourceFiles(checkout))
  for (const name of Object.keys(variables).sort()) {
    if (bakedIn.test(name)) hash.update(`\0${name}=${variables[name]}`)
  }
  return hash.digest('hex')
}

/** A hash of every file in a folder of the checkout, its tests apart. */
export function folderFingerprint(checkout: string, folder: string): string {
  const files = filesIn(join(checkout, folder)).filter((file) => !/\.test\.tsx?$/.test(file))
  return hashOf(checkout, files).digest('hex')
}

function hashOf(checkout: string, files: string[]) {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`\0${relative(checkout, file)}\0`).update(readFileSync(file))
  return hash
}

function sourceFiles(checkout: string): string[] {
  const inRoot = readdirSync(checkout, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && rootSource.test(entry.name) && !ownTools.test(entry.name),
  )
  const inFolders = sourceFolders.flatMap((folder) => filesIn(join(checkout, folder)))
  return [...inRoot.map((entry) => join(checkout, entry.name)), ...inFolders].filter(
    (file) => !/\.test\.tsx?$|next-env\.d\.ts$/.test(file),
  )
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
