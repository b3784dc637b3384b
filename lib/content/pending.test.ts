import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { registry } from '@/lib/panel/registry'
import type { Database } from '@/lib/supabase/database.types'
import { reschedulePending } from './pending'
import { readPending } from './read-pending'

vi.mock('./due', () => ({ applyDueOnce: async () => {}, applyDueVersions: async () => {} }))

const id = '00000000-0000-4000-8000-000000000001'
const version = {
  ...{ id, version: 4, section: 'packages', updated_at: '2026-11-19T14:05:00Z', updated_by: null },
  ...{ item: { id: 'natal', name: 'Natal' }, base: null, then_item: null, replaced: null },
  ...{ starts_at: '2098-01-01T00:00:00Z', ends_at: null },
}

/** Returns an admin whose backend has this one version; `written` receives its updates. */
function adminWith(stored: object) {
  const written = vi.fn()
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = new URL(String(url)).pathname
    if (path.endsWith('move_versions')) written(JSON.parse(String(init?.body)).p_moves)
    const answer = path.endsWith('pending_of')
      ? [stored]
      : path.endsWith('pending_versions')
        ? [{ id, version: 5 }]
        : []
    return Response.json(answer)
  }
  const supabase = createClient<Database>('http://127.0.0.1:1', 'key', { global: { fetch } })
  return {
    written,
    admin: { userId: 'u', email: 'a@b.example', hotelId: 'h', bucket: '', supabase } as Admin,
  }
}

const move = (admin: Admin, seen: number) =>
  reschedulePending(admin, () => registry.packages, [{ id, version: seen }], null)

test('neither a version that others have changed since nor an invalid one is published (SAVE-13)', async () => {
  const { admin, written } = adminWith(version)
  await expect(move(admin, 3)).rejects.toMatchObject({
    result: { error: expect.stringContaining('mudou esta versão') },
  })
  await expect(move(admin, 4)).rejects.toMatchObject({
    result: { error: expect.stringContaining('“Natal” não pode ir para o site assim') },
  })
  expect(written).not.toHaveBeenCalled()
})

test('a malformed version written through the backend hides no other', async () => {
  const { admin } = adminWith({ ...version, item: { id: 5, name: 'Cinco' }, base: {} })
  expect(await readPending(admin)).toMatchObject([{ item: { id: '5', name: 'Cinco' }, base: {} }])
})

test('publishing now uses the database’s clock, which the server’s may be ahead of (SAVE-13)', async () => {
  const { admin, written } = adminWith({
    ...version,
    replaced: { price: 1 },
    ends_at: '2099-01-01T00:00:00Z',
  })
  const past = '1970-01-01T00:00:00.000Z'
  await move(admin, 4)
  expect(written).toHaveBeenCalledExactlyOnceWith([{ id, version: 4, starts_at: past, ends_at: past }])
})
