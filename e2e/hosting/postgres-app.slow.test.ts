import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { registry } from '@/lib/site/registry'
import { makeSigningKey } from '../../supabase/local/auth/tokens'
import { type Backend, createBackend } from '../../supabase/local/backend'
import {
  baseUrl,
  connectTo,
  hotels,
  insertFixtures,
  keys,
  signIn,
  userIds,
} from '../../supabase/tests/fixtures'
import { startTemplate } from '../../supabase/tests/postgres/copies'
import { openPostgres } from '../../supabase/tests/postgres/database'
import { postgresOrWhy } from './support/postgres'

const instances = 8
const savesEach = 5
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe.skipIf(postgresOrWhy())('several instances of the panel on one PostgreSQL', () => {
  let template: Awaited<ReturnType<typeof startTemplate>>
  const backends: Backend[] = []
  const panels: { admin: Admin; rewriteList: Save; writeDraft: Draft; noteEditing: Note }[] = []
  beforeAll(async () => {
    template = await startTemplate()
    const secrets = { ...keys, signingKey: makeSigningKey() }
    for (const _ of numbers(instances)) {
      const database = openPostgres(template.url)
      backends.push(await createBackend({ secrets, baseUrl, storageFolder: '/nowhere', database }))
    }
    const [first] = backends
    if (!first) throw new Error('no backend')
    await insertFixtures(first.database)
    const session = await signIn(first, 'admin')
    for (const backend of backends) {
      const supabase = connectTo(backend, keys.publishableKey)
      await supabase.auth.setSession(session)
      // Each with modules of its own, or they would take turns.
      vi.resetModules()
      const { rewriteList } = await import('@/lib/content/rewrite-list')
      const { writeDraft } = await import('@/lib/content/drafts')
      const { noteEditing } = await import('@/lib/content/editing')
      const facts = { userId: userIds.admin, email: 'admin@test.example', hotelId: hotels.a, bucket: '' }
      const admin = { ...facts, factors: [], factorRequired: false, isManager: true, supabase }
      panels.push({ admin, rewriteList, writeDraft, noteEditing })
    }
  })
  afterAll(async () => {
    for (const backend of backends) await backend.close()
    await template.stop()
  })

  test('saves of all at once are all there, each with its version', async () => {
    const saves = panels.map(async ({ admin, rewriteList }, place) => {
      for (const number of numbers(savesEach)) {
        await rewriteList(admin, registry.rooms, (items) => [...items, { id: `${place}-${number}` }])
      }
    })
    await Promise.all(saves)
    const rows = await backends[0]?.database.driver.query<{ count: number; version: number; kept: number }>(
      `select jsonb_array_length(c.data) as count, c.version,
         (select count(*)::integer from public.hotel_content_history h where h.hotel_id = $1 and h.section = 'rooms') as kept
       from public.hotel_content c where c.hotel_id = $1 and c.section = 'rooms'`,
      [hotels.a],
    )
    const total = instances * savesEach
    // Two items and the first version are the fixtures'.
    expect(rows?.rows).toEqual([{ count: total + 2, version: total + 1, kept: total + 1 }])
  })

  test('of drafts of one item at once one is kept, and the others are told', async () => {
    const item = { id: 'novo' }
    const drafts = panels.map(({ admin, writeDraft }) =>
      writeDraft(admin, { section: 'rooms', item, base: null }, null),
    )
    const ends = await Promise.allSettled(drafts)
    const refused = ends.flatMap((end) =>
      end.status === 'rejected' ? [String(end.reason.result?.error)] : [],
    )
    expect(refused).toHaveLength(instances - 1)
    for (const told of refused) expect(told).toContain('guardou outro rascunho deste item')
  })

  test('open forms of one item know of each other', async () => {
    const form = (tab: number) => ({
      section: 'rooms',
      item: 'x',
      tab: `00000000-0000-4000-8000-00000000000${tab}`,
    })
    await Promise.all(panels.map(({ admin, noteEditing }, tab) => noteEditing(admin, form(tab))))
    const again = await Promise.all(
      panels.map(({ admin, noteEditing }, tab) => noteEditing(admin, form(tab))),
    )
    expect(again).toEqual(numbers(instances).map(() => ({ others: [], self: true })))
  })
})

type Save = typeof import('@/lib/content/rewrite-list').rewriteList
type Draft = typeof import('@/lib/content/drafts').writeDraft
type Note = typeof import('@/lib/content/editing').noteEditing
