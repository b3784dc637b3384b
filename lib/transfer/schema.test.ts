import Ajv from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import { contentSchema, contentSchemaText } from './schema'
import { demonstration, emptyContent, exported } from './test-content'
import { toDocument } from './to-document'

const ajv = new Ajv({ strict: true, allErrors: true })
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
const validate = ajv.compile(contentSchema())

const text = exported(demonstration())

/** What is wrong with the demonstration after a change, e.g. `/content/rooms/0/capacity maximum`. */
function wrong(change: (content: Record<string, Record<string, unknown>[]>, whole: object) => void) {
  const document = JSON.parse(text)
  change(document.content, document)
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

test.each([
  ['the demonstration', JSON.parse(text)],
  ['nothing', toDocument(emptyContent, () => undefined)],
])('what is exported of %s is valid', (_, document) => {
  validate(document)
  expect(validate.errors).toBeNull()
})

describe('a broken document is not', () => {
  test.each<[string, Parameters<typeof wrong>[0]]>([
    ['/content additionalProperties', (content) => Object.assign(content, { spa: [] })],
    [' additionalProperties', (_, whole) => Object.assign(whole, { extra: 1 })],
    ['/format const', (_, whole) => Object.assign(whole, { format: 2 })],
    ['/content/rooms type', (content) => Object.assign(content, { rooms: {} })],
    ['/content/rooms/0 required', ({ rooms }) => delete rooms?.[0]?.id],
    ['/content/rooms/0 additionalProperties', ({ rooms }) => Object.assign(rooms?.[0] ?? {}, { x: 1 })],
    ['/content/rooms/0/name minLength', ({ rooms }) => Object.assign(rooms?.[0] ?? {}, { name: '' })],
    [
      '/content/rooms/0/name maxLength',
      ({ rooms }) => Object.assign(rooms?.[0] ?? {}, { name: 'x'.repeat(121) }),
    ],
    ['/content/rooms/0/category enum', ({ rooms }) => Object.assign(rooms?.[0] ?? {}, { category: 'luxo' })],
    [
      '/content/rooms/0/features maxItems',
      ({ rooms }) => Object.assign(rooms?.[0] ?? {}, { features: Array(41).fill('x') }),
    ],
    [
      '/content/packages/0/slug pattern',
      ({ packages }) => Object.assign(packages?.[0] ?? {}, { slug: 'Não' }),
    ],
    [
      '/content/packages/0/dates/offerEnd format',
      ({ packages }) => Object.assign(packages?.[0] ?? {}, { dates: { offerEnd: '1/2/2026' } }),
    ],
  ])('%s', (expected, change) => {
    expect(wrong(change)).toContain(expected)
  })
})

test('it says what each field is called, and what is to be known of it', () => {
  const schema = contentSchemaText()
  for (const words of ['Capacidade Máxima', 'Em branco, fica sem preço.', 'Acomodações'])
    expect(schema).toContain(words)
})
