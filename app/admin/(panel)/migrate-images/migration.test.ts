import { expect, test } from 'vitest'
import { migrationOutcome } from './migration'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `linha ${index}`)
const outcome = (success: number, errors: number) =>
  migrationOutcome({ total: success + errors, success: lines(success), errors: lines(errors) })

test('all, or nothing to do, is the success of always', () => {
  const title = 'Migração concluída'
  expect(outcome(3, 0)).toEqual({
    isFailure: false,
    title,
    text: '3 imagens migradas com sucesso de 3 tentativas.',
  })
  expect(outcome(0, 0)).toMatchObject({ isFailure: false, title })
})

test('none of several is no success', () => {
  expect(outcome(0, 3)).toEqual({
    isFailure: true,
    title: 'Erro na migração',
    text: 'Nenhuma de 3 imagens foi migrada: veja os motivos abaixo.',
  })
  expect(outcome(0, 1).text).toContain('Nenhuma de 1 imagem foi')
})

test('some are told as some', () => {
  expect(outcome(2, 1)).toMatchObject({ isFailure: true, title: 'Migração incompleta' })
  expect(outcome(2, 1).text).toMatch(/^2 imagens migradas com sucesso de 3 tentativas\. Uma não foi copiada/)
  expect(outcome(2, 2).text).toContain('2 não foram copiadas')
})
