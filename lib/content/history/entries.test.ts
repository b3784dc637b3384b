import { expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { describeItem } from './entries'

const change = (item: { id: string; name?: string }) => ({ kind: 'kept' as const, item, fields: [] })

test('an item is called by its name, and a section of one form always by its label', () => {
  expect(describeItem(registry.rooms, change({ id: 'a', name: 'Chalé' })).name).toBe('Chalé')
  expect(describeItem(registry.rooms, change({ id: 'a' })).name).toBe('a')
  expect(describeItem(registry.contacts, change({ id: 'contacts' })).name).toBe('Contato e identidade')
})
