import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { makeSigningKey } from './auth/tokens.ts'
import { writeFileAtomically } from './files.ts'

/** In the git-ignored data directory only. `jwtSecret` never leaves the process: the library wants one. */
export type Secrets = z.infer<typeof secretsSchema>

/** Made on the first start. A damaged file is replaced: it only ends open sessions. */
export function loadSecrets(path: string): Secrets {
  const stored = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {}
  const complete = secretsSchema.safeParse(stored)
  if (complete.success) return complete.data
  const made = {
    jwtSecret: randomKey(48),
    publishableKey: `sb_publishable_${randomKey(24)}`,
    secretKey: `sb_secret_${randomKey(24)}`,
    signingKey: makeSigningKey(),
  }
  const kept = secretsSchema.omit({ signingKey: true }).safeParse(stored)
  const secrets = { ...made, ...kept.data }
  writeFileAtomically(path, JSON.stringify(secrets))
  return secrets
}

function randomKey(bytes: number) {
  return randomBytes(bytes).toString('base64url')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const secretsSchema = z.object({
  jwtSecret: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  signingKey: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
})
