import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the secret in this file and creates it at the first call. It is never replaced, so all processes agree. */
export function readOrCreateSecret(file: string, encoding: 'base64' | 'base64url' | 'hex'): string {
  if (!existsSync(/* turbopackIgnore: true */ file)) createSecret(file, randomBytes(32).toString(encoding))
  return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
}

function createSecret(file: string, secret: string) {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  mkdirSync(/* turbopackIgnore: true */ dirname(file), { recursive: true })
  try {
    writeFileSync(/* turbopackIgnore: true */ draft, secret, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(/* turbopackIgnore: true */ draft, /* turbopackIgnore: true */ file)
  } catch (error) {
    if (!existsSync(/* turbopackIgnore: true */ file)) throw error
  } finally {
    rmSync(/* turbopackIgnore: true */ draft, { force: true })
  }
}
