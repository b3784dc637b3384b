import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveItem } from '@/app/admin/_list/actions'
import { saveHeroCall } from '@/app/admin/_sections/actions'
import { POST as noteEditing } from '@/app/admin/presenca/route'
import { sessionCookieName, signSession } from '@/lib/access/cookies'
import { blankValues } from '@/lib/content/fields/field'
import { itemFingerprint, type StoredItem } from '@/lib/content/list'
import { env } from '@/lib/env'
import { heroFields } from '@/lib/hotel/fields'
import { heroCallForm } from '@/lib/panel/hotel-forms'
import { registry } from '@/lib/panel/registry'
import { personName } from '@/lib/person-name'
import { setList, stubSite } from './content.ts'
import { hotels, sharedHarness } from './harness.ts'
import { pendingOf } from './pending.ts'
import { makePerson } from './people.ts'

const { cookies } = vi.hoisted(() => ({ cookies: new Map<string, { value: string }>() }))

vi.mock('next/headers', () => ({ cookies: async () => cookies }))
vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/site/publish', () => ({ publishSite: vi.fn() }))

const harness = sharedHarness()
const calls: string[] = []

beforeAll(async () => {
  stubSite()
  const { data } = await harness.clients.admin.auth.getSession()
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  const now = Date.now()
  const tokens = { accessToken: access_token, refreshToken: refresh_token }
  cookies.set(sessionCookieName(), { value: signSession({ ...tokens, startedAt: now, seenAt: now }) })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    calls.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(3).join('/')}`)
    return harness.handle(request)
  })
})

const { store, arrive, sql } = pendingOf(harness)
const images = { principal: '/images/a.jpg', gallery: [] }
const natal = { id: 'natal', slug: 'natal', name: 'Natal', price: 900, category: 'romantico', images }
const room = { id: 'chale', slug: 'chale', name: 'Chalé', category: 'premium', description: 'Bom.' }
const contacts = { id: 'contacts', email: 'contato@hotel.example' }

beforeEach(async () => {
  await sql('delete from public.pending_versions')
  await setList(harness, 'packages', [natal])
  await setList(harness, 'rooms', [{ ...room, bed_configuration: '1' }])
  await setList(harness, 'contacts', [contacts])
  calls.length = 0
})

/** Saves the form of a stored item with these fields changed. */
function save(
  list: 'packages' | 'rooms' | 'contacts',
  stored: StoredItem,
  fields: object,
  more: object = {},
) {
  const { panel } = registry[list]
  const expectedValues = panel.read(stored)
  const expectedFingerprint = itemFingerprint(registry[list], stored)
  const values = { ...expectedValues, ...fields }
  return saveItem({
    ...{ list, id: stored.id, force: false, expectedFingerprint, expectedValues, values },
    ...more,
  })
}

const access = ['GET user', 'POST rpc/panel_access']
const rewrite = ['GET hotel_content', 'PATCH hotel_content']

test.each([
  ['a package', () => save('packages', natal, { price: '990' }), rewrite],
  ['a room', () => save('rooms', { ...room, bed_configuration: '1' }, { name: 'Chalé da Mata' }), rewrite],
  ['the contacts', () => save('contacts', contacts, { email: 'oi@hotel.example' }), rewrite],
  [
    'the hero',
    () => {
      const values = heroCallForm.parse({ ...blankValues(heroFields), title: 'Bem-vindos' })
      return saveHeroCall({ values, expectedValues: {}, force: true })
    },
    ['GET hero_sections', 'PATCH hero_sections'],
  ],
])(
  'saving %s calls the backend four times: identity, rights, stored item, and the write',
  async (_, act, expected) => {
    expect(await act()).toMatchObject({ ok: true })
    expect(calls).toEqual([...access, ...expected])
  },
)

test('publishing a draft of a package takes six calls, with its removal and the versions it may conflict with', async () => {
  const { data } = await store('packages', natal, { price: 950 }).throwOnError()
  const pending = { id: data.id, version: data.version }
  calls.length = 0
  expect(await save('packages', natal, { price: '950' }, { pending })).toMatchObject({ ok: true })
  expect(calls).toEqual([...access, ...rewrite, 'DELETE pending_versions', 'POST rpc/pending_of'])
})

test('each poll of an open form is one call, and returns its other editors to staff of the hotel only (FORM-10)', async () => {
  const { id, email, signIn } = await makePerson(harness)
  const tab = randomUUID()
  const note = async (open: string) => {
    const query = new URLSearchParams({ section: 'packages', item: 'natal', tab, open })
    const origin = env().SITE_URL
    calls.length = 0
    const answer = await noteEditing(
      new Request(`${origin}/admin/presenca?${query}`, { method: 'POST', headers: { origin } }),
    )
    expect(calls).toEqual(['POST rpc/note_editing'])
    return answer.ok ? await answer.json() : answer.status
  }
  expect(await note('1')).toEqual({ others: [] })
  const theirs = { hotel_id: hotels.a, tab: randomUUID(), section: 'packages', item_id: 'natal' }
  await (await signIn()).from('editing').insert(theirs).throwOnError()
  expect(await note('1')).toEqual({ others: [personName(email)] })
  const countOwnForms = async () =>
    (await sql('select item_id from public.editing where user_id = $1', [harness.userIds.admin])).length
  expect(await countOwnForms()).toBe(1)
  await sql(`update public.editing set seen_at = now()`)
  expect(await note('0')).toEqual({ others: [] })
  expect(await countOwnForms()).toBe(0)

  await sql('delete from public.editing where user_id = $1', [id])
  await sql('update public.user_hotel_access set role = $1 where user_id = $2', [
    'viewer',
    harness.userIds.admin,
  ])
  expect(await note('1')).toBe(403)
  await sql('update public.user_hotel_access set role = $1 where user_id = $2', [
    'admin',
    harness.userIds.admin,
  ])
})

test('only due versions are written first, and those of other lists are not read', async () => {
  await store('rooms', { ...room }, { name: 'Outro' }, { starts_at: '2098-01-01T00:00:00Z' }).throwOnError()
  await save('packages', natal, { price: '990' })
  expect(calls).toEqual([...access, ...rewrite])
  await arrive(-1)
  calls.length = 0
  await save('contacts', contacts, { email: 'oi@hotel.example' })
  expect(calls).toEqual([...access, 'POST rpc/apply_due_versions', ...rewrite])
})
