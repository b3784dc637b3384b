import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPreview, readSharedLinks, shareDraft } from '@/app/admin/_drafts/actions'
import { adminOf } from './admin.ts'
import { baseUrl, draft, type Harness, hotels, published, secrets, startHarness } from './harness.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))

vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

let harness: Harness
beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', secrets.publishableKey)
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  vi.stubEnv('HOTEL_SLUG', 'hotel-a')
  vi.stubEnv('SITE_SECRET', 'x'.repeat(40))
  harness = await startHarness()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  const rows = [
    { item_id: 'new', data: { id: 'new' }, base: null },
    { item_id: 'deleted', data: { id: 'deleted' }, base: { id: 'deleted' } },
  ]
  const { error } = await harness.clients.admin
    .from('content_drafts')
    .insert(rows.map((row) => ({ hotel_id: hotels.a, section: 'packages', ...row })))
  expect(error).toBeNull()
})
afterAll(() => harness.stop())

test.each([published.id, draft.id, 'new'])('a link leads to %s', async (id) => {
  const item = { list: 'packages', id } as const
  expect(await openPreview(item)).toMatchObject({ ok: true, address: expect.stringMatching(/^\/previa\/./) })
  expect(await shareDraft(item)).toMatchObject({ ok: true, links: [{ address: expect.any(String) }] })
})

test.each([
  ['packages', 'nobody'],
  ['packages', 'deleted'],
  ['rooms', 'new'],
] as const)('none leads to what is not there: %s %s', async (list, id) => {
  const refused = {
    ok: false,
    error: 'Não foi possível criar o link de prévia. Este item foi excluído, ou ainda não foi salvo.',
  }
  expect(await openPreview({ list, id })).toEqual(refused)
  expect(await shareDraft({ list, id })).toEqual(refused)
  expect(await readSharedLinks({ list, id })).toEqual({ ok: true, links: [] })
})
