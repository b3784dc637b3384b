import { expect, test } from 'vitest'
import { mayInstallPackages } from './chromium.ts'

test.each([
  [{}, false],
  [{ CI: '', CHROMIUM_APT: '' }, false],
  [{ CI: 'false' }, false],
  [{ CHROMIUM_APT: '0' }, false],
  [{ CI: 'true' }, true],
  [{ CHROMIUM_APT: '1' }, true],
])('%o: packages of the system may be installed: %s', (variables, expected) => {
  expect(mayInstallPackages(variables)).toBe(expected)
})
