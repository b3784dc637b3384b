import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A folder for the tests of a file, which is removed after them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  afterAll(() => remove(folder))
  return folder
}

/** Another folder before each test of a file. */
export function eachTestFolder(begin: (folder: string) => void) {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tests-'))
    begin(folder)
  })
  afterEach(() => remove(folder))
}
