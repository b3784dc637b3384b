import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archiveName, keepNewest } from './backup.ts'
import { sameRows } from './restore.ts'

test('only the newest archives of this hotel stay', () => {
  const place = mkdtempSync(join(tmpdir(), 'keep-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const days = ['18', '19', '20', '21'].map((day) => new Date(`2026-11-${day}T06:00:00Z`))
  const names = days.map((day, index) => archiveName('fazenda', day, index === 3))
  expect(names[3]).toBe('backup-fazenda-2026-11-21-060000.tar.gz.enc')
  const others = ['backup-fazenda-azul-2026-11-01-060000.tar.gz', 'fotos.tar.gz', `${names[0]}.tmp`]
  for (const name of [...names, ...others]) writeFileSync(join(place, name), '')
  expect(keepNewest(place, 'fazenda', 2)).toEqual(names.slice(0, 2))
  expect(readdirSync(place).sort()).toEqual([...names.slice(2), ...others].sort())
})

test.each<[boolean, string[], string[], string[]?]>([
  [true, ['{"a": 1}', '{"a": 2}'], ['{"a": 2}', '{"a": 1}']],
  [false, ['{"a": 1.0}'], ['{"a": 1}']],
  [false, ['{"a": 1}'], ['{"a": 1}', '{"a": 1}']],
  [false, ['{"a": 1}'], ['{"a": 1, "b": 2}']],
  [true, ['{"a": 1}'], ['{"a": 1, "b": 2}'], ['a']],
])(
  'rows are the same (%s) in any order, and as far as the given columns',
  (expected, left, right, columns) => {
    expect(sameRows(left, right, columns)).toBe(expected)
  },
)
