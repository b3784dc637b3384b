import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSecrets } from '../local/secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const file = join(folder, 'secrets.json')
afterAll(() => rmSync(folder, { recursive: true }))

test('keys of an older version stay, and get the one for signing', () => {
  const old = { jwtSecret: 'a', publishableKey: 'b', secretKey: 'c' }
  writeFileSync(file, JSON.stringify(old))
  const first = loadSecrets(file)
  expect(first).toMatchObject({ ...old, signingKey: { kty: 'EC' } })
  expect(loadSecrets(file)).toEqual(first)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.each(['', '{', 'null', '[]', '{"jwtSecret":1}'])('a damaged file (%s) is replaced', (content) => {
  writeFileSync(file, content)
  const made = loadSecrets(file)
  expect(made.publishableKey).toMatch(/^sb_publishable_/)
  expect(loadSecrets(file)).toEqual(made)
})
