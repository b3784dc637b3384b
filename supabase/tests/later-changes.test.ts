import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, historyOf, hotels, published, sharedHarness, storedList } from './harness.ts'
import { makePerson } from './people.ts'

const harness = sharedHarness()
const changes = (client: Client = harness.clients.admin) => client.from('content_changes')
const slug = { p_slug: 'hotel-a' }
const january = '2199-01-01T03:00:00Z'

type Change = { section?: string; item_id?: string; takes_effect_at?: string; change: object; base?: object }

async function mark({ base, ...more }: Change, client?: Client) {
  const row = { hotel_id: hotels.a, section: 'rooms', item_id: 'r', takes_effect_at: january, ...more }
  return changes(client).insert(JSON.parse(JSON.stringify({ ...row, base: base ?? null })))
}

async function sql(text: string, values: unknown[] = []) {
  const { rows } = await harness.database.driver.query<Record<string, unknown>>(text, values)
  return rows
}

/** As if the time had come a minute ago, and the change had been marked an hour before. */
async function arrive() {
  await sql('alter table public.content_changes disable trigger user')
  await sql(`update public.content_changes set takes_effect_at = now() - interval '1 minute', marked_at = now() - interval '1 hour'`)
  await sql('alter table public.content_changes enable trigger user')
}

async function contentAt(at: string, hotel = hotels.a) {
  const [row] = await sql('select public.content_at($1, $2) as content', [hotel, at])
  return Object(row?.content)
}

const site = async () => Object((await harness.clients.anon.rpc('site_content', slug).throwOnError()).data)
const version = async () => (await harness.clients.anon.rpc('site_version', slug).throwOnError()).data
const apply = async (client: Client = harness.clients.admin) =>
  (await client.rpc('apply_due_changes', slug).throwOnError()).data
const decisions = async () => (await historyOf(harness, 'security')).map(({ data }) => Object(data))

const stored = { id: 'r', name: 'Quarto', price: { now: 900, unit: 'noite' }, active: true }
const others = [{ id: 'q', slug: 'taken' }, 'broken', { id: 'hidden', active: false }]

beforeEach(async () => {
  await sql('delete from public.content_changes')
  await sql(`update public.hotel_content set data = $2 where hotel_id = $1 and section = 'rooms'`, [
    hotels.a,
    JSON.stringify([...others.filter((item) => typeof item === 'object'), stored]),
  ])
})

test('a change is merged at its moment, several in a row, and nothing of it is told before', async () => {
  await mark({ change: { price: { now: 950 } }, base: stored })
  await mark({ change: { price: { now: 990 }, name: 'Suíte' }, base: stored, takes_effect_at: '2199-02-01T03:00Z' })
  await mark({ item_id: 'hidden', change: { active: true, images: ['x/new.jpg'] }, base: { id: 'hidden' } })
  await mark({ item_id: 'new', change: { id: 'new', name: 'Novo', updatedAt: 'then' } })
  await mark({ section: 'hero', item_id: 'hero', change: { title: 'Verão' }, base: {} })
  const now = await site()
  expect(now.rooms).toEqual([others[0], stored])
  expect(now.changes).toEqual([Date.parse(january), Date.parse('2199-02-01T03:00Z')])
  expect(JSON.stringify(now)).not.toMatch(/950|990|Suíte|new|Verão/)
  const then = await contentAt(january)
  expect(then.rooms).toEqual([
    others[0],
    { id: 'hidden', active: true, images: ['x/new.jpg'] },
    { ...stored, price: { now: 950, unit: 'noite' } },
    { id: 'new', name: 'Novo', updatedAt: '2199-01-01T03:00:00.000Z' },
  ])
  expect(then.hero).toEqual({ ...now.hero, title: 'Verão' })
  expect(then.changes).toEqual([Date.parse('2199-02-01T03:00Z')])
  expect((await contentAt('2199-03-01')).rooms[2]).toMatchObject({ name: 'Suíte', price: { now: 990, unit: 'noite' } })
  expect((await contentAt('2199-03-01', hotels.b)).rooms).toEqual([published])
})
