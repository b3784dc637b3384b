import { expect, test } from 'vitest'
import { ActionError } from '@/lib/access/errors'
import { blankValues } from '@/lib/content/fields/field'
import { insertCopy } from '@/lib/content/item-changes'
import { getItemForm } from '@/lib/content/item-form'
import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { packageFields } from '@/lib/packages/fields'
import { listNames } from '@/lib/site/registry'
import { registry } from './registry'

const newPackage = blankValues(packageFields)

const now = '2026-11-20T12:00:00.000Z'

test('a copy of a package is inactive, right after it, with a new id, name, slug and stamps (PKG-10)', () => {
  const content = { name: 'Natal', slug: 'natal', price: 900, active: true, orderIndex: 0 }
  const natal = { ...content, id: 'n', createdAt: '2026-01-05T12:00:00.000Z', previousSlugs: ['natal-2025'] }
  const pascoa = { id: 'p', name: 'Páscoa', slug: 'pascoa', orderIndex: 1 }
  const own = { id: 'copy', name: 'Natal (cópia)', slug: 'natal-copia', createdAt: now, updatedAt: now }
  expect(insertCopy(registry.packages, [pascoa, natal], natal, { id: 'copy', now })).toEqual([
    { ...pascoa, orderIndex: 2 },
    natal,
    { ...content, ...own, active: false, orderIndex: 1 },
  ])
})

test('saving a duplicate of a unique value is refused at its field', () => {
  const values = { ...newPackage, name: 'Natal', slug: 'natal' }
  const save = (id: string, items: StoredItem[], change = {}) =>
    getItemForm(registry.packages, id).store({ ...values, ...change }, items[0], {
      ...{ items, now, bucket: '', isDraft: false },
    })
  const other = { id: 'b', slug: 'natal' }
  const error = 'Já existe um pacote com este slug'
  const refusal = new ActionError({ ok: false, error, fieldErrors: { slug: error } })
  expect(() => save('a', [{ id: 'a' }, other])).toThrow(refusal)
  expect(save('b', [other])).toMatchObject({ slug: 'natal' })
  expect(save('a', [{ id: 'a' }, other], { slug: 'outro' })).toMatchObject({ slug: 'outro' })
})

test.each(listNames)('a row can be built from any stored value in %s', (name) => {
  for (const item of [{ id: 'a' }, { id: 'a', name: 3, images: 'x', dates: [], active: 'yes' }]) {
    expect(itemRow(registry[name], item)).toMatchObject({ id: 'a', label: 'Sem nome', image: null })
  }
  const shown = { id: 'a', name: ' A ', images: ['/images/a.jpg'], image_url: '/images/a.jpg' }
  expect(itemRow(registry[name], shown)).toMatchObject({ label: 'A', active: true })
})
