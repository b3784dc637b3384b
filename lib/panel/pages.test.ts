import { expect, test } from 'vitest'
import { blankValues } from '@/lib/content/fields/field'
import { blockFields } from '@/lib/pages/blocks'
import { isWhole } from '@/lib/pages/problems'
import { blockName, editedBlocks } from './pages'

const { panel } = editedBlocks.about
const nothing = blankValues(blockFields)
const errors = (values: object) => panel.fieldErrors({ ...nothing, ...values }, undefined)

const row = { title: 'a', text: 'b' }
const noKind = { kind: 'Escolha o tipo do bloco' }

test.each([
  [{}, noKind],
  [{ kind: 'constructor' }, noKind],
  [{ kind: 'amenities' }, { kind: 'Este bloco não cabe nesta página' }],
  [{ kind: 'opening' }, { title: 'Preencha este campo', image: 'Escolha uma foto' }],
  [{ kind: 'strip', title: 'a', images: ['/images/a.jpg'] }, { images: 'Use pelo menos 6 fotos' }],
  [{ kind: 'quote', quote: 'x'.repeat(121) }, { quote: 'Use no máximo 120 caracteres neste bloco' }],
  [{ kind: 'columns', title: 'a', items: [row, row, row, row] }, { items: 'Use no máximo 3 itens' }],
])('a block reports missing requirements of its kind at the fields: %o', (values, expected) => {
  expect(errors(values)).toEqual(expected)
})

test('an empty row keeps its position, so that each message is at its own row', () => {
  const rows = [{ title: 'Um', text: 'Texto' }, {}, { text: 'Só texto' }]
  const items = rows.map((row) => ({ ...blankValues(blockFields.items.columns), ...row }))
  const values = panel.form.parse({ ...nothing, kind: 'columns', title: 'a', items })
  expect(errors(values)).toEqual({
    'items.1.title': 'Preencha este campo',
    'items.1.text': 'Preencha este campo',
    'items.2.title': 'Preencha este campo',
  })
})

test('an address that the site cannot show does not count as a picture', () => {
  const values = { kind: 'full_picture', image: 'https://mal.example/a.jpg' }
  expect(errors(values).image).toBeDefined()
  expect(isWhole({ ...nothing, ...values })).toBe(false)
  expect(isWhole({ ...nothing, kind: 'full_picture', image: '/images/a.jpg' })).toBe(true)
})

test('a block with an overlong text is shown, an incomplete one is not', () => {
  expect(isWhole({ ...nothing, kind: 'quote', quote: 'x'.repeat(200) })).toBe(true)
  expect(isWhole({ ...nothing, kind: 'quote' })).toBe(false)
  expect(isWhole({ ...nothing, kind: 'testimonials' }, 'about')).toBe(false)
})

test('a block is called by its first words, or by its kind', () => {
  expect(blockName({ kind: 'columns', title: ' Fazer  pouco ' })).toBe('Fazer pouco')
  expect(blockName({ kind: 'quote', quote: 'Aqui' })).toBe('Aqui')
  expect(blockName({ kind: 'film', title: 'x' })).toBe('Filme')
  expect(blockName({ kind: 'full_picture' })).toBe('Foto de lado a lado')
  expect(blockName({})).toBe('Bloco')
})
