import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const next = { version: '16.4.6', integrity: 'sha512-a' }
const foreign = { version: '2.0.0', integrity: 'sha512-b', optional: true }
const lite = { version: '0.10.0', integrity: 'sha512-c', dev: true }
const locked = {
  '': {},
  'node_modules/next': next,
  'node_modules/fsevents': foreign,
  'node_modules/lite': lite,
}
const both = { 'node_modules/next': next, 'node_modules/lite': lite }

test.each([
  ['everything except an optional package of another system', both, true, true],
  ['what production needs', { 'node_modules/next': next }, true, false],
  ['only development packages', { 'node_modules/lite': lite }, false, false],
  ['another version', { ...both, 'node_modules/next': { ...next, version: '16.4.5' } }, false, false],
  ['other bytes', { ...both, 'node_modules/next': { ...next, integrity: 'sha512-z' } }, false, false],
  ['a package that is no longer locked', { ...both, 'node_modules/old': next }, false, false],
])('with %s installed', (_, packages, forProduction, forAll) => {
  const lock = { packages: locked }
  expect(isInstalled(lock, { packages }, false)).toBe(forProduction)
  expect(isInstalled(lock, { packages })).toBe(forAll)
})

test('an interrupted installation does not count', () => {
  expect(isInstalled({ packages: locked }, undefined)).toBe(false)
  expect(isInstalled({ packages: locked }, {})).toBe(false)
})
