import { expect, test } from 'vitest'
import { toForm } from '../form'
import { packagePanel } from './panel'

const now = '2026-03-01T12:00:00.000Z'
const before = '2025-01-01T12:00:00.000Z'

test('a package keeps its creation time, and gets one if it has none', () => {
  const stamps = (stored: { id: string; createdAt?: string } | undefined) =>
    packagePanel.store({ ...toForm({}), price: 1, originalPrice: null }, stored, now)
  expect(stamps({ id: 'a', createdAt: before })).toMatchObject({ createdAt: before, updatedAt: now })
  expect(stamps({ id: 'a' })).toMatchObject({ createdAt: now, updatedAt: now })
})

test('a copy has a slug that no other package has', () => {
  const [original, ...copies] = ['natal', 'natal-copia', 'natal-copia-2'].map((slug) => ({ id: slug, slug }))
  if (!original) throw new Error('no package')
  expect(packagePanel.copy(original, [original])).toMatchObject({ slug: 'natal-copia' })
  expect(packagePanel.copy(original, [original, ...copies])).toMatchObject({ slug: 'natal-copia-3' })
})
