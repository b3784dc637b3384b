import { StorageApiError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { uploadFailure } from './upload-failure'

const noAnswer = /o armazenamento não respondeu/i
const storageError = (status: number, statusCode: string, message = '') =>
  new StorageApiError(message, status, statusCode, 'storage')
const byPolicy = storageError(400, '403', 'new row violates row-level security policy')

test.each([
  [
    'no connection',
    Object.assign(new Error('fetch failed'), { originalError: new TypeError('fetch failed') }),
  ],
  ['a gateway error', storageError(502, '502')],
  ['a database timeout', storageError(544, 'DatabaseTimeout')],
  ['a lost row', Object.assign(new Error('fetch failed'), { statusCode: '0' })],
])('%s counts as no response (IMG-11)', (_, error) => {
  expect(uploadFailure(error)).toMatch(noAnswer)
})

test.each([
  ['a missing bucket', storageError(400, '404', 'Bucket not found'), ' (código 404)'],
  ['a wrong token', storageError(400, '403', 'signature verification failed'), ' (código 403)'],
  ['a bug in this code', new TypeError('x is not a function'), ''],
])('%s counts as a response (IMG-11, VID-3)', (_, error, code) => {
  const reason = `o arquivo não foi guardado${code}; se continuar, avise quem cuida do site`
  expect(uploadFailure(error)).toBe(`Erro no upload: ${reason}`)
  expect(uploadFailure(error, { isFilm: true })).toBe(`Erro ao enviar vídeo. O${reason.slice(1)}.`)
})

test('only a bucket with a limit can be full; any other one has refused the person (IMG-11, VID-11)', () => {
  expect(uploadFailure(storageError(403, '403', 'no room for this file'))).toContain('não há lugar')
  expect(uploadFailure(byPolicy, { isBounded: true })).toContain('não há lugar')
  expect(uploadFailure(byPolicy, { isFilm: true })).toContain('Não há lugar')
  expect(uploadFailure(byPolicy)).toBe('Erro no upload: você não tem mais permissão para guardar arquivos')
})
