import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from '@/components/editorial/prose'
import { prose } from '@/lib/content/fields/kinds'
import { parseProse, parseRuns } from './blocks'
import { type Facts, factLabels, pageNames } from './facts'

const facts: Facts = { hotel: 'Serra', checkin: '14h', email: 'oi@serra.example', telefone: '(24) 5550-0142' }

test.each([
  ['its sentence alone', 'O {hotel} abre cedo. O CNPJ é {cnpj}. Venha!', ['O Serra abre cedo. Venha!']],
  ['its line, without a full stop', 'Hotel {hotel}\nCNPJ {cnpj}\nFim', ['Hotel Serra', 'Fim']],
  ['its paragraph', 'Um.\n\nO CNPJ é {cnpj}.\n\nDois.', ['Um.', 'Dois.']],
  ['the line before a list that becomes empty', 'Dados:\n- {cnpj}\n- {razao_social}', []],
  ['the whole sentence, even after an abbreviation', 'Veja o art. 7 da Sra. {encarregado}. Fim.', ['Fim.']],
])('a missing fact removes %s', (_, text, lines) => expect(lineTexts(text)).toEqual(lines))

test('lines that begin with a dash form a list, others a paragraph (PAGE-6)', () => {
  expect(parseProse('Traga:\n- casaco\n– botas\n\nAté logo')).toEqual([
    { kind: 'paragraph', lines: [[{ text: 'Traga:' }]] },
    { kind: 'list', lines: [[{ text: 'casaco' }], [{ text: 'botas' }]] },
    { kind: 'paragraph', lines: [[{ text: 'Até logo' }]] },
  ])
})

test.each([
  ['Veja https://www.gov.br/x?a=1.', 'https://www.gov.br/x?a=1', 'https://www.gov.br/x?a=1'],
  ['Escreva a oi@serra.example.', 'oi@serra.example', 'mailto:oi@serra.example'],
  ['Veja https://a.example/Serra_(RJ).', 'https://a.example/Serra_(RJ)', 'https://a.example/Serra_(RJ)'],
  ['(Veja https://a.example/b)', 'https://a.example/b', 'https://a.example/b'],
  ['Veja www.serra.example/trilhas, ou', 'www.serra.example/trilhas', 'https://www.serra.example/trilhas'],
  ['Ligue (24) 95550-0142, já', '(24) 95550-0142', 'tel:+5524955500142'],
  ['Ligue 24 95550-0142', '24 95550-0142', 'tel:+5524955500142'],
  ['Ligue (24)955500142', '(24)955500142', 'tel:+5524955500142'],
  ['Ligue 24 5550-0142', '24 5550-0142', 'tel:+552455500142'],
  ['Ligue 24-95550-0142', '24-95550-0142', 'tel:+5524955500142'],
  ['Ligue 24955500142', '24955500142', 'tel:+5524955500142'],
  ['Ligue 4004-1234', '4004-1234', 'tel:40041234'],
  ['Ligue 0800 123 4567', '0800 123 4567', 'tel:08001234567'],
  ['Ligue +55 24 5550-0142', '+55 24 5550-0142', 'tel:+552455500142'],
])('%s', (line, text, href) => {
  expect(parseRuns(line)).toContainEqual({ text, href })
  const texts = parseRuns(line).map((run) => run.text)
  expect(texts.join('')).toBe(line)
})

test.each([
  'javascript:alert(1)',
  'https://hotel.example@evil.example',
  'CNPJ 11.222.333/0001-81',
  'CEP 25750-000',
  'De 12 2026-2027',
  'Linha 12345678-1234',
])('%s is no link', (line) => expect(parseRuns(line)).toEqual([{ text: line }]))

test('a page name in braces becomes a link and keeps the spaces around it', () => {
  const text = 'Leia a página de {privacidade} e os {termos}, antes de vir.'
  expect(parseProse(text)[0]?.lines[0]).toEqual([
    { text: 'Leia a página de ' },
    { text: 'privacidade', page: 'privacidade' },
    { text: ' e os ' },
    { text: 'termos', page: 'termos' },
    { text: ', antes de vir.' },
  ])
})

test.each([
  ['O {hotel} fica aqui, veja {termos}', undefined],
  ['O {hotell} fica aqui', 'Não conhecemos {hotell}: use um dado da lista, como {hotel}'],
  ['Uma { só', 'Chaves só servem para dados da lista, como {hotel}'],
  ['{toString}', 'Não conhecemos {toString}: use um dado da lista, como {hotel}'],
])('the field says of %s: %s (PAGE-17)', (typed, message) => {
  const { form } = prose({ label: 'Texto', max: 200, rows: 4 })
  expect(form.safeParse(typed).error?.issues[0]?.message).toBe(message)
})

const piece = fc.oneof(
  fc.constantFrom('{', '}', '{}', '. ', '! ', '\n', '\n\n', '\n- ', ' ', '\u200b', 'Dados:', '<b>', '&'),
  fc.constantFrom('https://a.example/', 'oi@a.example', '(24) 5550-0142', 'javascript:x', '"><script>'),
  fc.constantFrom(...Object.keys(factLabels), ...pageNames, 'outro', '__proto__').map((name) => `{${name}}`),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
const someFacts = fc.dictionary(
  fc.constantFrom(...Object.keys(factLabels)),
  fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', ' ', '{', '{hotel}', '<i>', '\n')),
)

test('whatever is stored, no brace, “undefined”, empty element or markup reaches the page (PAGE-6)', () => {
  fc.assert(
    fc.property(texts, someFacts, (text, known) => {
      const html = renderToStaticMarkup(createElement(Prose, { text, facts: known }))
      const words = html.replace(/<[^>]*>/g, '')
      expect(words).not.toMatch(/[{}]/)
      if (!/undefined/.test(text + JSON.stringify(known))) expect(html).not.toContain('undefined')
      expect(html).not.toMatch(/<(p|li|ul)[^>]*>\s*<\/\1>/)
      expect(html.replace(/<\/?(?:p|ul|li|br|a)(?: (?:class|href)="[^"<>]*")*\/?>/g, '')).not.toMatch(/[<>]/)
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
        expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?:privacidade|termos)$)/)
      }
    }),
    { numRuns: 500 },
  )
})

function lineTexts(text: string, known = facts) {
  return parseProse(text, known).flatMap(({ lines }) =>
    lines.map((runs) => runs.map((run) => run.text).join('')),
  )
}
