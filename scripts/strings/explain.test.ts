import { describe, expect, test } from 'vitest'
import { environmentPlaces, plain } from './content-places.ts'
import { explain } from './explain.ts'
import { filesOfPage } from './made-of.ts'
import { productSources, saidBy, sourceFrom } from './product-words.ts'

const footer = sourceFrom(
  'components/footer.tsx',
  `<h2>
    Redes sociais
  </h2> <p>{\`até \${n} noites\`}</p>`,
)
const privacy = sourceFrom(
  'app/privacidade/visit.tsx',
  "<p>Links para rotas e redes sociais levam a outros sites.</p> const where = 'na Supabase, nos Estados Unidos'",
)
const panel = sourceFrom('lib/fields.ts', "label: 'Redes sociais'")
const sources = [privacy, footer, panel]

describe('who says a label', () => {
  test('the file whose string it is, before one that holds it in a sentence, and before lib', () => {
    expect(saidBy('redes sociais', sources)).toEqual({ files: ['components/footer.tsx'], isWhole: true })
    expect(saidBy('levam a outros sites', sources)).toEqual({ files: [privacy.file], isWhole: false })
  })

  test('several are all told, unless the page is made of one of them', () => {
    const other = { ...footer, file: 'components/drawer.tsx' }
    expect(saidBy('redes sociais', [...sources, other])?.files).toEqual([footer.file, other.file])
    expect(saidBy('redes sociais', [...sources, other], new Set([other.file]))?.files).toEqual([other.file])
  })

  test('a word is none that another word holds', () => {
    expect(saidBy('rede', sources)).toBeUndefined()
  })
})

describe('a text of several parts', () => {
  test('between numbers it is the file that says all the rest', () => {
    expect(explain('até 3 noites', [], sources)).toEqual({ places: [], files: [footer.file], unknown: [] })
  })

  test('may be put together of one file’s words', () => {
    const text = 'Links para rotas e redes sociais na Supabase, nos Estados Unidos'
    expect(explain(text, [], sources)).toEqual({ places: [], files: [privacy.file], unknown: [] })
  })

  test('what nobody says is named', () => {
    expect(explain('até 3 semanas', [], sources).unknown).toEqual(['semanas'])
  })
})

test('what the environment says is told by its variable, and no other variable is looked at', () => {
  const places = environmentPlaces({
    HOTEL_HOSTING: 'Exemplo Cloud, Irlanda',
    SITE_SECRET: 'redes',
    HOTEL_CNPJ: '',
  })
  expect(places).toEqual([{ text: plain('Exemplo Cloud, Irlanda'), place: 'ambiente: HOTEL_HOSTING' }])
  const said = sourceFrom(
    'app/hosting.tsx',
    `return \`O site roda em \${hosting}, operadora dos registros.\``,
  )
  const text = 'O site roda em Exemplo Cloud, Irlanda, operadora dos registros.'
  expect(explain(text, places, [said])).toEqual({
    places: ['ambiente: HOTEL_HOSTING'],
    files: ['app/hosting.tsx'],
    unknown: [],
  })
})

test('content and a part of the page that say the same are both told', () => {
  const places = [{ text: 'redes sociais', place: 'Textos › Título' }]
  expect(explain('Redes sociais', places, sources)).toMatchObject({ places: ['Textos › Título'], files: [] })
  expect(explain('Redes sociais', places, sources, new Set([footer.file]))).toMatchObject({
    files: [footer.file],
    isEither: true,
  })
})

describe('the product itself', () => {
  test.each([
    ['Redes sociais', '/', 'components/site-frame/site-footer.tsx'],
    ['Sobre', '/quartos', 'components/site-frame/site-links.ts'],
    ['Carregar mapa', '/', 'app/(site)/_home/location-map.tsx'],
  ])('%s on %s is said by %s', (text, path, file) => {
    expect(explain(text, [], productSources(), filesOfPage(path)).files).toContain(file)
  })

  test('an offer is made of the page of offers, and an unknown address of the missing page', () => {
    expect(filesOfPage('/oferta/natal-2026')).toContain('app/(site)/oferta/[slug]/page.tsx')
    expect(filesOfPage('/nada')).toContain('components/site-frame/missing-page.tsx')
  })
})
