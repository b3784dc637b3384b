import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildFingerprint, startNext } from './build.ts'
import { artefactBuild, replaceBuild } from './build-lock.ts'
import { type Child, startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'
import { memoryFlags, memoryVariables, untilItAnswers } from './site.ts'

/** The folder that is shipped and that `node server.js` serves. Everything that changes is in a DATA_DIR outside of it. */
export const artefactFolder = join(root, '.next', 'standalone')

// Beside `.next`, so that a site which runs from this checkout keeps its files.
const distDir = '.next-build'

export const noProject = {
  SUPABASE_URL: 'http://supabase.invalid',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_none_while_building',
  HOTEL_SLUG: 'none-while-building',
  BOOKING_ENGINE_URL: 'http://booking.invalid',
}

export function isArtefactCurrent(): boolean {
  const stamp = join(artefactFolder, 'build-fingerprint')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildFingerprint(root, {})
}

export function startArtefact(host: string, port: number, env: Variables, log?: string): Promise<Child> {
  const variables = { ...memoryVariables, ...env, HOST: host, PORT: String(port) }
  const child = startChild({ args: [...memoryFlags, join(artefactFolder, 'server.js')], env: variables, log })
  return untilItAnswers(child, host, port, log)
}

/** Checks the types and builds, without any backend. Throws a Refusal with the end of the log when Next fails. */
export function buildArtefact(env: Variables, log: string): Promise<void> {
  return replaceBuild(artefactBuild, () => build(env, log))
}

async function build(env: Variables, log: string): Promise<void> {
  const fingerprint = buildFingerprint(root, {})
  const variables = { ...env, NEXT_OUTPUT: 'standalone', NEXT_DIST_DIR: distDir }
  const building = startNext(['build'], variables, log)
  const made = join(root, distDir, 'standalone')
  if ((await building.exited) !== 0 || !existsSync(join(made, 'server.js'))) {
    throw new Refusal(`O site não pôde ser gerado. Fim de ${log}:\n\n${building.tail(60)}`)
  }
  complete(made)
  writeFileSync(join(made, 'build-fingerprint'), fingerprint)
  rmSync(artefactFolder, { recursive: true, force: true })
  mkdirSync(dirname(artefactFolder), { recursive: true })
  renameSync(made, artefactFolder)
  removeLeftovers()
}

/** Adds what Next leaves to a CDN, and removes what it copied needlessly, such as the machine's `.env` files. */
function complete(made: string) {
  renameSync(join(made, 'server.js'), join(made, 'next-server.js'))
  cpSync(join(root, 'scripts', 'artefact'), made, { recursive: true })
  cpSync(join(root, 'public'), join(made, 'public'), { recursive: true })
  cpSync(join(root, distDir, 'static'), join(made, distDir, 'static'), { recursive: true })
  for (const file of globSync(needless, { cwd: made })) rmSync(join(made, file))
}

/** Files that Next copies although nothing reads them, and those that must not leave this machine. */
const needless = [
  '.env*',
  '{app,components,lib}/**/*.{ts,tsx,test.*}',
  '{.next-build,node_modules}/**/*.map',
  // The edge runtime, in which nothing of this site runs.
  'node_modules/next/dist/compiled/{edge-runtime,@edge-runtime/primitives}/**/*.js',
  'node_modules/next/dist/compiled/@vercel/og/index.edge.js',
  'node_modules/next/dist/server/{capsize-font-metrics.json,font-utils.js}',
]

function removeLeftovers() {
  for (const name of globSync('*', { cwd: join(root, distDir), exclude: ['cache'] })) {
    rmSync(join(root, distDir, name), { recursive: true })
  }
}
