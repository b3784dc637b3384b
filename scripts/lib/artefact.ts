import { cpSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuilt, runBuild, stampName } from './build.ts'
import { artefactBuild, replaceBuild } from './build-lock.ts'
import { type Child, startChild } from './children.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'
import { memoryFlags, memoryVariables, waitForAnswer } from './site.ts'

const artefact = join('.next', 'standalone')
/** The folder that is shipped and that `node server.js` serves. Its data are in a DATA_DIR outside it. */
export const artefactFolder = join(root, artefact)

// Not `.next`, so that a site running from this checkout keeps its files.
const distDir = '.next-build'

export function isArtefactCurrent(): boolean {
  return isBuilt(artefact)
}

export function startArtefact(host: string, port: number, env: Variables, log?: string): Promise<Child> {
  const variables = { ...memoryVariables, ...env, HOST: host, PORT: String(port) }
  const child = startChild({ args: [...memoryFlags, join(artefactFolder, 'server.js')], env: variables, log })
  return waitForAnswer(child, host, port, log)
}

/** Checks the types and builds without a backend. Throws a Refusal with the end of the log if Next fails. */
export function buildArtefact(env: Variables, log: string): Promise<void> {
  return replaceBuild(artefactBuild, () => build(env, log))
}

async function build(env: Variables, log: string): Promise<void> {
  const fingerprint = await runBuild({ ...env, NEXT_OUTPUT: 'standalone', NEXT_DIST_DIR: distDir }, log)
  const made = join(root, distDir, 'standalone')
  completeArtefact(made)
  writeFileSync(join(made, stampName), fingerprint)
  rmSync(artefactFolder, { recursive: true, force: true })
  mkdirSync(dirname(artefactFolder), { recursive: true })
  renameSync(made, artefactFolder)
}

/** Adds the files that Next leaves to a CDN and removes those that it copied needlessly. */
function completeArtefact(made: string) {
  renameSync(join(made, 'server.js'), join(made, 'next-server.js'))
  cpSync(join(root, 'scripts', 'artefact'), made, { recursive: true })
  cpSync(join(root, 'public'), join(made, 'public'), { recursive: true })
  cpSync(join(root, distDir, 'static'), join(made, distDir, 'static'), { recursive: true })
  for (const file of globSync(needless, { cwd: made })) rmSync(join(made, file))
}

/** Files that nothing reads, or that must not leave this machine. */
const needless = [
  '.env*',
  '{app,components,lib}/**/*.{ts,tsx,test.*}',
  '{.next-build,node_modules}/**/*.map',
  // Nothing of this site runs in the edge runtime.
  'node_modules/next/dist/compiled/{edge-runtime,@edge-runtime/primitives}/**/*.js',
  'node_modules/next/dist/compiled/@vercel/og/index.edge.js',
  'node_modules/next/dist/server/{capsize-font-metrics.json,font-utils.js}',
]
