import { expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

const next = { version: '16.4.6', integrity: 'sha512-a' }
const darwinOnly = { version: '2.0.0', integrity: 'sha512-b', optional: true }
const lock = { packages: { '': {}, 'node_modules/next': next, 'node_modules/fsevents': darwinOnly } }

test('nothing installed, or an installation that was broken off', () => {
  expect(isInstalled(lock, undefined)).toBe(false)
  expect(isInstalled(lock, {})).toBe(false)
  expect(isInstalled(undefined, { packages: {} })).toBe(false)
})

test('everything there; optional packages of other platforms may be missing', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/next': next } })).toBe(true)
  expect(
    isInstalled(lock, { packages: { 'node_modules/next': next, 'node_modules/fsevents': darwinOnly } }),
  ).toBe(true)
})

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/next': { ...next, version: '16.4.5' } }],
  ['another content', { 'node_modules/next': { ...next, integrity: 'sha512-z' } }],
  ['a package the lock file no longer has', { 'node_modules/next': next, 'node_modules/old': next }],
])('%s asks for an installation', (_, packages) => {
  expect(isInstalled(lock, { packages })).toBe(false)
})

test('a package that the lock file names without a hash has one on disk', () => {
  const { integrity: _, ...unhashed } = darwinOnly
  const packages = { 'node_modules/fsevents': darwinOnly }
  expect(isInstalled({ packages: { 'node_modules/fsevents': unhashed } }, { packages })).toBe(true)
})

test('what only development needs may be missing where it is not asked for', () => {
  const lite = { version: '0.10.0', integrity: 'sha512-c', dev: true }
  const wanted = { packages: { ...lock.packages, 'node_modules/@supabase/lite': lite } }
  const production = { packages: { 'node_modules/next': next } }
  expect(isInstalled(wanted, production, false)).toBe(true)
  expect(isInstalled(wanted, production)).toBe(false)
  const all = { 'node_modules/next': next, 'node_modules/@supabase/lite': lite }
  expect(isInstalled(wanted, { packages: all }, false)).toBe(true)
  expect(isInstalled(wanted, { packages: { 'node_modules/@supabase/lite': lite } }, false)).toBe(false)
})
