import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from '@/lib/zod'
import { diskCopy } from './disk-copy'

let folder: string
let file: string

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  folder = mkdtempSync(join(tmpdir(), 'copy-'))
  file = join(folder, 'site', 'content.json')
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const snapshot = { value: 'olá', readAt: 1, publishedAt: 2 }
const open = () => diskCopy(file, (raw) => z.string().parse(raw))

test('one process writes, and the other reads it once', () => {
  const [writer, reader] = [open(), open()]
  expect(reader.readIfChanged()).toBeUndefined()
  writer.write(snapshot)
  expect(reader.readIfChanged()).toEqual(snapshot)
  expect(reader.readIfChanged()).toBeUndefined()
})

test('a writer does not read its own copy back', () => {
  const copy = open()
  copy.write(snapshot)
  expect(copy.readIfChanged()).toBeUndefined()
})

test('writing leaves one complete file and no temporary files', () => {
  open().write(snapshot)
  expect(readdirSync(join(folder, 'site'))).toEqual(['content.json'])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(snapshot)
})

for (const [name, text] of [
  ['half a file', '{"value":"ol'],
  ['another shape', '{"value":"olá"}'],
  ['a value that does not pass', JSON.stringify({ ...snapshot, value: 7 })],
] as const) {
  test(`${name} is reported and not used`, () => {
    mkdirSync(join(folder, 'site'))
    writeFileSync(file, text)
    expect(open().readIfChanged()).toBeUndefined()
    expect(console.error).toHaveBeenCalledOnce()
  })
}

test('a disk that refuses is reported, not thrown', () => {
  writeFileSync(join(folder, 'site'), 'a file where the folder should be')
  expect(() => open().write(snapshot)).not.toThrow()
  expect(console.error).toHaveBeenCalled()
})
