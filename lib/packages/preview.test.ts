import { expect, test } from 'vitest'
import { packagePreview } from './preview'
import { packageSchema } from './schema'

test('a draft that the site would leave out can be shown all the same', () => {
  const draft = { id: 'a', name: 'Natal', slug: '', category: '', price: null }
  expect(packageSchema.safeParse(draft).success).toBe(false)
  expect(packagePreview.parse(draft)).toMatchObject({ slug: 'rascunho', category: 'pacote', price: 0 })
})
