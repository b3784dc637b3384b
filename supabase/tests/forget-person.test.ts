import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commandsOn } from './commands.ts'
import { sql as rowsOf, setList } from './content.ts'
import { type Client, historyOf, hotels, sharedHarness } from './harness.ts'
import { enrollTotp, makePerson, password, totpCode } from './people.ts'

const harness = sharedHarness()
const command = commandsOn(harness)
const admin = () => harness.clients.admin

const rooms = { hotel_id: hotels.a, section: 'rooms' }
const forget = (client: Client, p_email: string) =>
  client.rpc('forget_person', { p_hotel_id: hotels.a, p_email })

test('a person who has left is forgotten, and the history keeps the changes (HIST-5)', async () => {
  const person = await makePerson(harness)
  const client = await person.signIn()
  await setList(harness, 'rooms', [{ id: 'a' }], client)
  await client.from('hero_sections').update({ title: 'Novo' }).eq('hotel_id', hotels.a).throwOnError()
  const draft = { hotel_id: hotels.a, section: 'rooms', item_id: 'a' }
  await leaveDraft(client, draft)
  await client.from('pending_versions').update({ starts_at: '2199-01-01' }).match(draft).throwOnError()
  const drafts = await draftsOf(person.id)
  expect(drafts).toMatchObject([[{ updated_by: person.id }], [{ created_by: person.id }]])
  const before = await historyOf(harness, 'rooms')
  expect(before.at(-1)).toMatchObject({ changed_by: person.id, changed_by_email: person.email })

  const refused = await forget(admin(), person.email)
  expect(refused).toMatchObject({
    status: 409,
    error: { message: 'this person still has access to the hotel' },
  })
  expect(await historyOf(harness, 'rooms')).toEqual(before)

  const { service } = harness
  await service.from('user_hotel_access').delete().eq('user_id', person.id).throwOnError()
  for (const identity of ['anon', 'stranger', 'viewer', 'otherAdmin'] as const) {
    expect((await forget(harness.clients[identity], person.email)).error?.code).toBe('42501')
  }
  expect((await forget(client, person.email)).error?.code).toBe('42501')

  // The history also says who planned the draft.
  expect((await forget(admin(), ` ${person.email.toUpperCase()} `)).data).toBe(3)
  const forgotten = { changed_by: null, changed_by_email: 'pessoa removida' }
  const after = await historyOf(harness, 'rooms')
  expect(after).toEqual([...before.slice(0, -1), { ...before.at(-1), ...forgotten }])
  expect((await historyOf(harness, 'hero')).at(-1)).toMatchObject({ data: { title: 'Novo' }, ...forgotten })
  const stored = await admin().from('hotel_content').select('version, updated_by').match(rooms).single()
  expect(stored.data).toEqual({ version: after.length, updated_by: null })
  expect((await historyOf(harness, 'security')).at(-1)).toMatchObject({
    data: { forgotten_in_rows: 3 },
    changed_by_email: 'admin@test.example',
  })
  expect(await draftsOf(null)).toEqual([
    [{ ...drafts[0]?.[0], updated_by: null, starts_at: null, version: Number(drafts[0]?.[0]?.version) + 1 }],
    [{ ...drafts[1]?.[0], created_by: null, revoked_at: expect.any(String) }],
  ])
  expect((await forget(admin(), person.email)).data).toBe(0)
})

test('an earlier address and a deleted account are forgotten, too', async () => {
  const person = await makePerson(harness)
  const client = await person.signIn()
  await client.from('about_sections').update({ title: 'Um' }).eq('hotel_id', hotels.a).throwOnError()
  await sql(`update auth.users set email = 'novo-nome@test.example' where id = '${person.id}'`)
  await client.from('about_sections').update({ title: 'Dois' }).eq('hotel_id', hotels.a).throwOnError()
  // Every address is refused, because the person still has access.
  expect((await forget(admin(), person.email)).status).toBe(409)
  await sql(`delete from auth.users where id = '${person.id}'`)
  expect((await forget(admin(), person.email)).data).toBe(2)
  expect((await historyOf(harness, 'about')).filter(({ changed_by }) => changed_by === person.id)).toEqual([])
})

test('drafts and links of a person who saved nothing are forgotten, with or without the account', async () => {
  const people = [await makePerson(harness), await makePerson(harness), await makePerson(harness)]
  for (const { id, signIn } of people) {
    const draft = { hotel_id: hotels.a, section: 'packages', item_id: id }
    await leaveDraft(await signIn(), draft)
  }
  const [left, deleted, stays] = people
  await sql(`delete from public.user_hotel_access where user_id = '${left?.id}';
    delete from auth.users where id = '${deleted?.id}'`)
  expect((await forget(admin(), left?.email ?? '')).data).toBe(0)
  expect(await draftsOf(left?.id ?? '')).toEqual([[], []])
  expect(await draftsOf(deleted?.id ?? '')).toEqual([[], []])
  expect(await draftsOf(stays?.id ?? '')).toMatchObject([[{}], [{}]])
})

test('plans of a person whose account is being removed become anonymous drafts, and their links expire (AUTH-19)', async () => {
  const person = await makePerson(harness)
  const client = await person.signIn()
  const draft = { hotel_id: hotels.a, section: 'testimonials', item_id: person.id }
  await leaveDraft(client, draft)
  await client.from('pending_versions').update({ starts_at: '2199-01-01' }).match(draft).throwOnError()
  await sql(`alter table public.user_hotel_access disable trigger user;
    delete from auth.users where id = '${person.id}';
    alter table public.user_hotel_access enable trigger user`)
  await forget(admin(), person.email).throwOnError()
  const left = 'select starts_at, updated_by from public.pending_versions where item_id = $1'
  expect(await rowsOf(harness, left, [person.id])).toEqual([{ starts_at: null, updated_by: null }])
  const links = 'select revoked_at is null as is_valid from public.preview_links where item_id = $1'
  expect(await rowsOf(harness, links, [person.id])).toEqual([{ is_valid: false }])
})

test('the history can be changed only to forget a person (HIST-5)', async () => {
  const table = 'public.hotel_content_history'
  for (const change of [
    `update ${table} set changed_by_email = 'pessoa removida'`,
    `update ${table} set changed_by = null, changed_by_email = 'outra pessoa'`,
    `update ${table} set changed_by = null, changed_by_email = 'pessoa removida', before = '[]'`,
    `update ${table} set changed_by = null, changed_by_email = 'pessoa removida', changed_at = now()`,
    `delete from ${table}`,
  ]) {
    await expect(sql(change)).rejects.toThrow('append-only')
  }
})

test('the command has the same checks as the panel', async () => {
  const [person, administrator] = [
    await makePerson(harness),
    await makePerson(harness, 'admin', { isManager: true }),
  ]
  const client = await person.signIn()
  await client.from('hero_sections').update({ title: 'Fim' }).eq('hotel_id', hotels.a).throwOnError()
  const { secret } = await enrollTotp(await administrator.signIn())
  const run = async (email: string, code = '') => {
    const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: password, ADMIN_CODE: code }
    return (await command('forget-person', [email], account)).said
  }
  expect(await run('ninguem')).toContain('Diga o e-mail da pessoa')
  expect(await run(person.email)).toContain('Esta conta tem segundo fator')
  expect(await run(person.email, totpCode(secret, Date.now() + 30_000))).toContain(
    'ainda tem acesso ao hotel',
  )
  await sql(`delete from auth.users where id = '${person.id}'`)
  expect(await run(person.email, totpCode(secret, Date.now()))).toBe(
    'Pronto: o histórico diz agora "pessoa removida" (1×).',
  )
  // The command has ended its session.
  const sessions = 'select id from auth.sessions where user_id = $1'
  expect(await rowsOf(harness, sessions, [administrator.id])).toHaveLength(1)
})

/** Creates a draft and a link to it. */
async function leaveDraft(client: Client, item: { hotel_id: string; section: string; item_id: string }) {
  const draft = { ...item, item: { id: item.item_id } }
  await client.from('pending_versions').insert(draft).throwOnError()
  const link = { id: randomUUID(), token_hash: randomBytes(32).toString('hex') }
  await client
    .from('preview_links')
    .insert({ ...link, ...item })
    .throwOnError()
}

/** Returns this account's drafts, and its links to them. */
async function draftsOf(account: string | null) {
  const read = (table: string, column: string) =>
    rowsOf(harness, `select * from public.${table} where ${column} is not distinct from $1`, [account])
  return [await read('pending_versions', 'updated_by'), await read('preview_links', 'created_by')]
}

function sql(statement: string) {
  return harness.database.driver.exec(statement)
}
