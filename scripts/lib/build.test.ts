import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildFingerprint, folderFingerprint } from './build.ts'

let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  write('app/page.tsx', 'export default 1')
  write('lib/deep/er/module.ts', 'export const a = 1')
})
afterEach(() => rmSync(checkout, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}

test.each([
  ...['app/page.tsx', 'lib/deep/er/module.ts', 'lib/new.ts', 'public/a.jpg', 'components/button.tsx'],
  ...['next.config.ts', 'package-lock.json', 'middleware.ts', 'postcss.config.mjs', 'tsconfig.json'],
])('changes with %s', (path) => {
  const before = buildFingerprint(checkout, {})
  write(path, 'changed')
  expect(buildFingerprint(checkout, {})).not.toBe(before)
})

test.each(['lib/a.test.ts', 'e2e/home.spec.ts', 'README.md', 'vitest.config.ts', 'scripts/x.ts'])(
  'does not change with %s',
  (path) => {
    const before = buildFingerprint(checkout, {})
    write(path, 'changed')
    expect(buildFingerprint(checkout, {})).toBe(before)
  },
)

test('changes when text moves from one file to the next, and with the variables that pages contain', () => {
  const before = buildFingerprint(checkout, { TERM: 'xterm' })
  expect(buildFingerprint(checkout, { TERM: 'vt100' })).toBe(before)
  for (const name of ['SUPABASE_URL', 'SITE_URL', 'HOTEL_CNPJ', 'DATA_DIR', 'BOOKING_ENGINE_URL'])
    expect(buildFingerprint(checkout, { [name]: 'a' }), name).not.toBe(before)
  write('app/page.tsx', 'export default 1export const a = 1')
  write('lib/deep/er/module.ts', '')
  expect(buildFingerprint(checkout, {})).not.toBe(before)
})

test('that of a folder changes with its files, and not with its tests', () => {
  write('supabase/local/demo/load.ts', 'export const rooms = []')
  const before = folderFingerprint(checkout, 'supabase')
  write('supabase/tests/rooms.test.ts', 'test()')
  write('app/page.tsx', 'export default 2')
  expect(folderFingerprint(checkout, 'supabase')).toBe(before)
  write('supabase/local/demo/load.ts', 'export const rooms = [1]')
  expect(folderFingerprint(checkout, 'supabase')).not.toBe(before)
})
