import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSigningKey } from '../supabase/local/auth/tokens.ts'
import { createBackend } from '../supabase/local/backend.ts'
import { introspect, readCatalogue } from '../supabase/types/introspect.ts'
import { renderTypes } from '../supabase/types/render.ts'
import { root } from './lib/root.ts'

// Generates files from the migrations: the types of the tables, and the catalogue of permissions.
const secrets = {
  jwtSecret: 'x'.repeat(32),
  publishableKey: 'x',
  secretKey: 'x',
  signingKey: makeSigningKey(),
}
const backend = await createBackend({ secrets, baseUrl: 'http://localhost', storageFolder: tmpdir() })
const files = {
  'lib/supabase/database.types.ts': renderTypes(await introspect(backend.database)),
  'supabase/catalogue.txt': await readCatalogue(backend.database),
}
await backend.close()

for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(root, name), text)
  console.log(`Gravado: ${name}`)
}
