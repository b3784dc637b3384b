import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

const snapshot = { value: 'olá', readAt: 1 }
const open = () => diskCopy(file, (raw) => z.string().parse(raw))

test('a copy is read as it was written, by another process too, and leaves no temporary file', () => {
  expect(open().read()).toBeUndefined()
  open().write(snapshot)
  expect(open().read()).toEqual(snapshot)
  expect(readdirSync(join(folder, 'site'))).toEqual(['content.json'])
})

test.each([
  ['half a file', '{"value":"ol'],
  ['another shape', '{"value":"olá"}'],
  ['a value that is not valid', JSON.stringify({ ...snapshot, value: 7 })],
])('%s is logged and not used', (_, text) => {
  mkdirSync(join(folder, 'site'))
  writeFileSync(file, text)
  expect(open().read()).toBeUndefined()
  expect(console.error).toHaveBeenCalledOnce()
})

test('a disk that refuses is logged, not thrown', () => {
  writeFileSync(join(folder, 'site'), 'a file where the folder should be')
  expect(() => open().write(snapshot)).not.toThrow()
  expect(console.error).toHaveBeenCalled()
})
