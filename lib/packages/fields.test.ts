import { expect, test } from 'vitest'
import { packagesSection } from './fields'

// app/stored-content.test.ts tests that every accepted value is sound.
test('a package without its id, name, slug, category or price cannot be shown (DATA-3)', () => {
  const pkg = { id: 'a', name: 'Natal', slug: 'natal', category: 'familia', price: 900 }
  expect(packagesSection.schema.parse(pkg)).toMatchObject(pkg)
  for (const key of Object.keys(pkg))
    expect(packagesSection.schema.safeParse({ ...pkg, [key]: undefined }).success, key).toBe(false)
  for (const wrong of [{ slug: 'Natal' }, { price: 0 }, { price: '900' }, { name: '   ' }])
    expect(packagesSection.schema.safeParse({ ...pkg, ...wrong }).success).toBe(false)
})
