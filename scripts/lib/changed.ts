import { execFileSync } from 'node:child_process'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

/** Unit tests that read files of the tree, which no import tells. */
const readers = [
  ...['lib/architecture.test.ts', 'lib/rooms/feature-icons.test.ts', 'app/admin/bounded-inputs.test.ts'],
  ...['scripts/lib/supply-chain.test.ts', 'scripts/lib/security-doc.test.ts'],
]

/** The files that differ from `base` (a commit or branch; where HEAD left it), new ones included. */
export function changedFiles(base: string): string[] {
  const since = git(['merge-base', base, 'HEAD'])[0] ?? base
  const files = new Set([
    ...git(['diff', '--name-only', since]),
    ...git(['ls-files', '--others', '--exclude-standard']),
  ])
  if (files.size === 0) throw new Refusal(`Nada mudou desde ${base}.`)
  return [...files].sort()
}

/** Arguments for vitest: the tests that import one of the files. */
export function unitArguments(files: string[]): string[] {
  return ['related', '--run', ...files, ...readers]
}

/** As above for the database's tests: nothing imports SQL and functions, so those ask for all tests. */
export function databaseArguments(files: string[]): string[] {
  const isAll = files.some((file) => /^supabase\/(migrations|functions|seed\.sql)/.test(file))
  return isAll ? ['run'] : ['related', '--run', ...files]
}

function git(args: string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean)
  } catch (error) {
    throw new Refusal(`O git não respondeu: ${error instanceof Error ? error.message : error}`)
  }
}
