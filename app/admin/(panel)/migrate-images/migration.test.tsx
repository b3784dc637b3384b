import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { migrationFailure } from './failure'
import { MigrationResults, migrationOutcome } from './migration'

test('shows total, successes and errors, and no empty list', () => {
  const shown = (success: string[], errors: string[]) =>
    renderToStaticMarkup(
      <MigrationResults results={{ total: success.length + errors.length, success, errors }} />,
    ).replace(/(?:<[^>]+>)+/g, '|')
  for (const text of ['Total|3', 'Sucessos|2', 'Erros|1', 'um|dois', 'Não migradas|três &lt;b&gt;'])
    expect(shown(['um', 'dois'], ['três <b>'])).toContain(text)
  expect(shown([], [])).not.toMatch(/igradas/)
})

test.each([
  [3, 0, false, 'Migração concluída', '3 imagens migradas com sucesso de 3 tentativas.'],
  [0, 0, false, 'Migração concluída', '0 imagens migradas com sucesso de 0 tentativas.'],
  [0, 3, true, 'Erro na migração', 'Nenhuma de 3\u00a0imagens foi migrada: veja os motivos abaixo.'],
  [2, 1, true, 'Migração incompleta', '2 imagens migradas com sucesso de 3 tentativas. Uma não foi copiada'],
  [2, 2, true, 'Migração incompleta', '2 imagens migradas com sucesso de 4 tentativas. 2 não foram copiadas'],
])('%i of them and %i errors: failure is %o (IMG-10)', (success, errors, isFailure, title, text) => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `linha ${index}`)
  const results = { total: success + errors, success: lines(success), errors: lines(errors) }
  expect(migrationOutcome(results)).toMatchObject({ isFailure, title, text: expect.stringContaining(text) })
})

test.each([
  [{ error: 'Acesso negado' }, 'Acesso negado'],
  [{ code: 'NOT_FOUND', message: 'Requested function was not found' }, /não está publicada/],
  [{ code: 'WORKER_ERROR', message: 'Function exited' }, /continua de onde parou/],
  [{ code: 'BOOT_ERROR', message: 'Function failed to start' }, 'Function failed to start'],
  [{ error: { deep: 1 } }, 'Ocorreu um erro desconhecido'],
  ['<html>', 'Ocorreu um erro desconhecido'],
])('the function answers %o', (body, sentence) => expect(migrationFailure(body)).toMatch(sentence))
