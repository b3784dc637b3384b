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

describe('an export', () => {
  test('is the same after an import into an empty project, and changes nothing where it comes from', () => {
    expect(text.match(/"media:/g)?.length).toBeGreaterThan(50)
    const { problems, planned } = plannedOf(text)
    expect(problems).toEqual([])
    expect(exported(written(emptyContent, planned))).toBe(text)
    expect(plannedOf(text, demo)).toEqual({ problems: [], planned: [] })
  })

  test('has descriptions of pictures from before there was a list for them', () => {
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
  test('is named by its field, writes its section only, and keeps what the document does not name', () => {
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

  test('descriptions of pictures that the document does not show stay', () => {
    const own = structuredClone(demo)
    const kept = { id: 'guardada.jpg', alt: 'Guardada', focus: '50% 50%', name: 'Guardada' }
    own.lists.pictures?.items.push(kept)
    const { planned } = plannedOf(
      changed(({ pictures }) => Object.assign(pictures?.[0] ?? {}, { alt: 'Outro' })),
      own,
    )
    expect(planned[0]?.data).toEqual(expect.arrayContaining([expect.objectContaining({ id: kept.id })]))
    expect(Object(planned[0]?.data)).toHaveLength(own.lists.pictures?.items.length ?? 0)
  })
})

test('everything that is wrong is told at once, by section, item, field and rule', () => {
  const found = problems((content, whole) => {
    const { packages = [], rooms = [], hero = {}, pictures = [] } = content
    const changes: [object | undefined, object][] = [
      [whole, { extra: 1 }],
      [content, { spa: [] }],
      [rooms[2], { name: 'Três', id: rooms[0]?.id, nonsense: 1 }],
      [packages[2], { name: 'Outro', slug: packages[0]?.slug }],
      [rooms[0], { name: 'Chalé Família', capacity: 0, images: ['media:falta.jpg', 'media:promo.webm'] }],
      [rooms[1], { name: 'Dois', bed_configuration: '', video_url: 'javascript:1', price: {} }],
      [
        packages[0],
        { name: 'Natal', price: 'caro', previousSlugs: ['Não'], dates: { offerStart: '2026-02-30' } },
      ],
      [
        packages[1],
        {
          name: 'Páscoa',
          images: { principal: 'media:piscina.jpg', gallery: ['https://fora.example/a.jpg'] },
        },
      ],
      [hero, { title: 'x'.repeat(121), background_url: 5, video_section_url: 'media:jardim-flores.jpg' }],
      [pictures[0], { id: 'media:../../etc/passwd.jpg', focus: 'ali' }],
    ]
    for (const [target, values] of changes) Object.assign(target ?? {}, values)
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

const inHero = (value: string) => `{"format":1,"content":{"hero":{${value}}}}`
const inRooms = (value: string) => `{"format":1,"content":{"rooms":${value}}}`

test.each([
  ['O arquivo não é um documento JSON.', '{'],
  ['O documento tem mais de 16 MB.', ' '.repeat(16_000_001)],
  ['O documento tem níveis demais.', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['O documento tem valores demais.', `[${'1,'.repeat(300_000)}1]`],
  ['O nome "__proto__" não pode ser usado.', inHero('"__proto__":{"x":1}')],
  ['Há um caractere que não pode ser guardado em "a b".', inHero('"title":"a\\u0000b"')],
  ['Há um caractere que não pode ser guardado em "�".', inHero('"title":"\\ud800"')],
  ['Há um número grande demais.', inHero('"title":1e999')],
  ['O documento deve ser um objeto com "format" e "content".', '[]'],
  ['format: deve ser 1', '{"format":2,"content":{}}'],
  ['content: deve ser um objeto com as seções', '{"format":1}'],
  ['Acomodações: deve ser uma lista', inRooms('{}')],
  ['Hero: deve ser um objeto com os campos da seção', '{"format":1,"content":{"hero":[]}}'],
  ["Acomodações, '1º item': deve ser um objeto com os campos do item", inRooms('[7]')],
  ["Acomodações, 'A', id: deve ser um texto de 1 a 200 caracteres", inRooms('[{"name":"A"}]')],
  [
    "Acomodações, 'A': ficou grande demais: encurte textos ou listas",
    inRooms(`[{"id":"a","name":"A","description":"${'x'.repeat(64_000)}"}]`),
  ],
  ['\'outro\', id: deve ser "contacts"', '{"format":1,"content":{"contacts":[{"id":"outro"}]}}'],
])('a document is refused: %s', (expected, document) => {
  expect(plannedOf(document).problems[0]).toContain(expected)
})
