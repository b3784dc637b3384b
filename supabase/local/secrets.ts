import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFileAtomically } from './files.ts'

/** Keys of the embedded backend. They exist in the git-ignored data directory only. */
export type Secrets = { jwtSecret: string; publishableKey: string; secretKey: string }

/** Reads the keys, or makes them on the first start. A damaged file is replaced: it only ends open sessions. */
export function loadSecrets(path: string): Secrets {
  const stored = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined
  if (stored) return stored
  const secrets = {
    jwtSecret: randomKey(48),
    publishableKey: `sb_publishable_${randomKey(24)}`,
    secretKey: `sb_secret_${randomKey(24)}`,
  }
  writeFileAtomically(path, JSON.stringify(secrets))
  return secrets
}

function randomKey(bytes: number) {
  return randomBytes(bytes).toString('base64url')
}

function parse(text: string): Secrets | undefined {
  try {
    const { jwtSecret, publishableKey, secretKey }: Record<string, unknown> = JSON.parse(text)
    if (typeof jwtSecret !== 'string' || typeof publishableKey !== 'string' || typeof secretKey !== 'string')
      return
    return { jwtSecret, publishableKey, secretKey }
  } catch {
    return undefined
  }
}
