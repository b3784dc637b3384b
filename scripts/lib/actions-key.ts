import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './refusal.ts'

/** What Next names and seals the panel's actions with, in base64: kept over builds, so that an open form can still be sent. */
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
