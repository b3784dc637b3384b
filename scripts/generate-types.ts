import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateTypes } from '../supabase/types/generate.ts'
import { root } from './lib/root.ts'

// Writes what follows from the migrations; with --check it only tells whether the files are current.
const { types, catalogue } = await generateTypes()
const files = { 'lib/supabase/database.types.ts': types, 'supabase/catalogue.txt': catalogue }

for (const [name, text] of Object.entries(files)) {
  const path = join(root, name)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
    console.log(`Gravado: ${path}`)
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${name} está desatualizado. Rode npm run db:types.`)
    process.exitCode = 1
  }
}
