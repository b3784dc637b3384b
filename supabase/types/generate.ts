import { tmpdir } from 'node:os'
import { makeSigningKey } from '../local/auth/tokens.ts'
import { createBackend } from '../local/backend.ts'
import { introspect } from './introspect.ts'
import { renderTypes } from './render.ts'

export async function generateTypes(): Promise<string> {
  const secrets = {
    jwtSecret: 'x'.repeat(32),
    publishableKey: 'unused',
    secretKey: 'unused',
    signingKey: makeSigningKey(),
  }
  const backend = await createBackend({ secrets, baseUrl: 'http://localhost', storageFolder: tmpdir() })
  try {
    return renderTypes(await introspect(backend.database))
  } finally {
    await backend.close()
  }
}
