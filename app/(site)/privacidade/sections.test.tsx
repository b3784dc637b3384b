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
}

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

test('names the operator of the database: Supabase, another host, or this machine', () => {
  const abroad = 'na Supabase (Supabase, Inc., Estados Unidos)'
  expect(notice()).toContain(`Guardamos os textos e as fotografias do site e as contas da equipe ${abroad}`)
  expect(notice({ database: 'https://banco.hotel.example' })).toContain('em banco.hotel.example, operadora')
  expect(notice({ database: 'https://banco.hotel.example' })).not.toContain('Supabase')
  expect(notice({ database: 'http://127.0.0.1:54321' })).toContain('Esta demonstração roda inteira')
  expect(notice()).not.toContain('demonstração')
})

test('names the company with its CNPJ and the hosting if they are stored', () => {
  const stored = notice({
    owner: 'Serra Ltda.',
    cnpj: '11.222.333/0001-81',
    hosting: 'Exemplo Cloud, Irlanda',
  })
  expect(stored).toContain('Serra Ltda., CNPJ 11.222.333/0001-81, é quem')
  expect(stored).toContain('O site roda em Exemplo Cloud, Irlanda, operadora')
  expect(notice()).toContain('O Hotel Serra é quem decide')
  expect(notice()).toContain('a quem pedir')
  expect(notice()).not.toContain('CNPJ')
})

test('claims that no other server is contacted only if no video comes from another host', () => {
  expect(notice()).toContain('não fala com nenhum outro servidor')
  expect(notice({ films: vimeo })).not.toContain('nenhum outro servidor')
  expect(notice({ films: vimeo })).toContain('quem serve os vídeos de fundo')
})

test('names the encarregado, if there is one, with a link to contact them', () => {
  expect(notice({ dpo: 'Ana Lima, ana@serra.example' })).toContain(
    'Encarregado pelo tratamento de dados pessoais: Ana Lima, <a href="mailto:ana@serra.example">',
  )
  expect(notice()).not.toContain('Encarregado pelo')
})

test('mentions survey, videos, WhatsApp and a notice only if the site has them', () => {
  expect(notice()).toContain('com uma exceção: a pesquisa de satisfação')
  const bare = notice({ hasSurvey: false, films: noFilms })
  expect(bare).toContain('Também não guarda nada nele.')
  expect(bare).not.toMatch(/pesquisa de satisfação|vídeos|WhatsApp/i)
  expect(notice({ whatsapp: true })).toContain('o do WhatsApp, da Meta')
  expect(notice()).not.toContain('aviso')
  expect(notice({ hasNotice: true })).toContain('você fechou o aviso')
})

test('says that answers to the survey are stored only where they are, for what, for how long and by what right', () => {
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
