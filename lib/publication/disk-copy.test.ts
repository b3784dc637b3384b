import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '@/lib/zod'
import { eachTestFolder } from '@/scripts/lib/test-folder'
import { createDiskCopy } from './disk-copy'

let folder: string
let file: string

eachTestFolder((made) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  folder = made
  file = join(folder, 'site', 'content.json')
})
afterEach(() => void vi.restoreAllMocks())

const snapshot = { value: 'olá', readAt: 1 }
const open = () => createDiskCopy(file, (raw) => z.string().parse(raw))

test('a copy reads back as written, also in another process, and leaves no temporary file', () => {
  expect(open().read()).toBeUndefined()
  open().write(snapshot)
  expect(open().read()).toEqual(snapshot)
  expect(readdirSync(join(folder, 'site'))).toEqual(['content.json'])
})

test.each([
  ['half a file', '{"value":"ol'],
  ['another shape', '{"value":"olá"}'],
  ['an invalid value', JSON.stringify({ ...snapshot, value: 7 })],
])('%s is logged and not used', (_, text) => {
  mkdirSync(join(folder, 'site'))
  writeFileSync(file, text)
  expect(open().read()).toBeUndefined()
  expect(console.error).toHaveBeenCalledOnce()
})

test('a disk error is logged, not thrown', () => {
  writeFileSync(join(folder, 'site'), 'a file where the folder should be')
  expect(() => open().write(snapshot)).not.toThrow()
  expect(console.error).toHaveBeenCalled()
})
