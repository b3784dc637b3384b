import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindNames, kinds } from '@/lib/pages/kinds'
import { picturesIn, previewedBlock } from './live-preview'

const stored = 'http://127.0.0.1:54321/storage/v1/object/public/hotel-images/hotel/pages/aves.jpg'
const details = { alt: 'Aves', focus: '20% 30%', expectedFingerprint: null, size: null }

test('an unpublished picture is shown at the panel’s address, with its description and focus', () => {
  const values = { title: 'Aves', text: 'Ao nascer do sol', image: stored, images: [stored, ''], items: [] }
  expect(picturesIn(values)).toEqual([stored, stored])
  const block = previewedBlock('picture_text', values, { 'aves.jpg': details })
  expect(block?.image).toBe('/admin/media/hotel-images/hotel/pages/aves.jpg/1200.webp')
  expect(block?.pictures).toEqual({ 'aves.jpg': { alt: 'Aves', focus: '20% 30%' } })
})

test('missing texts are replaced by labels, a missing picture is not', () => {
  const block = previewedBlock('menu', { items: [] }, {})
  expect(block).toMatchObject({ title: 'Título', image: null, items: [{ title: 'Nome' }] })
})

test('a block with any typed values can be drawn', () => {
  const anything = fc.oneof(fc.string(), fc.constant(null), fc.array(fc.anything()), fc.anything())
  const names = ['title', 'text', 'image', 'images', 'items', 'facts', 'tone']
  const values = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
  fc.assert(
    fc.property(fc.constantFrom(...kindNames), values, (kind, typed) => {
      expect(previewedBlock(kind, typed, {})?.kind).toBe(kind)
    }),
  )
  for (const kind of kindNames) expect(previewedBlock(kind, kinds[kind].example, {})).not.toBeNull()
})
