import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './start-failure.ts'

/** Writes a file for its owner only. After a crash it has the old or the new content, never a part. */
export function writeFileAtomically(path: string, content: string | Uint8Array) {
  const draft = `${path}.${randomUUID()}.tmp`
  const file = openSync(draft, 'wx', 0o600)
  try {
    const bytes = Buffer.from(content)
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
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
