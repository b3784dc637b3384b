import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { summaryLines } from './summary'
import { demonstration, emptyContent, exported, plannedOf, written } from './test-content'

beforeAll(() => void vi.stubEnv('SUPABASE_URL', 'https://projeto.example'))
afterAll(() => void vi.unstubAllEnvs())

const demo = demonstration()
const text = exported(demo)

type Values = Record<string, unknown>
type Content = Record<string, Values[] & Values>

/** The demonstration's document with a change to its content, or to all of it. */
function changed(change: (content: Content, whole: Values) => void): string {
  const document = JSON.parse(text)
  change(document.content, document)
  return JSON.stringify(document)
}

function problems(change: (content: Content, whole: Values) => void, stored = emptyContent) {
  return plannedOf(changed(change), stored).problems
}

describe('what is exported', () => {
  test('names nothing of the project it comes from', () => {
    expect(text).not.toContain('projeto.example')
    expect(text).not.toContain('hotel-images')
    expect(text.match(/"media:/g)?.length).toBeGreaterThan(50)
  })

  test('imported into an empty project and exported again is the same, byte for byte', () => {
    const { problems, planned } = plannedOf(text)
    expect(problems).toEqual([])
    expect(exported(written(emptyContent, planned))).toBe(text)
  })

  test('imported where it comes from changes nothing', () => {
    expect(plannedOf(text, demo)).toEqual({ problems: [], planned: [] })
  })

  test('has words of before there was a list for them', () => {
    const old = structuredClone(demo)
    const [room] = old.lists.rooms?.items ?? []
    if (!room || !old.lists.pictures) throw new Error('no room')
    old.lists.pictures.items = []
    const [first = ''] = Object(room.images)
    room.imageAlts = { [first.split('/').at(-1)]: 'Dito antes' }
    expect(JSON.parse(exported(old)).content.pictures).toMatchObject([{ alt: 'Dito antes' }])
  })
})

describe('one change', () => {
  test('is told by its field, writes its section only, and keeps what the document does not say', () => {
    const [item] = demo.lists.rooms?.items ?? []
    const { planned } = plannedOf(
      changed(({ rooms }) => Object.assign(rooms?.[0] ?? {}, { capacity: 7 })),
      { ...demo, lists: { ...demo.lists, rooms: { items: [{ ...Object(item), extra: 1 }], version: 1 } } },
    )
    expect(planned.map(({ name }) => name)).toEqual(['rooms'])
    expect(planned[0]?.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ capacity: 7, extra: 1 })]),
    )
    expect(summaryLines(planned)[1]).toBe(`  '${item?.name}': Capacidade Máxima`)
  })

  test('fields and sections that are missing stay as they are', () => {
    const document = { format: 1, content: { hero: { title: 'Novo' } } }
    const { planned } = plannedOf(JSON.stringify(document), demo)
    expect(planned).toHaveLength(1)
    expect(planned[0]?.data).toEqual({ title: 'Novo' })
    expect(planned[0]?.after).toEqual({ ...Object(planned[0]?.before), title: 'Novo' })
    expect(summaryLines(planned)).toEqual(['Hero: Título'])
  })

  test('what is said of pictures that the document does not show stays', () => {
    const own = structuredClone(demo)
    own.lists.pictures?.items.push({
      id: 'guardada.jpg',
      alt: 'Guardada',
      focus: '50% 50%',
      name: 'Guardada',
    })
    const { planned } = plannedOf(
      changed(({ pictures }) => Object.assign(pictures?.[0] ?? {}, { alt: 'Outro' })),
      own,
    )
    expect(planned[0]?.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'guardada.jpg' })]),
    )
    expect(Object(planned[0]?.data)).toHaveLength(own.lists.pictures?.items.length ?? 0)
  })
})

test('everything that is wrong is told at once, by section, item, field and rule', () => {
  const found = problems((content, whole) => {
    const { packages = [], rooms = [], hero = {}, pictures = [] } = content
    Object.assign(whole, { extra: 1 })
    Object.assign(content, { spa: [] })
    Object.assign(rooms[2] ?? {}, { name: 'Três', id: rooms[0]?.id, nonsense: 1 })
    Object.assign(packages[2] ?? {}, { name: 'Outro', slug: packages[0]?.slug })
    Object.assign(rooms[0] ?? {}, {
      name: 'Chalé Família',
      capacity: 0,
      images: ['media:falta.jpg', 'media:promo.webm'],
    })
    Object.assign(rooms[1] ?? {}, {
      name: 'Dois',
      bed_configuration: '',
      video_url: 'javascript:1',
      price: {},
    })
    Object.assign(packages[0] ?? {}, {
      name: 'Natal',
      price: 'caro',
      previousSlugs: ['Não'],
      dates: { offerStart: '2026-02-30' },
    })
    Object.assign(packages[1] ?? {}, {
      name: 'Páscoa',
      images: { principal: 'media:piscina.jpg', gallery: ['https://fora.example/a.jpg'] },
    })
    Object.assign(hero, {
      title: 'x'.repeat(121),
      background_url: 5,
      video_section_url: 'media:jardim-flores.jpg',
    })
    Object.assign(pictures[0] ?? {}, { id: 'media:../../etc/passwd.jpg', focus: 'ali' })
  })
  const expected = [
    'extra: campo desconhecido',
    'spa: seção desconhecida',
    "Acomodações, 'Três', nonsense: campo desconhecido",
    "Acomodações, 'Três', id: já existe um item com este id",
    "Pacotes, 'Outro', Slug: já existe um pacote com este slug",
    "Pacotes, 'Natal', Preço: Preço inválido: escreva como 1.250,00",
    "Pacotes, 'Natal', Início da oferta: Informe uma data válida",
    "Pacotes, 'Páscoa', Galeria 1: O site só mostra imagens enviadas por aqui.",
    "Acomodações, 'Chalé Família', Imagens 1: falta o arquivo falta.jpg na pasta de mídia",
    "Acomodações, 'Chalé Família', Imagens 2: promo.webm é um vídeo; este campo é para fotos",
    "Acomodações, 'Chalé Família', Capacidade Máxima: Capacidade deve ser maior que 0",
    "Acomodações, 'Dois', Composição dos Quartos: Configuração de cama é obrigatória",
    "Acomodações, 'Dois', Preço por Noite: Escreva o preço como 450,00 ou 1.250,00",
    'Hero, Título: Use no máximo 120 caracteres',
    'Hero, Fundo no computador: Entrada inválida: esperava um texto, recebeu um número',
    'Hero, Vídeo promocional: jardim-flores.jpg é uma foto; este campo é para vídeos',
    expect.stringMatching(
      /^Fotos, '.+', id: “media:\.\.\/\.\.\/etc\/passwd\.jpg” não serve como nome de arquivo/,
    ),
  ]
  for (const line of expected) expect(found).toContainEqual(line)
})

test('the example of the documentation lacks its pictures only', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/going-live/content.md', 'utf8')) ?? []
  const found = plannedOf(example).problems
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => !/: falta o arquivo \w+\.jpg na pasta de mídia$/.test(line))).toEqual([])
})

test.each([
  ['no JSON', '{', 'O arquivo não é um documento JSON.'],
  ['too large', ' '.repeat(16_000_001), 'O documento tem mais de 16 MB.'],
  ['too deep', '['.repeat(50_000) + ']'.repeat(50_000), 'O documento tem níveis demais.'],
  ['too much', `[${'1,'.repeat(300_000)}1]`, 'O documento tem valores demais.'],
  [
    'a prototype',
    '{"format":1,"content":{"hero":{"__proto__":{"x":1}}}}',
    'O nome "__proto__" não pode ser usado.',
  ],
  [
    'a NUL',
    '{"format":1,"content":{"hero":{"title":"a\\u0000b"}}}',
    'Há um caractere que não pode ser guardado em "a b".',
  ],
  [
    'half a character',
    '{"format":1,"content":{"hero":{"title":"\\ud800"}}}',
    'Há um caractere que não pode ser guardado em "�".',
  ],
  ['a number beyond all', '{"format":1,"content":{"hero":{"title":1e999}}}', 'Há um número grande demais.'],
  ['a list', '[]', 'O documento deve ser um objeto com "format" e "content".'],
  ['another format', '{"format":2,"content":{}}', 'format: deve ser 1'],
  ['no content', '{"format":1}', 'content: deve ser um objeto com as seções'],
  ['a section that is no list', '{"format":1,"content":{"rooms":{}}}', 'Acomodações: deve ser uma lista'],
  [
    'a section that is one',
    '{"format":1,"content":{"hero":[]}}',
    'Hero: deve ser um objeto com os campos da seção',
  ],
  [
    'an item that is none',
    '{"format":1,"content":{"rooms":[7]}}',
    "Acomodações, '1º item': deve ser um objeto com os campos do item",
  ],
  [
    'an item without an id',
    '{"format":1,"content":{"rooms":[{"name":"A"}]}}',
    "Acomodações, 'A', id: deve ser um texto de 1 a 200 caracteres",
  ],
  [
    'an item of 64 kB',
    JSON.stringify({
      format: 1,
      content: { rooms: [{ id: 'a', name: 'A', description: 'x'.repeat(64_000) }] },
    }),
    "Acomodações, 'A': ficou grande demais: encurte textos ou listas",
  ],
])('%s is refused in a sentence', (_, document, expected) => {
  expect(plannedOf(document).problems[0]).toBe(expected)
})

test('a list of one takes one item, of its own name', () => {
  const lone = Object.keys(JSON.parse(text).content).find((name) => name === 'contacts')
  if (!lone) return
  expect(plannedOf(`{"format":1,"content":{"${lone}":[{"id":"outro"}]}}`).problems).toHaveLength(1)
})
