import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildFingerprint, folderFingerprint } from './fingerprint.ts'

let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  write('app/page.tsx', 'export default 1')
  write('lib/deep/er/module.ts', 'export const a = 1')
  write('public/images/a.jpg', 'pixels')
  write('next.config.ts', 'export default {}')
  write('package-lock.json', '{}')
})

afterEach(() => rmSync(checkout, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}

test('is the same for the same sources and variables', () => {
  const variables = { SUPABASE_URL: 'http://127.0.0.1:54321', HOTEL_SLUG: 'quaresmeira' }
  const before = buildFingerprint(checkout, variables)
  write('app/page.tsx', 'export default 1')
  expect(
    buildFingerprint(checkout, { HOTEL_SLUG: variables.HOTEL_SLUG, SUPABASE_URL: variables.SUPABASE_URL }),
  ).toBe(before)
})

test.each([
  'app/page.tsx',
  'lib/deep/er/module.ts',
  'lib/new.ts',
  'public/images/a.jpg',
  'components/button.tsx',
  'next.config.ts',
  'package-lock.json',
  'middleware.ts',
  'instrumentation.ts',
  'postcss.config.mjs',
  'tsconfig.json',
])('changes with %s', (path) => {
  const before = buildFingerprint(checkout, {})
  write(path, 'changed')
  expect(buildFingerprint(checkout, {})).not.toBe(before)
})

test.each([
  'lib/a.test.ts',
  'e2e/home.spec.ts',
  'README.md',
  'vitest.config.ts',
  'scripts/x.ts',
  '.next/BUILD_ID',
])('ignores %s', (path) => {
  const before = buildFingerprint(checkout, {})
  write(path, 'changed')
  expect(buildFingerprint(checkout, {})).toBe(before)
})

test('moving text from one file to the next is a change', () => {
  const before = buildFingerprint(checkout, {})
  write('app/page.tsx', 'export default 1export const a = 1')
  write('lib/deep/er/module.ts', '')
  expect(buildFingerprint(checkout, {})).not.toBe(before)
})

test.each([
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SITE_URL',
  'HOTEL_SLUG',
  'HOTEL_CNPJ',
  'DATA_DIR',
  'BOOKING_ENGINE_URL',
])('changes with the variable %s', (name) => {
  expect(buildFingerprint(checkout, { [name]: 'a' })).not.toBe(buildFingerprint(checkout, { [name]: 'b' }))
})

test('the rest of the environment does not count', () => {
  expect(buildFingerprint(checkout, { TERM: 'xterm', SHLVL: '2' })).toBe(buildFingerprint(checkout, {}))
})

test('a folder’s own changes with its files, not with its tests', () => {
  write('supabase/local/demo/load.ts', 'export const rooms = []')
  const before = folderFingerprint(checkout, 'supabase')
  write('supabase/tests/rooms.test.ts', 'test()')
  write('app/page.tsx', 'export default 2')
  expect(folderFingerprint(checkout, 'supabase')).toBe(before)
  write('supabase/local/demo/load.ts', 'export const rooms = [1]')
  expect(folderFingerprint(checkout, 'supabase')).not.toBe(before)
})
