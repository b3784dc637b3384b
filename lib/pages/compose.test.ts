import { expect, test } from 'vitest'
import { type Block, blockSchema } from './blocks'
import { composeBlocks } from './compose'

const complete = { id: 'x', title: 'a', text: 'b', quote: 'c', image: '/images/a.jpg' }
const block = (kind: Block['kind'], words: object = {}): Block =>
  blockSchema.parse({ ...complete, kind, ...words })
const kindsOf = (blocks: Block[], page: Parameters<typeof composeBlocks>[1] = 'about') =>
  composeBlocks(blocks, page).map((one) => one.block.kind)

test('the opening block comes first and once, wherever it is stored', () => {
  const stored = [block('quote'), block('opening'), block('opening', { title: 'late' }), block('quote')]
  expect(kindsOf(stored)).toEqual(['opening', 'quote', 'quote'])
  expect(composeBlocks(stored, 'about')[0]?.block).toMatchObject({ title: 'a' })
})

test('each heading has a unique id, and a kind may repeat', () => {
  expect(composeBlocks([block('book'), block('book')], 'about').map(({ id }) => id)).toEqual(['b1', 'b2'])
})

test('incomplete blocks and kinds of other pages are omitted', () => {
  const incomplete = [block('full_picture', { image: null }), block('quote', { quote: '' }), block('columns')]
  expect(kindsOf([...incomplete, block('film')])).toEqual([])
  expect(kindsOf([block('film')], 'home')).toEqual(['film'])
})

test('adjacent blocks with the same background are joined', () => {
  const joins = (...blocks: Block[]) => composeBlocks(blocks, 'about').map(({ joined }) => joined)
  const [same, dark] = [block('picture_text'), block('quote', { tone: 'dark' })]
  expect(joins(same, same, block('book'), same)).toEqual([false, true, false, false])
  expect(joins(block('quote'), dark, dark)).toEqual([false, false, false])
})
