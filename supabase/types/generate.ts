import { tmpdir } from 'node:os'
import { makeSigningKey } from '../local/auth/tokens.ts'
import { createBackend } from '../local/backend.ts'
import { readCatalogue } from './catalogue.ts'
import { introspect } from './introspect.ts'
import { renderTypes } from './render.ts'

/** What is written down about the migrations: the types of the tables, and who may do what. */
export async function generateTypes(): Promise<{ types: string; catalogue: string }> {
  const secrets = {
    jwtSecret: 'x'.repeat(32),
    publishableKey: 'unused',
    secretKey: 'unused',
    signingKey: makeSigningKey(),
  }
  const backend = await createBackend({ secrets, baseUrl: 'http://localhost', storageFolder: tmpdir() })
  try {
    const types = renderTypes(await introspect(backend.database))
    return { types, catalogue: await readCatalogue(backend.database) }
  } finally {
    await backend.close()
  }
}
