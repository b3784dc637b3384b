import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from '@/components/editorial/prose'
import { dataSections, type PrivacyFacts, rightsSections } from './sections'

const noFilms = { background_url: null, mobile_background_url: null, video_section_url: null }
const ownFilm = { ...noFilms, background_url: '/videos/hero.webm' }
const vimeo = { ...noFilms, background_url: 'https://vimeo.com/76979871' }

const facts: PrivacyFacts = {
  films: ownFilm,
  database: 'https://abcdefgh.supabase.co',
  hosting: undefined,
  owner: 'O Hotel Serra',
  cnpj: undefined,
  whatsapp: false,
  hasSurvey: true,
  hasNotice: false,
  surveyMonths: null,
  dpo: '',
  hasOwnLog: true,
}

const encarregado = 'Encarregado pelo tratamento de dados pessoais'
const company = { owner: 'Serra Ltda.', cnpj: '11.222.333/0001-81' }

function notice(changed: Partial<PrivacyFacts> = {}) {
  const told = { ...facts, ...changed }
  return [...dataSections(told), ...rightsSections(told)]
    .map(({ title, body }) => `${title}\n${renderToStaticMarkup(<Prose text={body} />)}`)
    .join('\n')
}

test('cites the articles of legal bases, rights, transfers abroad and retention', () => {
  const bases = ['7º, I)', '7º, II)', '7º, V)', '7º, IX)', '33, II)', '33, IX)', 'art. 18', 'art. 41']
  for (const article of bases) expect(notice()).toContain(article)
})

test('promises nothing about the host’s logs (PAGE-16)', () => {
  const told = notice({ hasOwnLog: false })
  expect(told).toContain('O que a hospedagem anota, ela apaga pelas regras dela.')
  expect(told).toContain('Registros de acesso: os da hospedagem, pelo prazo dela;')
  expect(told).not.toMatch(/depois de 14|acesso: 14/)
})

test('says how long deploy/Caddyfile keeps addresses (PAGE-16)', () => {
  expect(notice()).toContain('só por segurança, e apaga a anotação depois de 14\u00a0dias.')
  const [, hours] = /roll_keep_for (\d+)h/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? []
  // A file covers one day and is deleted when the next one starts after this time.
  expect(Number(hours) / 24 + 2).toBe(14)
  const [, days] = /^ +rotate (\d+)$/m.exec(readFileSync('docs/going-live/server.md', 'utf8')) ?? []
  expect(Number(days) + 1).toBe(14)
})

test.each<[string, Partial<PrivacyFacts>, string[], RegExp?]>([
  [
    'the database at Supabase',
    {},
    ['contas da equipe na Supabase (Supabase, Inc., Estados Unidos)'],
    /demonstração/,
  ],
  ['another host', { database: 'https://b.hotel.example' }, ['em b.hotel.example, operadora'], /Supabase/],
  ['this machine', { database: 'http://127.0.0.1:54321' }, ['Esta demonstração roda inteira']],
  ['the company with its CNPJ', company, ['Serra Ltda., CNPJ 11.222.333/0001-81, é quem']],
  ['the hosting', { hosting: 'Exemplo, Irlanda' }, ['O site roda em Exemplo, Irlanda, operadora']],
  ['no company', {}, ['O Hotel Serra é quem decide', 'a quem pedir'], /CNPJ/],
  ['no other server', {}, ['não fala com nenhum outro servidor']],
  ['external films', { films: vimeo }, ['quem serve os vídeos de fundo'], /nenhum outro servidor/],
  ['an encarregado', { dpo: 'Ana, a@s.example' }, [`${encarregado}: Ana, <a href="mailto:a@s.example">`]],
  ['no encarregado or notice', {}, ['com uma exceção: a pesquisa de satisfação'], /Encarregado pelo|aviso/],
  [
    'nothing',
    { hasSurvey: false, films: noFilms },
    ['Também não guarda nada nele.'],
    /satisfação|vídeos|WhatsApp/i,
  ],
  ['WhatsApp', { whatsapp: true }, ['o do WhatsApp, da Meta']],
  ['a notice', { hasNotice: true }, ['você fechou o aviso']],
])('names the site’s features: %s', (_, changed, said, unsaid = /^$/) => {
  for (const words of said) expect(notice(changed)).toContain(words)
  expect(notice(changed)).not.toMatch(unsaid)
})

test('says for stored survey answers their purpose, retention and legal basis, and nothing otherwise', () => {
  const stored = notice({ surveyMonths: 24 })
  for (const said of [
    'se você marcar a autorização e enviar',
    'Cada uma é apagada 24\u00a0meses depois do envio',
    'só as respostas que ele envia na pesquisa são gravadas',
    'Respostas à pesquisa: o seu consentimento',
    'no hotel, 24\u00a0meses.',
  ]) {
    expect(stored).toContain(said)
    expect(notice()).not.toContain(said)
  }
  const denials = ['não são enviadas a ninguém', 'Nada do que um visitante faz no site é gravado']
  for (const denied of denials) {
    expect(stored).not.toContain(denied)
    expect(notice()).toContain(denied)
  }
})

test.each([
  [{}, undefined],
  [{ background_url: '/videos/hero.webm' }, undefined],
  [{ background_url: 'https://example.com/pagina' }, undefined],
  [{ video_section_url: 'https://cdn.example/vale.mp4' }, 'cdn.example'],
  [
    { background_url: 'https://vimeo.com/76979871', mobile_background_url: 'https://vimeo.com/76979872' },
    'Vimeo',
  ],
])('the other hosts of the films that the site plays, each once: %o', (stored, hosts) => {
  const told = notice({ films: { ...noFilms, ...stored } })
  expect(/vêm de fora \((.*?)\)/.exec(told)?.[1]).toBe(hosts)
})
