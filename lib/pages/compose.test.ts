import { expect, test } from 'vitest'
import { composed } from './compose'
import { type Block, blockSchema } from './schema'

let count = 0
const block = (kind: Block['kind'], words: object = {}): Block =>
  blockSchema.parse({
    id: `x${count++}`,
    kind,
    title: 'a',
    text: 'b',
    quote: 'c',
    image: '/images/a.jpg',
    ...words,
  })
const kindsOf = (blocks: Block[], page: Parameters<typeof composed>[1] = 'about') =>
  composed(blocks, page).map((one) => one.block.kind)

test('the opening block is first and shown once, wherever it is stored', () => {
  const [late, later] = [block('opening'), block('opening')]
  expect(composed([block('quote'), late, later, block('quote')], 'about').map((one) => one.block)).toEqual([
    late,
    expect.objectContaining({ kind: 'quote' }),
    expect.objectContaining({ kind: 'quote' }),
  ])
})

test('each heading has its own id, and a kind may occur twice', () => {
  expect(composed([block('book'), block('book')], 'about').map(({ id }) => id)).toEqual(['b1', 'b2'])
})

test('incomplete blocks and kinds of other pages are left out', () => {
  expect(
    kindsOf([block('full_picture', { image: null }), block('quote', { quote: '' }), block('columns')]),
  ).toEqual([])
  expect(kindsOf([block('film')])).toEqual([])
  expect(kindsOf([block('film')], 'home')).toEqual(['film'])
})

test('adjacent blocks with the same background are joined', () => {
  const joins = (...blocks: Block[]) => composed(blocks, 'about').map(({ joined }) => joined)
  expect(joins(block('picture_text'), block('picture_text'), block('book'), block('picture_text'))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(joins(block('quote'), block('quote', { tone: 'dark' }), block('quote', { tone: 'dark' }))).toEqual([
    false,
    false,
    false,
  ])
})
