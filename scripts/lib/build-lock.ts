import { join } from 'node:path'
import { lockFile } from '../../supabase/local/lock.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

export const artefactBuild = '.next-standalone'

/** Marks the build as used until this process ends, shared or exclusively. Throws a Refusal while another process replaces it. */
export function holdBuild(name: string, isShared = true): void {
  takeBuildLock(name, { isShared })
}

/**
 * Lets `work` replace a build. Throws a Refusal while a site runs from it, because the site would lose its files. Building
 * `.next` also replaces the artefact in it.
 */
export async function replaceBuild<T>(name: string, work: () => Promise<T>): Promise<T> {
  const release = takeBuildLock(name)
  try {
    return await (name === '.next' ? replaceBuild(artefactBuild, work) : work())
  } finally {
    release()
  }
}

function takeBuildLock(name: string, options?: { isShared: boolean }): () => void {
  let release: (() => void) | undefined
  try {
    release = lockFile(join(root, `${name}.lock`), options)
  } catch {
    // A read-only checkout needs no lock.
    return () => undefined
  }
  if (release) return release
  throw new Refusal(
    'Outro "npm start" ou "npm run dev" usa o site desta mesma pasta do projeto, e gerar de novo o derrubaria. Pare o outro antes.',
  )
}
