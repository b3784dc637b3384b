import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { eachTestFolder } from '@/scripts/lib/test-folder'

let dataDir: string

eachTestFolder((folder) => {
  vi.resetModules()
  dataDir = folder
  vi.stubEnv('SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
  vi.stubEnv('DATA_DIR', dataDir)
})
afterEach(() => void vi.unstubAllEnvs())

/** Imports the module again, as another process or bundle would. */
async function importAnew() {
  vi.resetModules()
  return import('./site-secret')
}

test('comes from the environment, and then nothing is written', async () => {
  vi.stubEnv('SITE_SECRET', 'x'.repeat(32))
  expect((await importAnew()).siteSecret()).toBe('x'.repeat(32))
  expect(readdirSync(dataDir)).toEqual([])
})

test('is created once, for its owner only, and found again', async () => {
  const { siteSecret } = await importAnew()
  const made = siteSecret()
  const file = join(dataDir, 'site', 'secret')
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(readFileSync(file, 'utf8')).toBe(made)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(dataDir, 'site'))).toEqual(['secret'])
  expect((await importAnew()).siteSecret()).toBe(made)
})

test('a file without a secret is refused', async () => {
  mkdirSync(join(dataDir, 'site'))
  writeFileSync(join(dataDir, 'site', 'secret'), 'curto')
  expect((await importAnew()).siteSecret).toThrow('SITE_SECRET')
})

test('processes that start at the same time agree on one secret', async () => {
  const original = await import('node:fs')
  const other = 'o'.repeat(43)
  // The other process writes its secret after this one has looked for the file.
  vi.doMock('node:fs', () => ({
    ...original,
    linkSync: (from: string, to: string) => {
      original.writeFileSync(to, other, { mode: 0o600 })
      original.linkSync(from, to)
    },
  }))
  expect((await importAnew()).siteSecret()).toBe(other)
  expect(readdirSync(join(dataDir, 'site'))).toEqual(['secret'])
  vi.doUnmock('node:fs')
})

test('keys differ by purpose, text and secret, and are stable', async () => {
  const { signText } = await importAnew()
  expect(signText('a', 'b')).toMatch(/^[\w-]{43}$/)
  expect(new Set([signText('a', 'b'), signText('b', 'b'), signText('a', 'a'), signText('a', 'b')]).size).toBe(
    3,
  )
  vi.stubEnv('SITE_SECRET', 'y'.repeat(32))
  expect((await importAnew()).signText('a', 'b')).not.toBe(signText('a', 'b'))
})
