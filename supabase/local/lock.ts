import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from './start-failure.ts'

/**
 * PGlite has no lock of its own: a second process would seem to work, but its writes would be lost. This is SQLite's
 * exclusive file lock, which the kernel releases with the process. Throws a StartFailure.
 */
export function lockDataDirectory(root: string): { release: () => void } {
  const holder = join(root, 'lock.pid')
  const lock = new DatabaseSync(join(root, 'lock'))
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartFailure(`A pasta de dados já está em uso por outro processo${readHolder(holder)}: ${root}`)
  }
  writeFileSync(holder, String(process.pid))
  held.add(lock)
  return {
    release: () => {
      held.delete(lock)
      lock.close()
    },
  }
}

// A connection that nothing refers to is closed by the garbage collector, and the lock goes with it.
const held = new Set<DatabaseSync>()

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function readHolder(path: string) {
  try {
    return ` (${readFileSync(path, 'utf8')})`
  } catch {
    return ''
  }
}
