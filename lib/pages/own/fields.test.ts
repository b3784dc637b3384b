import { expect, test } from 'vitest'
import { getItemForm } from '@/lib/content/item-form'
import { editedOwnPages } from '@/lib/panel/pages'
import { registry } from '@/lib/panel/registry'
import { ownPageFields, ownPagesSection } from './fields'

const blank = editedOwnPages.panel.read()
const errorsOf = (slug: string) => {
  const { error } = editedOwnPages.panel.form.safeParse({ ...blank, name: 'Adega', slug })
  return error?.issues.map(({ message }) => message) ?? []
}

test.each([
  ['', 'Endereço é obrigatório'],
  ['Adega & Vinhos', 'Use só letras minúsculas sem acento, números e hífens'],
  ['robots.txt', 'Use só letras minúsculas sem acento, números e hífens'],
  ['admin', 'O site já usa este endereço; escolha outro'],
  ['sobre', 'O site já usa este endereço; escolha outro'],
  ['natal', 'O site já usa este endereço; escolha outro'],
])('the address “%s” is refused in Portuguese (PAGE-12)', (slug, message) => {
  expect(errorsOf(slug)).toContain(message)
  expect(ownPagesSection.schema.safeParse({ id: 'a', name: 'x', slug }).success).toBe(false)
})

test('a free address is accepted, and a new page is linked from the menu', () => {
  expect(errorsOf('day-use')).toEqual([])
  expect(blank).toMatchObject({ link: 'menu', active: true })
  expect(ownPageFields.link.valueLabel('footer')).toBe('Só no rodapé')
})

test('a hotel has at most twelve such pages, each at its own address', () => {
  const pages = Array.from({ length: 12 }, (_, place) => ({ id: `p${place}`, slug: `p${place}` }))
  const save = (id: string, slug: string, items = pages) =>
    getItemForm(registry.own_pages, id).store(
      { ...blank, name: 'x', slug },
      items.find((page) => page.id === id),
      { items, now: '', bucket: '', isDraft: false },
    )
  expect(() => save('new', 'adega')).toThrow('São no máximo 12')
  expect(() => save('p1', 'adega')).not.toThrow()
  expect(() => save('new', 'p3', pages.slice(0, 4))).toThrow('Já existe uma página com este endereço')
})

test('a changed address keeps the former one as a redirect', () => {
  const { beforeStore } = registry.own_pages
  const stored = { id: 'a', slug: 'adega' }
  expect(beforeStore({ id: 'a', slug: 'vinhos' }, stored)).toMatchObject({ previousSlugs: ['adega'] })
})
