import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a file for its owner only. After a crash, it has the old or the new content in full. */
export function writeFileAtomically(path: string, content: string | Uint8Array) {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
