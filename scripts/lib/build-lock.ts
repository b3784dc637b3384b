import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

export const artefactBuild = '.next-standalone'

/** Marks the build as in use until the process ends. Throws a Refusal while another process replaces it. */
export function holdBuild(name: string): void {
  take(name, 'begin; select count(*) from sqlite_schema')
}

/**
 * Lets `work` replace a build. Throws a Refusal while a site runs from it, because the site would lose its files. The
 * artefact is in `.next`, which Next empties.
 */
export async function replaceBuild<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = take(name, 'begin exclusive')
  try {
    return await (name === '.next' ? replaceBuild(artefactBuild, work) : work())
  } finally {
    if (lock) release(lock)
  }
}

// The garbage collector closes a connection that nothing refers to, which would release the lock.
const held = new Set<DatabaseSync>()

/** Returns nothing where the checkout cannot be written, because nobody can build there. */
function take(name: string, statement: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(root, `${name}.lock`))
    lock.exec(`pragma journal_mode = memory; ${statement}`)
    held.add(lock)
    return lock
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) return undefined
    throw new Refusal(
      'Outro "npm start" serve ou gera o site desta mesma pasta do projeto, e gerar de novo o derrubaria. Pare o ' +
        'outro ou use outra DATA_DIR.',
    )
  }
}

function release(lock: DatabaseSync) {
  held.delete(lock)
  lock.close()
}

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
