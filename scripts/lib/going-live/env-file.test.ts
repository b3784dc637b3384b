import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Refusal } from '../refusal'
import { eachTestFolder } from '../test-folder'
import { readEnvFile, updateEnvFile } from './env-file'

let folder: string
let file: string
eachTestFolder((made) => {
  folder = made
  file = join(folder, '.env.local')
})

test('keeps comments, order and unknown lines, readable by the owner only (LIVE-3)', () => {
  const before = '# minha nota\nPORT=80\nexport SITE_URL=http://old\nX="a b"\n\nCNPJ=1\nSITE_URL=twice\n'
  writeFileSync(file, before, { mode: 0o666 })
  updateEnvFile(file, { SITE_URL: 'https://novo.example', CNPJ: '', HOTEL_SLUG: 'boa-vista', EMPTY: '' })
  expect(readFileSync(file, 'utf8')).toBe(
    '# minha nota\nPORT=80\nSITE_URL=https://novo.example\nX="a b"\n\nHOTEL_SLUG=boa-vista\n',
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['.env.local'])
})

test.each(['São João Ltda.', 'Exemplo "Cloud", X', "D'Água & Filhos #1", 'a $HOME `b` "c"'])(
  'reads back what it has written: %s',
  (value) => {
    updateEnvFile(file, { HOTEL_LEGAL_NAME: value })
    expect(readEnvFile(file)).toEqual({ HOTEL_LEGAL_NAME: value })
  },
)

test('no value can add a line, and a failed write leaves nothing behind (LIVE-3, LIVE-4)', () => {
  expect(() => updateEnvFile(file, { HOTEL_LEGAL_NAME: 'a\nTRUSTED_PROXY=0.0.0.0/0' })).toThrow(Refusal)
  expect(() => updateEnvFile(join(folder, 'none', 'env'), { A: 'b' })).toThrow('Não consigo gravar')
  expect(readdirSync(folder)).toEqual([])
})
