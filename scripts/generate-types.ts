import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateTypes } from '../supabase/types/generate.ts'

// Writes lib/supabase/database.types.ts from the migrations; with --check it only tells whether the file is current.
const path = join(import.meta.dirname, '../lib/supabase/database.types.ts')
const types = await generateTypes()

if (!process.argv.includes('--check')) {
  writeFileSync(path, types)
  console.log(`Tipos gravados em ${path}`)
} else if (readFileSync(path, 'utf8') !== types) {
  console.error('lib/supabase/database.types.ts está desatualizado. Rode npm run db:types.')
  process.exitCode = 1
}
