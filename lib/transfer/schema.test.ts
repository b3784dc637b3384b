import Ajv from 'ajv/dist/2020'
import { expect, test } from 'vitest'
import { samples } from '@/components/blocks/test-samples'
import { lists } from '@/lib/site/registry'
import { contentSchema } from './schema'
import { demonstration, emptyContent, exportDocument } from './test-content'
import { toDocument } from './to-document'

const ajv = new Ajv({ strict: true, allErrors: true })
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
const validate = ajv.compile(contentSchema())

const text = exportDocument(demonstration())

/** Returns a document's mistakes, e.g. `/content/rooms/0/capacity maximum`. */
function findMistakes(document: unknown) {
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

test('an export is valid (XFER-8)', () => {
  for (const document of [JSON.parse(text), toDocument(emptyContent, () => undefined)])
    expect(findMistakes(document)).toEqual([])
})

test.each<[string, string, object]>([
  ['/content additionalProperties', '', { spa: [] }],
  ['/content/rooms/0 required', 'rooms', { id: undefined }],
  ['/content/rooms/0 additionalProperties', 'rooms', { x: 1 }],
  ['/content/rooms/0/name minLength', 'rooms', { name: '' }],
  ['/content/about_blocks/0/kind enum', 'about_blocks', { kind: 'welcome' }],
  ['/content/home_blocks/0/images minItems', 'home_blocks', { kind: 'strip', images: [] }],
  ['/content/about_blocks/0/quote maxLength', 'about_blocks', { kind: 'quote', quote: 'x'.repeat(121) }],
  ['/content/about_blocks/0/items maxItems', 'about_blocks', { kind: 'columns', items: [{}, {}, {}, {}] }],
  [
    '/content/about_blocks/0/items/0 required',
    'about_blocks',
    { kind: 'columns', items: [{ title: 'a' }, {}] },
  ],
  ['/content/packages/0/slug pattern', 'packages', { slug: 'Não' }],
  ['/content/packages/0/dates/offerEnd format', 'packages', { dates: { offerEnd: '1/2/2026' } }],
])('a document with a mistake is refused: %s', (expected, list, values) => {
  const { content, ...whole } = JSON.parse(text)
  Object.assign(list ? content[list][0] : content, values)
  expect(findMistakes(JSON.parse(JSON.stringify({ ...whole, content })))).toContain(expected)
})

test('every kind of block is valid as in its sample, and with nothing more (XFER-8)', () => {
  for (const { kinds = {}, name } of lists.filter((list) => list.kinds && list.name !== 'own_blocks')) {
    const blocks = samples.filter(({ kind }) => Object.hasOwn(kinds, kind))
    expect(blocks.length).toBeGreaterThan(10)
    expect(findMistakes({ format: 1, content: { [name]: blocks } })).toEqual([])
    const more = blocks.map((block) => ({ ...block, more: 1 }))
    expect(findMistakes({ format: 1, content: { [name]: more } })).toHaveLength(blocks.length)
  }
})

test('a block that may appear only once is refused twice (XFER-9)', () => {
  const home_blocks = ['a', 'b'].map((id) => ({ id, kind: 'welcome', images: ['media:a.jpg'] }))
  expect(findMistakes({ format: 1, content: { home_blocks } })).toEqual(['/content/home_blocks contains'])
  expect(findMistakes({ format: 1, content: { home_blocks: home_blocks.slice(1) } })).toEqual([])
})

test('a document may have the maximum number of own pages, each with an opening', () => {
  const own_pages = Array.from({ length: 13 }, (_, at) => ({ id: `p${at}`, name: 'P', slug: `p${at}` }))
  expect(findMistakes({ format: 1, content: { own_pages } })).toEqual(['/content/own_pages maxItems'])
  const own_blocks = ['a', 'b'].map((page) => ({ id: page, kind: 'about', page }))
  expect(findMistakes({ format: 1, content: { own_blocks } })).toEqual([])
})
