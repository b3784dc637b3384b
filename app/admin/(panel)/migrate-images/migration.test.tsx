import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { migrationFailure } from './failure'
import { MigrationResults, migrationOutcome } from './migration'

function text(results: Parameters<typeof MigrationResults>[0]['results']) {
  const html = renderToStaticMarkup(<MigrationResults results={results} />)
  return html
    .replace(/<[^>]+>/g, '|')
    .split(/\|+/)
    .filter(Boolean)
}

test('total, successes and errors, each line once', () => {
  expect(text({ total: 3, success: ['um', 'dois'], errors: ['três <b>'] })).toEqual(
    ['Resultado', 'Total', '3', 'Sucessos', '2', 'Erros', '1', 'Imagens migradas', 'um', 'dois'].concat(
      'Não migradas',
      'três &lt;b&gt;',
    ),
  )
})

test('no empty lists', () => {
  expect(text({ total: 0, success: [], errors: [] })).toEqual([
    'Resultado',
    'Total',
    '0',
    'Sucessos',
    '0',
    'Erros',
    '0',
  ])
})

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

test.each([
  [{ error: 'Acesso negado' }, 'Acesso negado'],
  [{ code: 'NOT_FOUND', message: 'Requested function was not found' }, /não está publicada/],
  [{ code: 'WORKER_ERROR', message: 'Function exited' }, /continua de onde parou/],
  [{ code: 'IDLE_TIMEOUT' }, /continua de onde parou/],
  [{ code: 'BOOT_ERROR', message: 'Function failed to start' }, 'Function failed to start'],
  [{ code: 401, message: 'Invalid JWT' }, 'Invalid JWT'],
  [{ error: '', message: '' }, 'Ocorreu um erro desconhecido'],
  [{ error: { deep: 1 } }, 'Ocorreu um erro desconhecido'],
  [null, 'Ocorreu um erro desconhecido'],
  ['<html>', 'Ocorreu um erro desconhecido'],
])('%o', (body, sentence) => expect(migrationFailure(body)).toMatch(sentence))
