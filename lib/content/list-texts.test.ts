import { expect, test } from 'vitest'
import { listTexts } from './list-texts'

test('texts use the gender of the noun, and an override also applies to the texts derived from it', () => {
  expect(listTexts({ one: 'atividade', several: 'atividades', feminine: true })).toMatchObject({
    add: 'Nova Atividade',
    confirmDelete: 'Tem certeza que deseja excluir esta atividade?',
  })
  const words = { one: 'passeio', several: 'passeios', feminine: false }
  expect(listTexts(words, { add: 'Novo Roteiro' })).toMatchObject({
    restored: 'Passeio restaurado.',
    emptyHint: 'Comece por “Novo Roteiro”.',
    gone: expect.stringContaining('Ele foi excluído por outra pessoa.'),
  })
})
