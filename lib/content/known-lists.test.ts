import { createClient } from '@supabase/supabase-js'
import { beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { registry } from '@/lib/site/registry'
import type { Database } from '@/lib/supabase/database.types'
import { forgetSharedState } from '@/lib/test-shared-state'
import { replaceItem } from './list'
import { readItems, rewriteList } from './rewrite-list'

type Row = { data: { id: string; name: string }[]; version: number; updated_at: string }

let row: Row | null
let asked: string[]
beforeEach(() => {
  forgetSharedState()
  asked = []
  row = {
    data: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    version: 1,
    updated_at: 'monday',
  }
})

/** An admin of this hotel whose backend holds `row`, and writes as the real one does. */
function adminOf(hotelId: string): Admin {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const columns = new URL(String(input)).searchParams.get('select') ?? ''
    if (init?.method === 'PATCH' && row) {
      row = { ...JSON.parse(String(init.body)), version: row.version + 1, updated_at: 'tuesday' }
    } else asked.push(columns)
    const answer = row && Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)))
    return Response.json(answer ? [answer] : [])
  }
  const supabase = createClient<Database>('http://127.0.0.1:1', 'key', { global: { fetch } })
  return { userId: 'u', email: 'a@b.example', hotelId, bucket: '', supabase } as Admin
}

const admin = adminOf('h')
const read = () => readItems(admin, registry.rooms)

test('a list is transferred once per version, and its items stay the same objects', async () => {
  const first = await read()
  const second = await read()
  expect(asked).toEqual(['data,version,updated_at', 'version,updated_at'])
  expect(second).toBe(first)
})

test.each([
  { version: 2, updated_at: 'monday' },
  { version: 1, updated_at: 'sunday' },
])('another stamp (%o) is another list', async (stamp) => {
  await read()
  row = { data: [{ id: 'c', name: 'C' }], ...stamp }
  expect(await read()).toEqual(row.data)
})

test('a known list is never shown to people or hotels that the database refuses', async () => {
  await read()
  await readItems(adminOf('other'), registry.rooms)
  expect(asked.at(-1)).toContain('data')
  row = null
  expect(await read()).toEqual([])
})

test('after a write the list is known, and untouched items are the same objects', async () => {
  const [a] = await read()
  const { list } = await rewriteList(admin, registry.rooms, (items) =>
    replaceItem(items, 'b', { id: 'b', name: 'Bê' }),
  )
  asked = []
  expect(await read()).toBe(list)
  expect(asked).toEqual(['version,updated_at'])
  expect(list[0]).toBe(a)
  expect(list[1]).toEqual({ id: 'b', name: 'Bê' })
})

test('without a timestamp the whole list is read each time', async () => {
  row = JSON.parse(JSON.stringify({ ...row, updated_at: undefined }))
  await read()
  await read()
  expect(asked).toEqual(['data,version,updated_at', 'data,version,updated_at'])
})
