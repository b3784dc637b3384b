import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesOf } from './licences.ts'

const found = licencesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Each lets the site be used, changed and sold; the LGPL ones (libvips) as long as they stay files of their own. */
const allowed = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  ...['CC-BY-4.0', 'MPL-2.0', 'OFL-1.1', 'LGPL-3.0-or-later'],
]

test('no package stands under a licence that nobody has looked at', () => {
  const parts = found.flatMap(({ licence }) => licence.split(/ (?:AND|OR) /))
  expect([...new Set(parts)].filter((part) => !allowed.includes(part))).toEqual([])
})

test('under the LGPL there is nothing but libvips, a library apart', () => {
  const names = found.filter(({ licence }) => licence.includes('LGPL')).flatMap(({ shipped }) => shipped)
  expect(names.filter((name) => !name.startsWith('@img/sharp-'))).toEqual([])
})

test('what is shipped and what only tools need are told apart', () => {
  const packages = {
    '': { license: 'MIT' },
    'node_modules/b': { license: 'MIT' },
    'node_modules/b/node_modules/a': { license: 'MIT', dev: true },
    'node_modules/c': {},
  }
  expect(licencesOf({ packages })).toEqual([
    { licence: 'MIT', shipped: ['b'], tools: ['a'] },
    { licence: 'unknown', shipped: ['c'], tools: [] },
  ])
})
