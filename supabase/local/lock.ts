import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '../../scripts/lib/refusal.ts'

// Keeps connections from being garbage-collected, which would release their locks.
const held = new Set<DatabaseSync>()

/**
 * Locks a file by SQLite's lock, which the kernel releases with the process; exclusively, or shared with `isShared`. Returns how
 * to release it; undefined if another process has it. Throws if the file cannot be written.
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

/** Throws a Refusal if another process has the lock. PGlite has none, and writes of a second process would be lost. */
export function lockDataDirectory(root: string): () => void {
  const release = lockFile(join(root, 'lock'))
  if (release) return release
  throw new Refusal(`A pasta de dados já está em uso por outro processo: ${root}`)
}
