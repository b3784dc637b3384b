import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Creates a folder for the tests of a file and removes it after them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  afterAll(() => remove(folder))
  return folder
}

/** Creates a folder for each test of a file. */
export function eachTestFolder(begin: (folder: string) => void) {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tests-'))
    begin(folder)
  })
  afterEach(() => remove(folder))
}
