import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { registry } from '@/lib/site/registry'
import type { Database } from '@/lib/supabase/database.types'
import { rewriteList } from './rewrite-list'

const before = [{ id: 'a', name: 'antes' }]
const after = [{ id: 'a', name: 'depois' }]

/** An admin whose backend answers a write with this text, after it has done what was asked or not. */
function adminWith(reply: string, isWritten: boolean): Admin {
  let list = before
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const json = { headers: { 'content-type': 'application/json' } }
    if (init?.method !== 'PATCH') return new Response(JSON.stringify([{ data: list, version: 1 }]), json)
    if (isWritten) list = after
    return new Response(reply, json)
  }
  const supabase = createClient<Database>('http://127.0.0.1:1', 'key', { global: { fetch } })
  return { userId: 'u', email: 'a@b.example', hotelId: 'h', bucket: '', supabase } as Admin
}

const shapes = ['"texto"', '[{"data":"x","version":"1"}]', '[{}]', '[7]', '{}', 'true', '{"version":2}']

test.each(shapes)('an unperformed write answered with %s fails', async (reply) => {
  await expect(rewriteList(adminWith(reply, false), registry.rooms, () => after)).rejects.toThrow()
})

test.each(shapes)('a performed write answered with %s succeeds', async (reply) => {
  expect(await rewriteList(adminWith(reply, true), registry.rooms, () => after)).toMatchObject({
    list: after,
  })
})
