import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Fields } from '@/lib/content/fields/field'
import { lists, sections, singles } from '@/lib/site/registry'
import { draft, hotels, identities, published, sharedHarness } from './harness.ts'

type Verb = 'select' | 'insert' | 'update' | 'delete' | 'move' | 'take'
type Outcome = number | 'refused' | 'not writable'
type Row = Record<string, unknown>

/** Outcomes in the order of `identities`: anon, stranger, viewer, admin of another hotel, admin. */
type Matrix = Record<string, Record<Verb, [Outcome, Outcome, Outcome, Outcome, Outcome]>>

const no = 'refused'
const nobody: Matrix[string][Verb] = [no, no, no, no, no]
const readOnly = { insert: nobody, update: nobody, delete: nobody, move: nobody, take: nobody }
const view = 'not writable'
const viewOnly: Matrix[string][Verb] = [view, view, view, view, view]
const listView: Matrix[string] = {
  select: [no, 0, 0, 0, 2],
  ...{ insert: viewOnly, update: viewOnly, delete: viewOnly, move: viewOnly, take: viewOnly },
}

type Outcomes = Matrix[string][Verb]
const byAdmin = (count: number): Outcomes => [no, 0, 0, 0, count]
const made: Outcomes = [no, no, no, no, 1]
const taken: Outcomes = [no, 0, 0, no, 0]

/** Returns the rights to a table with `count` rows of hotel A that its administrators write. */
const administered = (count: number, others: Partial<Matrix[string]> = {}): Matrix[string] => ({
  ...{ select: byAdmin(count), insert: made, update: byAdmin(1), delete: byAdmin(1) },
  ...{ move: nobody, take: nobody, ...others },
})
const section = { delete: nobody, move: [no, 0, 0, 0, no] as Outcomes, take: taken }
const singleRights = administered(1, { select: [1, 1, 1, 1, 1], ...section })

// A number counts the rows read or written. Everything targets hotel A, except: `insert` adds to hotel C, `move` gives a
// row of A to B and `take` a row of B to A. Inserting or updating access is an attempt at self-promotion.
const expected: Matrix = {
  hotels: { select: [1, 1, 1, 1, 1], ...readOnly },
  user_hotel_access: { select: [no, 0, 1, 0, 1], ...readOnly },
  hotel_content: administered(lists.length, { update: byAdmin(lists.length), ...section }),
  // There is one version of each section, and one of the hotel's roles.
  hotel_content_history: { select: byAdmin(sections.length + 1), ...readOnly },
  ...Object.fromEntries(singles.map(({ table }) => [table, singleRights])),
  images: administered(1, { move: byAdmin(0), take: taken }),
  pending_versions: administered(1),
  preview_links: administered(1, { delete: nobody }),
  // Colleagues read each other's rows and write only their own.
  editing: administered(2, { move: byAdmin(0), take: taken }),
  // Only `answer_survey` writes these.
  survey_answers: { select: byAdmin(1), ...readOnly, delete: byAdmin(1) },
  // Only the secret key may write these.
  backup_proofs: { select: byAdmin(1), ...readOnly },
  packages: listView,
  rooms: listView,
}

const ofPackage = { hotel_id: hotels.c, section: 'packages', item_id: 'x' }
const newRows: Record<string, Row> = {
  hotels: { slug: 'novo', name: 'Novo' },
  user_hotel_access: { hotel_id: hotels.c, role: 'admin' },
  hotel_content: { hotel_id: hotels.c, section: 'rooms', data: [] },
  hotel_content_history: { hotel_id: hotels.c, section: 'rooms', version: 9, after: [] },
  ...Object.fromEntries(singles.map(({ table }) => [table, { hotel_id: hotels.c }])),
  images: { hotel_id: hotels.c, path: 'rooms/r/1_0.jpg', width: 1, height: 1 },
  pending_versions: { ...ofPackage, item: { id: 'x' }, starts_at: '2199-01-01T00:00:00Z' },
  preview_links: { ...ofPackage, id: hotels.c, token_hash: 'c'.repeat(64) },
  editing: { hotel_id: hotels.c, tab: hotels.c, section: 'rooms', item_id: 'x' },
  backup_proofs: { hotel_id: hotels.c, proved_at: '2026-11-20T12:00:00Z' },
  survey_answers: { hotel_id: hotels.c, answers: {}, may_quote: true, expires_at: '2036-11-20T12:00:00Z' },
  packages: { hotel_id: hotels.c, id: 'x' },
  rooms: { hotel_id: hotels.c, id: 'x' },
}

const changes: Record<string, Row> = {
  hotels: { name: 'Alterado' },
  user_hotel_access: { role: 'admin' },
  hotel_content: { data: [published, { ...draft, name: 'Alterado' }] },
  hotel_content_history: { after: [] },
  ...Object.fromEntries(singles.map(({ table, fields }) => [table, { [textField(fields)]: 'Alterado' }])),
  images: { width: 2 },
  pending_versions: { base: { id: 'x' } },
  preview_links: { revoked_at: '2026-11-20T12:00:00Z' },
  editing: { item_id: 'y' },
  backup_proofs: { proved_at: '2026-11-20T12:00:00Z' },
  survey_answers: { may_quote: true },
  packages: { name: 'Alterado' },
  rooms: { name: 'Alterado' },
}

/** Returns the last text field, because a colour does not accept arbitrary text. */
function textField(fields: Fields) {
  return Object.entries(fields).findLast(([, { kind }]) => kind === 'text')?.[0] ?? 'none'
}

const notWritable = { status: 400, answer: { code: '55000' } }
const refusals = {
  anon: { refused: { status: 401, answer: { code: '42501' } }, 'not writable': notWritable },
  signedIn: { refused: { status: 403, answer: { code: '42501' } }, 'not writable': notWritable },
}

const harness = sharedHarness()
beforeAll(async () => {
  await harness.database.driver.query(
    `insert into public.images (hotel_id, path, width, height) values ($1, 'a.jpg', 9, 9), ($2, 'b.jpg', 9, 9)`,
    [hotels.a, hotels.b],
  )
  await harness.database.driver.exec(`
    insert into public.backup_proofs (hotel_id) select id from public.hotels where slug in ('hotel-a', 'hotel-b');
    insert into public.survey_answers (hotel_id, answers, may_quote, expires_at)
      select id, '{"name":"Ana"}', false, now() + interval '1 day' from public.hotels
      where slug in ('hotel-a', 'hotel-b');
    insert into public.pending_versions (hotel_id, section, item_id, item, starts_at)
      select id, 'packages', 'x', '{"id":"x"}', '2199-01-01' from public.hotels where slug in ('hotel-a', 'hotel-b');
    insert into public.preview_links (id, hotel_id, section, item_id, token_hash)
      select id, id, 'packages', 'x', encode(sha256(slug::bytea), 'hex') from public.hotels
      where slug in ('hotel-a', 'hotel-b');`)
  const { admin, otherAdmin } = harness.userIds
  await harness.database.driver.query(
    `insert into public.editing (hotel_id, user_id, tab, section, item_id)
     values ($1, $3, $1, 'rooms', 'r'), ($1, $4, $1, 'rooms', 'r'), ($2, $4, $2, 'rooms', 'r')`,
    [hotels.a, hotels.b, admin, otherAdmin],
  )
})

test('the matrix names every table and view of the schema', async () => {
  const { rows } = await harness.database.driver.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`,
  )
  expect(rows.map((row) => row.relname).sort()).toEqual(Object.keys(expected).sort())
})

describe.each(Object.entries(expected))('%s', (relation, verbs) => {
  const cells = Object.entries(verbs).flatMap(([verb, outcomes]) =>
    identities.map((identity, index) => ({ verb, identity, outcome: outcomes[index] })),
  )

  test.each(cells)('$verb by $identity: $outcome', async ({ verb, identity, outcome }) => {
    const userId = identity === 'anon' ? harness.userIds.stranger : harness.userIds[identity]
    const { method, query, body } = attempt(relation, verb, userId)
    const response = await harness.handle(
      new Request(`http://127.0.0.1/rest/v1/${relation}${query}`, {
        method,
        headers: { ...(await harness.headersOf(identity)), prefer: 'return=representation' },
        body: body ? JSON.stringify(body) : null,
      }),
    )
    const answer: unknown = await response.json()
    const refusal = refusals[identity === 'anon' ? 'anon' : 'signedIn']
    if (typeof outcome === 'number') expect(answer).toHaveLength(outcome)
    else expect({ status: response.status, answer }).toMatchObject(refusal[outcome ?? no])
  })
})

test('nobody changed hotel B, a hotel or an access row', async () => {
  const { rows } = await harness.database.driver.query(
    `select
       (select count(*)::int from public.hotel_content where hotel_id = $1 and version = 1) as lists,
       (select count(*)::int from public.hero_sections where hotel_id = $1 and title = '') as heroes,
       (select count(*)::int from public.hotels) as hotels,
       (select json_agg(role order by role) from public.user_hotel_access) as roles`,
    [hotels.b],
  )
  expect(rows).toEqual([
    { lists: lists.length, heroes: 1, hotels: 4, roles: ['admin', 'admin', 'admin', 'viewer'] },
  ])
})

function attempt(relation: string, verb: string, userId: string) {
  const key = relation === 'hotels' ? 'id' : 'hotel_id'
  const ofHotel = (id: string) => `?${key}=eq.${id}`
  const owner = relation === 'user_hotel_access' ? { user_id: userId } : {}
  switch (verb) {
    case 'select':
      // The matrix itself writes further versions.
      return {
        method: 'GET',
        query: ofHotel(hotels.a) + (relation.endsWith('history') ? '&version=eq.1' : ''),
      }
    case 'insert':
      return { method: 'POST', query: '', body: { ...newRows[relation], ...owner } }
    case 'update':
      return { method: 'PATCH', query: ofHotel(hotels.a), body: changes[relation] }
    case 'delete':
      return { method: 'DELETE', query: ofHotel(hotels.a) }
    case 'move':
      return { method: 'PATCH', query: ofHotel(hotels.a), body: { [key]: hotels.b } }
    default:
      return { method: 'PATCH', query: ofHotel(hotels.b), body: { [key]: hotels.a } }
  }
}

test('docs/security.md names everything that a stranger may call or read', () => {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split(/^## (?:Access|Signing in)$/m)
  const granted = readFileSync('supabase/catalogue.txt', 'utf8').matchAll(
    /^grant \w+ on public\.(\w+) to anon$/gm,
  )
  const names = [...new Set([...granted].map(([, name]) => name))]
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})
