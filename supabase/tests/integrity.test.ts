import { describe, expect, test } from 'vitest'
import type { Json } from '../../lib/supabase/database.types.ts'
import { hotels, secrets, sharedHarness } from './harness.ts'

const harness = sharedHarness()

function write(section: string, data: Json) {
  const row = { hotel_id: hotels.a, section, data }
  return harness.clients.admin.from('hotel_content').upsert(row, { onConflict: 'hotel_id,section' })
}

describe('a list that would break the site is refused with 400 and 23514', () => {
  const broken: [string, Json][] = [
    ['an object', {}],
    ['JSON null', null],
    ['an item that is no object', [{ id: 'a', slug: 'a' }, 'b']],
    ['an item without id', [{ slug: 'a' }]],
    ['a blank id', [{ id: ' ', slug: 'a' }]],
    ['a number as id', [{ id: 1, slug: 'a' }]],
    [
      'an id used twice',
      [
        { id: 'a', slug: 'a' },
        { id: 'a', slug: 'b' },
      ],
    ],
    ['a package without slug', [{ id: 'a' }]],
    [
      'a slug used twice',
      [
        { id: 'a', slug: 'a' },
        { id: 'b', slug: 'a' },
      ],
    ],
  ]
  test.each(broken)('%s', async (_name, data) => {
    const { error, status } = await write('packages', data)
    // A top-level JSON null arrives as SQL null.
    expect({ status, code: error?.code }).toEqual({ status: 400, code: data === null ? '23502' : '23514' })
  })

  test('rooms need no slug and lists may be empty', async () => {
    expect((await write('rooms', [{ id: 'a' }, { id: 'b' }])).error).toBeNull()
    expect((await write('packages', [])).error).toBeNull()
  })

  test('a list by the name of another section and a colour that is none', async () => {
    expect((await write('hero', [])).error?.code).toBe('23514')
    const table = harness.clients.admin.from('hotel_configurations')
    const { error, status } = await table.update({ primary_color: 'red;x' }).eq('hotel_id', hotels.a)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' })
  })
})

describe('error codes', () => {
  test('a broken constraint has the body of PostgREST', async () => {
    const { error } = await write('packages', {})
    expect(error).toMatchObject({
      code: '23514',
      message: 'new row for relation "hotel_content" violates check constraint "hotel_content_ids"',
      details: null,
      hint: null,
    })
  })

  test('a raised exception is 400, a duplicate 409, an unknown table 404, a bad key 401', async () => {
    await harness.database.driver.exec(`
      create function public.fail() returns void language plpgsql set search_path = '' as $$
      begin raise exception 'motivo' using detail = 'pormenor', hint = 'dica'; end $$;
      grant execute on function public.fail() to anon`)
    await harness.database.clearSchemaCache()
    const get = async (path: string, apikey = secrets.publishableKey) => {
      const response = await harness.handle(
        new Request(`http://127.0.0.1/rest/v1/${path}`, { headers: { apikey } }),
      )
      return { status: response.status, body: await response.json() }
    }
    expect(await get('rpc/fail')).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'motivo', details: 'pormenor', hint: 'dica' },
    })
    expect(await get('nada')).toMatchObject({ status: 404, body: { code: 'PGRST205' } })
    expect(await get('hotels', 'sb_publishable_errada')).toMatchObject({ status: 401 })
    const again = await harness.service.from('hero_sections').insert({ hotel_id: hotels.a })
    expect({ status: again.status, code: again.error?.code }).toEqual({ status: 409, code: '23505' })
  })

  test('times arrive as ISO 8601', async () => {
    const { data } = await harness.clients.anon
      .from('hotels')
      .select('created_at')
      .eq('id', hotels.a)
      .single()
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  })
})
