import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../refusal.ts'

/**
 * What Next names and seals the panel's actions with, as base64. Kept over builds, so that a form that was opened before
 * a deploy can be sent after it. From the environment where several machines build for themselves; else one is made in
 * the data directory, for its owner only.
 */
export function actionsKey(dataDir: string): string {
  const given = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY?.trim()
  if (given) return given
  const folder = join(dataDir, 'site')
  const file = join(folder, 'actions-key')
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}
