import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test("the runbook's table explains exactly the events that the site logs", () => {
  const files = globSync('{middleware,instrumentation,{app,components,lib}/**/*}.{ts,tsx}', {
    exclude: (path) => path.includes('.test.'),
  })
  const code = files.map((path) => readFileSync(path, 'utf8')).join('\n')
  const logged = code.matchAll(/\b(?:logEvent|logEventOnce)\(\s*'([a-z_]+)'/g)
  const security = readFileSync('lib/security-log.ts', 'utf8').matchAll(/^ {2}([a-z_]+): '(?:info|warn)'/gm)
  const events = new Set([...logged, ...security].map(([, event]) => event))
  const table = readFileSync('docs/runbook.md', 'utf8').split('| `event`')[1]?.split('\n\n')[0] ?? ''
  const explained = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/`[a-z_]+`/g) ?? [])
  expect(explained.map((event) => event.slice(1, -1)).toSorted()).toEqual([...events].toSorted())
})
