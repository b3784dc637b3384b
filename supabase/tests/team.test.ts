import { beforeEach, describe, expect, test } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { historyOf, hotels, sharedHarness } from './harness.ts'
import { ask, enrollTotp, makePerson, provePassword, tokenOf } from './people.ts'

const harness = sharedHarness()
const admin = () => harness.clients.admin
beforeEach(() => provePassword(admin()))

const hotel = { p_hotel_id: hotels.a }
const link = { p_token_hash: hashOfLink(newLinkToken()) }

test('a manager cannot change the team of another hotel', async () => {
  const other = await makePerson(harness, 'admin', { hotelId: hotels.b })
  for (const p_hotel_id of [hotels.a, hotels.b]) {
    const person = { p_hotel_id, p_user_id: other.id }
    const results = [
      await admin().rpc('remove_person', person),
      await admin().rpc('make_password_link', { ...person, ...link }),
      await admin().rpc('update_person', { ...person, p_name: 'x', p_is_manager: true }),
    ]
    for (const { error } of results) expect(['42501', 'PT404']).toContain(error?.code)
  }
  expect((await other.signIn()).auth).toBeDefined()
})

test('every administrator sees the team with names and second factors; nobody else does (AUTH-13)', async () => {
  const clerk = await makePerson(harness, 'admin', { name: 'Ana Souza' })
  const client = await clerk.signIn()
  await enrollTotp(client)
  const { data } = await client.rpc('hotel_people', hotel)
  expect(data?.find(({ user_id }) => user_id === clerk.id)).toMatchObject({
    ...{ email: clerk.email, name: 'Ana Souza', is_manager: false },
    ...{ second_factor: true, has_entered: true, link_until: null },
  })
  for (const identity of ['stranger', 'viewer', 'otherAdmin'] as const) {
    expect((await harness.clients[identity].rpc('hotel_people', hotel)).data).toEqual([])
  }
  expect((await harness.clients.anon.rpc('hotel_people', hotel)).error?.code).toBe('42501')
})

describe('adding', () => {
  test('gives an existing account access and a link, and the history names nobody', async () => {
    const person = await makePerson(harness, null)
    const own = newLinkToken()
    const values = { p_email: ` ${person.email.toUpperCase()} `, p_name: ' Davi Melo ', p_is_manager: false }
    expect((await admin().rpc('check_new_person', { ...hotel, p_email: 'nova@test.example' })).data).toBe(
      true,
    )
    expect((await admin().rpc('check_new_person', { ...hotel, p_email: person.email })).data).toBe(false)
    const added = await admin().rpc('add_person', { ...hotel, ...values, p_token_hash: hashOfLink(own) })
    expect(added).toMatchObject({ data: true, error: null })
    const { data } = await harness.clients.anon.rpc('password_link_owner', { p_token: own })
    expect(data).toEqual({ email: person.email, name: 'Davi Melo', is_new: true })
    const again = await admin().rpc('add_person', { ...hotel, ...values, ...link })
    expect(again).toMatchObject({ status: 409, error: { hint: 'known' } })
    const told = await historyOf(harness, 'security')
    expect(told.slice(-2).map((row) => row.data)).toEqual([
      { role_changed: { before: null, after: 'admin' } },
      { password_link: 'made' },
    ])
    expect(JSON.stringify(told)).not.toContain(person.email)
    expect(JSON.stringify(told)).not.toContain('Davi')
    // The password has not changed.
    expect((await person.signIn()).auth).toBeDefined()
  })

  test('gives an administrator of another hotel no link, because it would open that hotel (AUTH-14)', async () => {
    const other = await makePerson(harness, 'admin', { hotelId: hotels.b })
    const values = { p_email: other.email, p_name: '', p_is_manager: false }
    expect((await admin().rpc('add_person', { ...hotel, ...values, ...link })).data).toBe(false)
    const made = await admin().rpc('make_password_link', { ...hotel, ...link, p_user_id: other.id })
    expect(made).toMatchObject({ status: 409, error: { hint: 'elsewhere' } })
    const client = await other.signIn()
    expect((await admin().rpc('remove_person', { ...hotel, p_user_id: other.id })).error).toBeNull()
    // Adding and removing them ends no session of the other hotel.
    expect((await client.auth.getUser()).error).toBeNull()
  })
})

describe('removing', () => {
  test('ends the sessions at once, and their tokens are useless (AUTH-21)', async () => {
    const person = await makePerson(harness, 'admin', { name: 'Rui Prado' })
    const client = await person.signIn()
    const held = await tokenOf(client)
    await client.from('hero_sections').update({ title: 'De Rui' }).eq('hotel_id', hotels.a).throwOnError()
    await admin()
      .rpc('remove_person', { ...hotel, p_user_id: person.id })
      .throwOnError()
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await ask(harness, '/auth/v1/user', held)).status).toBe(403)
    expect((await ask(harness, '/rest/v1/hotel_content?select=data', held)).body).toBe('[]')
    expect((await historyOf(harness, 'security')).at(-1)).toMatchObject({
      data: { role_changed: { before: 'admin', after: null } },
      changed_by_email: 'admin@test.example',
    })
    // Now the person can be forgotten, with the name.
    expect((await admin().rpc('forget_person', { ...hotel, p_email: person.email })).data).toBe(1)
    const { rows } = await harness.database.driver.query(
      `select (select string_agg(h::text, '') from public.hotel_content_history h) as history,
         (select string_agg(a::text, '') from public.user_hotel_access a) as access`,
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Rui Prado|${person.id}|${person.email}`))
  })

  test('leaves one of two managers who remove each other, and nobody removes themselves (AUTH-21)', async () => {
    const [one, two] = [
      await makePerson(harness, 'admin', { isManager: true, hotelId: hotels.c }),
      await makePerson(harness, 'admin', { isManager: true, hotelId: hotels.c }),
    ]
    const [first, second] = [await one.signIn(), await two.signIn()]
    const hotelC = { p_hotel_id: hotels.c }
    const own = { ...hotelC, p_user_id: one.id }
    expect((await first.rpc('remove_person', own)).error).toMatchObject({ hint: 'self' })
    const resigning = await first.rpc('update_person', { ...own, p_name: 'Um', p_is_manager: false })
    expect(resigning.error).toMatchObject({ hint: 'self' })
    const results = await Promise.all([
      first.rpc('remove_person', { ...hotelC, p_user_id: two.id }),
      second.rpc('remove_person', { ...hotelC, p_user_id: one.id }),
    ])
    expect(results.map(({ error }) => error?.code ?? 'ok').toSorted()).toEqual(['42501', 'ok'])
  })
})

test('name and flag can be changed, and the flag is in the history without a name (AUTH-13)', async () => {
  const person = await makePerson(harness)
  const change = (p_is_manager: boolean) =>
    admin().rpc('update_person', { ...hotel, p_user_id: person.id, p_name: ' Lia Nunes ', p_is_manager })
  await change(false).throwOnError()
  const before = (await historyOf(harness, 'security')).length
  await change(true).throwOnError()
  expect((await historyOf(harness, 'security')).slice(before).map(({ data }) => data)).toEqual([
    { manager_changed: { before: false, after: true } },
  ])
  const client = await person.signIn()
  expect((await client.rpc('is_hotel_manager', hotel)).data).toBe(true)
  const { data } = await client.from('user_hotel_access').select('name, is_manager').single()
  expect(data).toEqual({ name: 'Lia Nunes', is_manager: true })
})
