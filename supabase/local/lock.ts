import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '../../scripts/lib/refusal.ts'

// The garbage collector closes a connection that nothing refers to, which would release its lock.
const held = new Set<DatabaseSync>()

/**
 * A lock on a file that the kernel releases with the process: SQLite's, which Node has, alone or (`isShared`) beside others.
 * Returns how to release it; undefined if another process has it. Throws where the file cannot be written.
 */
export function lockFile(file: string, { isShared = false } = {}): (() => void) | undefined {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma journal_mode = memory')
    lock.exec(isShared ? 'begin; select count(*) from sqlite_schema' : 'begin exclusive')
  } catch (error) {
    lock.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5
    if (isBusy) return undefined
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** PGlite has no lock of its own: a second process would seem to work, but its writes would be lost. Throws a Refusal. */
export function lockDataDirectory(root: string): () => void {
  const release = lockFile(join(root, 'lock'))
  if (release) return release
  throw new Refusal(`A pasta de dados já está em uso por outro processo: ${root}`)
}
