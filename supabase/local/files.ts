import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../../scripts/lib/refusal.ts'

/** Writes a file for its owner only. After a crash it has the old or the new content, never a part. */
export function writeFileAtomically(path: string, content: string | Uint8Array) {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Makes a folder and its parents. Node's `recursive` never ends where nothing can be created, as in /proc. */
export function makeFolder(path: string, mode = 0o700) {
  try {
    mkdirSync(path, mode)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path), mode)
    mkdirSync(path, mode)
  }
}
