import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MigrationResults } from './migration-results'

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
