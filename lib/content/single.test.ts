import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { registry } from '@/lib/site/registry'
import type { Database } from '@/lib/supabase/database.types'
import { writeSingle } from './single'

/** An admin whose backend answers a write with this text and every question with yes. */
function adminWith(reply: string): Admin {
  const fetch: typeof globalThis.fetch = async (_, init) =>
    new Response(init?.method === 'PATCH' ? reply : 'true', {
      headers: { 'content-type': 'application/json' },
    })
  const supabase = createClient<Database>('http://127.0.0.1:1', 'key', { global: { fetch } })
  return { userId: 'u', email: 'a@b.example', hotelId: 'h', bucket: '', supabase } as Admin
}

const write = (reply: string) =>
  writeSingle(adminWith(reply), registry.about, { values: {}, version: 1 }, { title: 'x' })

test.each(['[null]', 'null', '"texto"', '[{"version":"1"}]', '{}', 'true', '[7]'])(
  'a write answered with %s is no success',
  async (reply) => {
    await expect(write(reply)).rejects.toThrow()
  },
)

test('an answer without a row means a lost race, one with a row a success', async () => {
  expect(await write('[]')).toBeUndefined()
  expect(await write('[{"version":2,"title":"x"}]')).toEqual({ values: { title: 'x' }, version: 2 })
})
