import { createClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ContentError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { registry } from '@/lib/site/registry'
import type { Database } from '@/lib/supabase/database.types'
import { retryOnConflict, rewriteList } from './rewrite-list'
import { readItems, writeSection } from './section-store'

const before = [{ id: 'a', name: 'antes' }]
const after = [{ id: 'a', name: 'depois' }]

/** Returns an admin whose backend answers a write with `reply`, whether or not it performed the write. */
function adminWith(
  reply: string,
  { isWritten = false, read }: { isWritten?: boolean; read?: string } = {},
): Admin {
  let list = before
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const json = { headers: { 'content-type': 'application/json' } }
    const stored = read ?? JSON.stringify([{ data: list, version: 1 }])
    if (init?.method !== 'PATCH') return new Response(stored, json)
    if (isWritten) list = after
    return new Response(reply, json)
  }
  const supabase = createClient<Database>('http://127.0.0.1:1', 'key', { global: { fetch } })
  return { userId: 'u', email: 'a@b.example', hotelId: 'h', bucket: '', supabase } as Admin
}

const strange = ['"texto"', '[{"data":"x","version":"1"}]', '[7]', '{}', '{"version":2}']

test.each(strange)('a write answered with %s succeeds only if it was performed', async (reply) => {
  const write = (isWritten: boolean) =>
    rewriteList(adminWith(reply, { isWritten }), registry.rooms, () => after)
  await expect(write(false)).rejects.toThrow()
  expect(await write(true)).toMatchObject({ list: after })
})

test('a list has default items until it is stored, even as an empty one (HOME-10)', async () => {
  const never = adminWith('', { read: '[]' })
  expect(await readItems(never, registry.home_blocks)).toEqual(registry.home_blocks.start)
  expect(await readItems(never, registry.about_blocks)).toEqual([])
  const emptied = adminWith('', { read: '[{"data":[],"version":1}]' })
  expect(await readItems(emptied, registry.home_blocks)).toEqual([])
})

describe('a section without a list', () => {
  const item = { id: 'about', title: 'x' }
  const write = (reply: string) =>
    writeSection(adminWith(reply, { read: 'true' }), registry.about, { list: [], version: 1 }, [item])

  const noRow = ['[null]', 'null', '"texto"', '[{"version":"1"}]', 'true']
  test.each(noRow)('a write answered with %s is no success', async (reply) => {
    await expect(write(reply)).rejects.toThrow()
  })

  test('a response without a row means a lost race, one with a row a success', async () => {
    expect(await write('[]')).toBeUndefined()
    expect(await write('[{"version":2,"title":"x"}]')).toEqual({ list: [item], version: 2 })
  })
})

describe('retryOnConflict', () => {
  afterEach(() => void vi.useRealTimers())

  test('retries a lost race until it is won, at most 30 times', async () => {
    vi.useFakeTimers()
    const attempt = vi.fn<() => Promise<string | undefined>>().mockResolvedValue(undefined)
    const outcome = expect(retryOnConflict('list', attempt)).rejects.toThrow(
      new ContentError('Erro ao salvar no banco: muitas alterações ao mesmo tempo'),
    )
    await vi.runAllTimersAsync()
    await outcome
    expect(attempt).toHaveBeenCalledTimes(30)
    const won = retryOnConflict(
      'list',
      attempt.mockResolvedValueOnce(undefined).mockResolvedValueOnce('escrito'),
    )
    await vi.runAllTimersAsync()
    expect(await won).toBe('escrito')
  })

  test('a hanging writer delays others of its list by two seconds, and those of other lists not at all', async () => {
    vi.useFakeTimers()
    const hanging = Promise.withResolvers<string>()
    const running = retryOnConflict('list', () => hanging.promise)
    const waiting = vi.fn().mockResolvedValue('segundo')
    const outcome = retryOnConflict('list', waiting)
    expect(await retryOnConflict('other', async () => 'outra lista')).toBe('outra lista')
    await vi.advanceTimersByTimeAsync(1999)
    expect(waiting).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('segundo')
    hanging.resolve('primeiro')
    expect(await running).toBe('primeiro')
  })
})
