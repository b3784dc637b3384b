import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Does for component tests what Next's compiler does for the browser: a `'use server'` file becomes its list of actions,
 * each a mock that a test answers with `vi.mocked(action)`, and `e2e/components/next` replaces Next's modules.
 */
export function nextForTests(): Plugin {
  return {
    name: 'next-for-tests',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?')
      if (!/^\/.*\.tsx?$/.test(path) || path.includes('node_modules')) return null
      const code = readFileSync(path, 'utf8')
      return code.startsWith("'use server'") ? mockedActions(path, code) : null
    },
    config: () => ({
      resolve: {
        alias: ['navigation', 'link'].map((name) => ({
          find: new RegExp(`^next/${name}$`),
          replacement: resolve(`e2e/components/next/${name}.ts`),
        })),
      },
    }),
  }
}

function mockedActions(path: string, code: string): string {
  const names = [...code.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name = '']) => name)
  const file = path.replace(`${process.cwd()}/`, '')
  return [
    "import { vi } from 'vitest'",
    ...names.map(
      (name) =>
        `export const ${name} = vi.fn(async () => { throw new Error('${name} of ${file} was called, and the test has not answered it') })`,
    ),
  ].join('\n')
}
