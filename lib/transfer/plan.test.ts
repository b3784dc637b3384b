import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kinds } from '@/components/blocks/kinds'
import type { FieldRule } from '@/lib/content/definition'
import { lists } from '@/lib/site/registry'
import { mediaReference } from './addresses'
import { planImport } from './plan'
import { problemText } from './problem'
import { createResolver } from './resolve'
import { readDocument } from './structure'
import { summaryLines } from './summary'
import { applyPlan, demonstration, emptyContent, exportDocument, planText } from './test-content'

const demo = demonstration()
const text = exportDocument(demo)

type Values = Record<string, unknown>
type Content = Record<string, Values[] & Values>

/** Returns the demonstration's document with a change to its content, or to the whole. */
function changed(change: (content: Content, whole: Values) => void): string {
  const document = JSON.parse(text)
  change(document.content, document)
  return JSON.stringify(document)
}

function imported(content: object, stored = demo) {
  return planText(JSON.stringify({ format: 1, content }), stored)
}

describe('an export', () => {
  test('is the same after an import into an empty project, and changes nothing in its source (XFER-2)', () => {
    expect(text.match(/"media:/g)?.length).toBeGreaterThan(50)
    const { problems, planned } = planText(text)
    expect(problems).toEqual([])
    expect(exportDocument(applyPlan(emptyContent, planned))).toBe(text)
    expect(planText(text, demo)).toEqual({ problems: [], planned: [] })
  })

  test('includes descriptions of pictures that are still stored with their item', () => {
    const old = structuredClone(demo)
    const [room] = old.sections.rooms?.items ?? []
    if (!room || !old.sections.pictures) throw new Error('no room')
    old.sections.pictures.items = []
    const [first = ''] = Object(room.images)
    room.imageAlts = { [first.split('/').at(-1)]: 'Dito antes' }
    expect(JSON.parse(exportDocument(old)).content.pictures).toMatchObject([{ alt: 'Dito antes' }])
  })
})

describe('a change', () => {
  test('is named by its field, writes only its section, and keeps unknown fields of the item', () => {
    const [item] = demo.sections.rooms?.items ?? []
    const { planned } = planText(
      changed(({ rooms }) => Object.assign(rooms?.[0] ?? {}, { capacity: 7 })),
      {
        ...demo,
        sections: { ...demo.sections, rooms: { items: [{ ...Object(item), extra: 1 }], version: 1 } },
      },
    )
    expect(planned.map(({ name }) => name)).toEqual(['rooms'])
    expect(Object(planned[0]?.data)).toContainEqual(expect.objectContaining({ capacity: 7, extra: 1 }))
    expect(summaryLines(planned)[1]).toBe(`  '${item?.name}': Capacidade Máxima`)
  })

  test('of former addresses is named in Portuguese, in the summary and in refusals (XFER-3)', () => {
    const given = (previousSlugs: string[]) =>
      changed(({ rooms }) => Object.assign(rooms?.[0] ?? {}, { previousSlugs }))
    expect(summaryLines(planText(given(['antes']), demo).planned)[1]).toMatch(/: Endereços anteriores$/)
    expect(planText(given(['Não é']), demo).problems).toEqual([
      expect.stringContaining(', Endereços anteriores: '),
    ])
  })

  test('leaves missing sections and fields unchanged, and fields of a row blank (XFER-6)', () => {
    const { planned } = imported({ hero: { title: 'Novo' } })
    expect(planned).toMatchObject([{ name: 'hero', data: { title: 'Novo' } }])
    expect(planned[0]?.after).toEqual([{ ...planned[0]?.before[0], title: 'Novo' }])
    expect(summaryLines(planned)).toEqual(['Hero: Título'])
    const items = [{ icon: 'wifi', title: 'Wi-Fi' }, { title: 'Piscina' }]
    const block = { id: 'b', kind: 'amenities', title: 'Incluso', items }
    const blocks = imported({ home_blocks: [block] }, emptyContent)
    expect(Object(blocks.planned[0]?.data)[0].items).toMatchObject(items)
    const after = applyPlan(emptyContent, blocks.planned)
    expect(imported({ home_blocks: [block] }, after)).toEqual({ problems: [], planned: [] })
  })

  test('in a document older than the switch shows a new package before its offer starts (OFF-23)', () => {
    const older = changed(({ packages }) => {
      for (const pkg of packages ?? []) for (const name of ['showFromStart', 'hideAtEnd']) delete pkg[name]
    })
    const { planned } = planText(older)
    const packages = Object(planned.find(({ name }) => name === 'packages')?.data)
    expect(packages.length).toBeGreaterThan(1)
    for (const pkg of packages) expect(pkg).toMatchObject({ showFromStart: false, hideAtEnd: true })
  })

  test('leaves descriptions of pictures that the document does not show', () => {
    const own = structuredClone(demo)
    const kept = { id: 'guardada.jpg', alt: 'Guardada', focus: '50% 50%', name: 'Guardada' }
    own.sections.pictures?.items.push(kept)
    const other = changed(({ pictures }) => Object.assign(pictures?.[0] ?? {}, { alt: 'Outro' }))
    const data = Object(planText(other, own).planned[0]?.data)
    expect(data).toContainEqual(expect.objectContaining({ id: kept.id }))
    expect(data).toHaveLength(own.sections.pictures?.items.length ?? 0)
    expect(exportDocument(own)).not.toContain('Guardada')
  })
})

describe('the configuration', () => {
  /** Returns the demonstration with other values in its configuration and its hotel. */
  function withConfiguration(values: Values, tagline = 'Pousada') {
    const stored = structuredClone(demo)
    Object.assign(stored.sections.configuration?.items[0] ?? {}, values)
    return { ...stored, hotel: { name: 'Cadastro', tagline } }
  }

  test('only changed fields are checked and written (XFER-6)', () => {
    const unchecked = [
      withConfiguration({ tagline: '' }, 'x'.repeat(100)),
      withConfiguration({ name: '', phone: '12' }),
    ]
    for (const stored of unchecked) {
      const configuration = { primary_color: '#123456' }
      const { problems, planned } = imported({ configuration }, stored)
      expect(problems).toEqual([])
      expect(planned.map(({ data }) => data)).toEqual([configuration])
      expect(summaryLines(planned)).toEqual(['Configurações: Cor principal'])
    }
  })

  test('a value that is already shown or stored is not written', () => {
    const stored = withConfiguration({ name: '', tagline: '', phone: '12' })
    const whole = JSON.parse(exportDocument(stored)).content.configuration
    const said = [{ tagline: 'Pousada' }, { tagline: '' }, { phone: '12' }, { name: ' Cadastro ' }]
    for (const same of [...said, whole])
      expect(imported({ configuration: same }, stored)).toEqual({ problems: [], planned: [] })
    expect(imported({ configuration: { phone: '13' } }, stored).problems).toEqual([
      'Configurações, Telefone: Use um telefone como (24) 5550-0142, cada um por inteiro',
    ])
  })
})

describe('values that no two items may share (XFER-6)', () => {
  const [one, two]: { id: string; slug?: string }[] = JSON.parse(text).content.packages
  const repeated = ["Pacotes, 'Novo', Slug: já existe um pacote com este slug"]

  test.each([
    ['a slug of a stored package that the document does not repeat', [{ id: two?.id }], two?.slug],
    ['slugs that differ by a space', [{ ...two, slug: 'natal' }], 'natal '],
  ])('%s', (_, others, slug) => {
    const packages = [...others, { ...one, id: 'novo', name: 'Novo', slug }]
    expect(imported({ packages }).problems).toEqual(repeated)
  })

  test('slugs may be exchanged', () => {
    const packages = [
      { ...one, slug: two?.slug },
      { ...two, slug: one?.slug },
    ]
    expect(imported({ packages }).problems).toEqual([])
  })

  test('a picture under two names', () => {
    const pictures = [
      { id: 'media:a.jpg', alt: 'O lago' },
      { id: 'media:b.jpg', alt: 'A varanda' },
    ]
    const { document } = readDocument(JSON.stringify({ format: 1, content: { pictures } }))
    const file = { addresses: ['https://projeto.example/hotel/import/c.jpg'], isFilm: false }
    const resolve = createResolver(new Map(['a.jpg', 'b.jpg'].map((name) => [name, file])))
    const plan =
      document &&
      planImport(document, { stored: emptyContent, resolve, now: '2026-11-20', bucket: 'hotel-images' })
    expect(plan?.problems.map(problemText)).toEqual([
      "Fotos, 'A varanda', id: é a mesma foto de outro item; descreva-a uma vez só",
    ])
  })
})

test('all problems are reported at once, by section, item, field and rule (XFER-3)', () => {
  const document = changed((content, whole) => {
    const { packages = [], rooms = [], hero = {}, pictures = [] } = content
    const foreign = 'https://fora.example/a.jpg'
    const changes: [object | undefined, object][] = [
      [whole, { extra: 1 }],
      [content, { spa: [] }],
      [rooms[2], { name: 'Três', id: rooms[0]?.id, nonsense: 1 }],
      [packages[2], { name: 'Outro', slug: packages[0]?.slug }],
      [rooms[3], { name: 'Quatro', category: 'luxo' }],
      [rooms[0], { name: 'Chalé', capacity: 0, images: ['media:falta.jpg', 'media:promo.webm'] }],
      [rooms[1], { name: 'Dois', bed_configuration: '' }],
      [packages[0], { name: 'Natal', price: 'caro', dates: { offerStart: '2026-02-30' } }],
      [packages[1], { name: 'Páscoa', images: { principal: 'media:piscina.jpg', gallery: [foreign] } }],
      [hero, { title: 'x'.repeat(121), background_url: 5, video_section_url: 'media:jardim-flores.jpg' }],
      [pictures[0], { id: 'media:../../etc/passwd.jpg', focus: 'ali' }],
    ]
    for (const [target, values] of changes) Object.assign(target ?? {}, values)
  })
  const found = planText(document).problems
  for (const line of [
    'extra: campo desconhecido',
    'spa: seção desconhecida',
    "Acomodações, 'Três', nonsense: campo desconhecido",
    "Acomodações, 'Três', id: já existe um item com este id",
    "Pacotes, 'Outro', Slug: já existe um pacote com este slug",
    "Pacotes, 'Natal', Preço: Preço inválido: escreva como 1.250,00",
    "Pacotes, 'Natal', Início da oferta: Informe uma data válida",
    "Pacotes, 'Páscoa', Galeria 1: O site só mostra imagens enviadas por aqui.",
    "Acomodações, 'Quatro', Categoria: não há este tipo em Nomes e menu",
    "Acomodações, 'Chalé', Imagens 1: falta media/falta.jpg no arquivo",
    "Acomodações, 'Chalé', Imagens 2: promo.webm é um vídeo; este campo é para fotos",
    "Acomodações, 'Chalé', Capacidade Máxima: Capacidade deve ser maior que 0",
    "Acomodações, 'Dois', Composição dos Quartos: Configuração de cama é obrigatória",
    'Hero, Título: Use no máximo 120 caracteres',
    'Hero, Fundo no computador: escreva um texto entre aspas, e não um número',
    'Hero, Vídeo promocional: jardim-flores.jpg é uma foto; este campo é para vídeos',
    expect.stringMatching(/^Fotos, '.+', id: “media:\.\.\/\.\.\/etc\/passwd\.jpg” não serve como nome/),
  ])
    expect(found).toContainEqual(line)
})

describe('content that the panel does not offer is refused (XFER-9)', () => {
  const block = (values: object) => ({ id: 'b', kind: 'welcome', images: ['media:a.jpg'], ...values })

  const items = ['wifi', 'foguete'].map((icon) => ({ icon, title: icon }))
  const icons = block({ kind: 'amenities', title: 'Na casa', items })
  const once = 'a página mostra este bloco uma vez só'

  test.each<[string, string, unknown]>([
    ['Contato e identidade, Estado: use a sigla, PE', 'contacts', { id: 'contacts', state: 'pernambuco' }],
    ['Estado: não há “XX”; use AC, AL, AP', 'contacts', { id: 'contacts', state: 'XX' }],
    [`'Boas-vindas (2º item)', Tipo: ${once}`, 'home_blocks', [block({}), block({ id: 'c', active: false })]],
    ["Página Sobre, 'b', Tipo: não há “welcome”; use opening, ", 'about_blocks', block({})],
    ["'Na casa', Itens 2, Ícone: não há “foguete”; use ", 'home_blocks', icons],
  ])('%s', (expected, section, content) => {
    const { problems } = imported({ [section]: [content].flat() }, emptyContent)
    expect(problems).toEqual([expect.stringContaining(expected)])
  })

  test('a stored value that is no longer offered stays', () => {
    const own = structuredClone(demo)
    const [room] = own.sections.rooms?.items ?? []
    Object.assign(room ?? {}, { category: 'luxo' })
    const rooms = JSON.parse(exportDocument(own)).content.rooms
    const { problems } = imported({ rooms: rooms.map((one: object) => ({ ...one, capacity: 5 })) }, own)
    expect(problems).toEqual([])
  })
})

test('items of one title are distinguished (XFER-9)', () => {
  const blocks = ['b', 'c'].map((id) => ({ id, kind: 'quote', quote: 'x'.repeat(id === 'c' ? 121 : 9) }))
  expect(imported({ about_blocks: blocks }, emptyContent).problems).toEqual([
    "Página Sobre, 'Citação (2º item)', Citação: Use no máximo 120 caracteres neste bloco",
  ])
  const { planned } = imported({ about_blocks: blocks.map((one) => ({ ...one, quote: 'Oi' })) }, emptyContent)
  expect(summaryLines(planned).slice(1)).toEqual([
    "  'Citação (1º item)': novo",
    "  'Citação (2º item)': novo",
  ])
})

test('the blocks of several own pages are counted per page, and pages in total', () => {
  const about = ['a', 'b'].map((page) => ({ kind: 'about', id: `about-${page}`, page }))
  expect(imported({ own_blocks: about }, emptyContent).problems).toEqual([])
  const twice = [...about, { ...about[0], id: 'again' }]
  expect(imported({ own_blocks: twice }, emptyContent).problems).toHaveLength(1)
  const own_pages = Array.from({ length: 13 }, (_, at) => ({ id: `p${at}`, name: `P ${at}`, slug: `p${at}` }))
  expect(imported({ own_pages }, emptyContent).problems).toEqual([
    'Páginas próprias: São no máximo 12. Exclua uma para criar outra.',
  ])
  const admin = [{ id: 'a', name: 'A', slug: 'admin' }]
  expect(imported({ own_pages: admin }, emptyContent).problems).toHaveLength(1)
})

test('a list is measured in bytes, as the database does: accents count twice (SAVE-19)', () => {
  const [one] = JSON.parse(text).content.packages
  const packages = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...{ ...one, id: `p${place}`, name: `P ${place}`, slug: `p${place}` },
      description: 'á'.repeat(4000),
    }))
  const letters = JSON.stringify(packages(240)).length
  expect(letters).toBeLessThan(2_000_000)
  expect(imported({ packages: packages(240) }, emptyContent).problems).toEqual([
    'Pacotes: a lista não cabe no site (2 MB): exclua itens ou encurte textos',
  ])
  expect(imported({ packages: packages(200) }, emptyContent).problems).toEqual([])
})

test('the documentation lists the kinds of blocks of every page, and the limits of each', () => {
  const manual = readFileSync('docs/going-live/content.md', 'utf8').replaceAll(/ +/g, ' ')
  const fieldText = ([name, { required, max, fewest, most, columns }]: [string, FieldRule]): string => {
    const count = fewest || most ? `${fewest ?? 0}–${most ?? '…'}` : ''
    const inside = columns ? `(${Object.entries(columns).map(fieldText).join(', ')})` : ''
    return [`${name}${required ? '*' : ''}`, max ?? count, inside].filter(Boolean).join(' ')
  }
  for (const { name: section, kinds: taken } of lists) {
    if (!taken) continue
    const names = Object.keys(taken).map((kind) => `\`${kind}\``)
    expect(manual).toContain(`| \`${section}\` | ${names.join(', ')} |`)
  }
  for (const [kind, { name, once, fields }] of Object.entries(kinds)) {
    const said = Object.entries(fields).map(fieldText).join(', ') || '–'
    expect(manual).toContain(`| \`${kind}\`${once ? ' (once)' : ''} | ${name} | ${said} |`)
  }
})

test('the example of the documentation lacks only its pictures', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/going-live/content.md', 'utf8')) ?? []
  const found = planText(example.replaceAll('media:', 'media:falta-')).problems
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => !/: falta media\/\S+ no arquivo$/.test(line))).toEqual([])
})

const inHero = (value: string) => `{"format":1,"content":{"hero":{${value}}}}`
const inRooms = (value: string) => `{"format":1,"content":{"rooms":${value}}}`

test.each([
  ['O arquivo não é um documento JSON.', '{'],
  ['O documento tem mais de 16 MB.', ' '.repeat(16_000_001)],
  ['O arquivo não é um documento JSON.', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['Hero, __proto__: campo desconhecido', inHero('"__proto__":{"x":1}')],
  ['Há um caractere que não pode ser guardado em "a b".', inHero('"title":"a\\u0000b"')],
  ['format: deve ser 1', '{"format":2,"content":{}}'],
  ['content: deve ser um objeto com as seções', '{"format":1}'],
  ['Acomodações: deve ser uma lista', inRooms('{}')],
  ["Acomodações, '1º item': deve ser um objeto com os campos", inRooms('[7]')],
  ["Acomodações, 'A', id: deve ser um texto de 1 a 200 caracteres", inRooms('[{"name":"A"}]')],
  ["'A': ficou grande demais", inRooms(`[{"id":"a","name":"A","description":"${'x'.repeat(64_000)}"}]`)],
  ['\'outro\', id: deve ser "contacts"', '{"format":1,"content":{"contacts":[{"id":"outro"}]}}'],
])('a document is refused: %s', (expected, document) => {
  expect(planText(document).problems[0]).toContain(expected)
})

const names = ['IMG_2034.JPG', 'Filme.MP4', 'a-b.c_d.JpEg', `${'x'.repeat(120)}.webm`]
const noNames = ['verão.jpg', 'logo.svg', 'a..jpg', '-a.jpg', 'a/b.JPG', '..\\a.JPG', 'a.jpg\n']

test.each(names)('%s may be the name of a file', (name) => {
  expect(mediaReference(`media:${name}`)).toBe(name)
})

test.each(noNames)('%j may not be the name of a file, and the rule is shown', (name) => {
  const told = expect.stringContaining('use só letras sem acento, números, ponto, - e _, e terminação .jpg')
  expect(createResolver(new Map())(`media:${name}`, [], 'image')).toEqual({ error: told })
})
