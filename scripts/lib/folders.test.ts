import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireWritableFolder } from './folders.ts'
import { Refusal } from './refusal.ts'

const base = mkdtempSync(join(tmpdir(), 'folders-'))

afterAll(() => rmSync(base, { recursive: true }))

test('makes what is missing and leaves nothing in it', () => {
  const folder = join(base, 'a', 'b')
  requireWritableFolder(folder, 'escolha outra')
  requireWritableFolder(folder, 'escolha outra')
  expect(readdirSync(folder)).toEqual([])
})

test('a file in the way is refused with the hint', () => {
  const file = join(base, 'file')
  writeFileSync(file, '')
  expect(() => requireWritableFolder(file, 'escolha outra')).toThrow(
    new Refusal(`Não consigo escrever na pasta ${file} (ENOTDIR); escolha outra.`),
  )
})

test.runIf(process.platform === 'linux')('a file system without room for folders is refused', () => {
  expect(() => requireWritableFolder('/proc/quaresmeira', 'escolha outra')).toThrow(Refusal)
})
