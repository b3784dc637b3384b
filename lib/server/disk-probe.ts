import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds that an answer counts: strangers may ask, and each question is a write. */
const KEPT_MS = 2000
const probe = Buffer.alloc(64 * 1024)

let last: { folder: string; at: number; answer: Promise<boolean> } | undefined

/** Whether a file can be written in the folder, by writing one. */
export function takesFiles(folder: string): Promise<boolean> {
  const now = Date.now()
  if (last?.folder === folder && now >= last.at && now - last.at < KEPT_MS) return last.answer
  last = { folder, at: now, answer: tryFile(folder) }
  return last.answer
}

async function tryFile(folder: string) {
  const file = join(folder, `.ready-${process.pid}`)
  try {
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true })
    await writeFile(/* turbopackIgnore: true */ file, probe)
    return true
  } catch {
    return false
  } finally {
    await rm(/* turbopackIgnore: true */ file, { force: true }).catch(() => undefined)
  }
}
