import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { makeSigningKey } from './auth/tokens.ts'
import { writeFileAtomically } from './files.ts'
import { parseJson } from './responses.ts'

/** Stored in the git-ignored data directory only. The library needs `jwtSecret`, which never leaves the process. */
export type Secrets = z.infer<typeof secretsSchema>

/** Creates the secrets at the first start. Replaces a damaged file, which only ends open sessions. */
export function loadSecrets(path: string): Secrets {
  const stored = secretsSchema.safeParse(existsSync(path) ? parseJson(readFileSync(path)) : undefined)
  if (stored.success) return stored.data
  const secrets = {
    jwtSecret: randomKey(48),
    publishableKey: `sb_publishable_${randomKey(24)}`,
    secretKey: `sb_secret_${randomKey(24)}`,
    signingKey: makeSigningKey(),
  }
  writeFileAtomically(path, JSON.stringify(secrets))
  return secrets
}

function randomKey(bytes: number) {
  return randomBytes(bytes).toString('base64url')
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
