import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Returns the rules of docs/product in their order, each with the test files that cite it. */
export function listRules(): { id: string; tests: string[] }[] {
  const tests = globSync('{app,components,e2e,lib,scripts,supabase}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  const citing = tests.map((path) => ({ path, ids: new Set(read(path).match(/\b[A-Z]+-\d+\b/g)) }))
  // `- **OFF-3** …` defines a rule; any other use of the id cites it.
  const defined = globSync('docs/product/*.md', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id),
  )
  return defined.map((id) => ({
    id,
    tests: citing.filter(({ ids }) => ids.has(id)).map(({ path }) => path),
  }))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
