import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFingerprint } from './build.ts'
import { eachTestFolder } from './test-folder.ts'

let checkout = ''

eachTestFolder((folder) => {
  checkout = folder
  write('app/page.tsx', 'export default 1')
  write('lib/deep/er/module.ts', 'export const a = 1')
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}

test('the fingerprint changes with sources and configuration, not with tests and tools', () => {
  const needed = ['app/page.tsx', 'lib/deep/er/module.ts', 'lib/new.ts', 'public/a.jpg', 'components/a.tsx']
  const settings = ['next.config.ts', 'package-lock.json', 'middleware.ts', 'tsconfig.json']
  const others = ['lib/a.test.ts', 'e2e/home.spec.ts', 'README.md', 'vitest.config.ts', 'scripts/x.ts']
  const changing = [...needed, ...settings, ...others].filter((path) => {
    const before = buildFingerprint(checkout)
    write(path, 'changed')
    return buildFingerprint(checkout) !== before
  })
  expect(changing).toEqual([...needed, ...settings])
})

test('the fingerprint changes when text moves between files', () => {
  const before = buildFingerprint(checkout)
  write('app/page.tsx', 'export default 1export const a = 1')
  write('lib/deep/er/module.ts', '')
  expect(buildFingerprint(checkout)).not.toBe(before)
})
