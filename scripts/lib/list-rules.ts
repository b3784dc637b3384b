import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

// Prints each rule of docs/product with the tests that cite it; fails when a rule is cited by none.
const rules = globSync('docs/product/*.md', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id),
)
const tests = globSync(['{app,components,e2e,lib,scripts,supabase}/**/*.{test,spec}.{ts,tsx}'], {
  cwd: root,
}).map((path) => ({ path, cited: new Set(read(path).match(/\b[A-Z]+-\d+\b/g)) }))
const citing = rules.map((id) => ({
  id,
  paths: tests.filter(({ cited }) => cited.has(id)).map(({ path }) => path),
}))

for (const { id, paths } of citing) console.log(`${id.padEnd(9)} ${paths.join(', ') || '–'}`)
const uncited = citing.filter(({ paths }) => paths.length === 0)
console.log(
  `\n${rules.length} regras; sem teste que as cite: ${uncited.map(({ id }) => id).join(', ') || 'nenhuma'}`,
)
if (uncited.length > 0) process.exitCode = 1

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
