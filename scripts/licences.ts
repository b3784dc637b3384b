import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesOf } from './lib/licences.ts'
import { root } from './lib/root.ts'

for (const { licence, shipped, tools } of licencesOf(
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
)) {
  console.log(`\n${licence} (${shipped.length + tools.length})`)
  if (shipped.length > 0) console.log(`  no site: ${shipped.join(', ')}`)
  if (tools.length > 0) console.log(`  só nas ferramentas: ${tools.join(', ')}`)
}
