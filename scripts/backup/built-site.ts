import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isArtefactCurrent } from '../lib/artefact.ts'
import { distDirFor } from '../lib/build.ts'
import { root } from '../lib/root.ts'

export type BuiltSite = { distDir: string } | 'artefact'

/** A build that is there, for any build shows whatever content it is given: a machine that only backs up cannot write one. */
export function builtSite(dataDir: string): BuiltSite | undefined {
  const own = distDirFor(dataDir)
  if (isThere(own)) return { distDir: own }
  if (isArtefactCurrent()) return 'artefact'
  return isThere('.next') ? { distDir: '.next' } : undefined
}

function isThere(distDir: string) {
  return existsSync(join(root, distDir, 'BUILD_ID'))
}
