import { expect, test } from 'vitest'
import { listTexts } from './list-texts'

test('all texts use the gender of the noun', () => {
  expect(listTexts({ one: 'atividade', several: 'atividades', feminine: true })).toMatchObject({
    title: 'Gerenciar Atividades',
    add: 'Nova Atividade',
    empty: 'Nenhuma atividade cadastrada ainda.',
    hidden: 'Atividade desativada com sucesso!',
    confirmDelete: 'Tem certeza que deseja excluir esta atividade?',
    gone: 'Erro ao salvar atividade. Ela foi excluída por outra pessoa.',
  })
  expect(listTexts({ one: 'passeio', several: 'passeios', feminine: false })).toMatchObject({
    newTitle: 'Novo Passeio',
    empty: 'Nenhum passeio cadastrado ainda.',
    restored: 'Passeio restaurado.',
    confirmDelete: 'Tem certeza que deseja excluir este passeio?',
    gone: 'Erro ao salvar passeio. Ele foi excluído por outra pessoa.',
  })
})

test('an override is also used in the texts derived from it', () => {
  const texts = listTexts(
    { one: 'passeio', several: 'passeios', feminine: false },
    { add: 'Novo Roteiro', changeFailed: 'Erro ao atualizar passeio.' },
  )
  expect(texts.emptyHint).toBe('Comece por “Novo Roteiro”.')
  expect(texts.gone).toBe('Erro ao atualizar passeio. Ele foi excluído por outra pessoa.')
})
