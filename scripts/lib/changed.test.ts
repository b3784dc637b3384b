import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseArguments, unitArguments } from './changed.ts'

test('the tests that read the tree always run, and are where they are said to be', () => {
  const [, , ...files] = unitArguments(['lib/color.ts'])
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
})

test('SQL asks for all tests of the database, code for those that import it', () => {
  expect(databaseArguments(['supabase/seed.sql', 'README.md'])).toEqual(['run'])
  expect(databaseArguments(['lib/color.ts'])).toEqual(['related', '--run', 'lib/color.ts'])
})
