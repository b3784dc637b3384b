import { beforeEach, describe, expect, test } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { historyOf, hotels, sharedHarness } from './harness.ts'
import { makePerson, provePassword } from './people.ts'

const harness = sharedHarness()
const admin = () => harness.clients.admin
beforeEach(() => provePassword(admin()))

const hotel = { p_hotel_id: hotels.a }
const link = { p_token_hash: hashOfLink(newLinkToken()) }

describe('a link', () => {
  const readOwner = (p_token: string) => harness.clients.anon.rpc('password_link_owner', { p_token })
  const claimLink = (p_token: string) => harness.service.rpc('claim_password_link', { p_token })

  async function linkFor(userId: string) {
    const made = newLinkToken()
    await admin()
      .rpc('make_password_link', { ...hotel, p_user_id: userId, p_token_hash: hashOfLink(made) })
      .throwOnError()
    return made
  }

  test('can be read often and is used once (AUTH-14)', async () => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const made = await linkFor(person.id)
    for (let looks = 0; looks < 3; looks++)
      expect((await readOwner(made)).data).toMatchObject({ email: person.email })
    const claims = await Promise.all([claimLink(made), claimLink(made), claimLink(made)])
    expect(claims.map(({ data }) => data).filter(Boolean)).toEqual([person.id])
    expect((await readOwner(made)).data).toBeNull()
    await harness.service.rpc('settle_password_link', { p_token: made, p_is_set: false }).throwOnError()
    expect((await readOwner(made)).data).toMatchObject({ email: person.email })
    expect((await claimLink(made)).data).toBe(person.id)
    await harness.service.rpc('settle_password_link', { p_token: made, p_is_set: true }).throwOnError()
    expect((await claimLink(made)).data).toBeNull()
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await historyOf(harness, 'security')).at(-1)?.data).toEqual({ password_link: 'used' })
  })

  test.each([
    [
      'its 72 hours are over',
      `update private.password_links set expires_at = now() - interval '1 second' where user_id = $1`,
    ],
    ['its person has lost access', 'delete from public.user_hotel_access where user_id = $1'],
    [
      'its person joined another hotel',
      `insert into public.user_hotel_access (user_id, hotel_id, role) select $1, id, 'viewer' from public.hotels where slug = 'hotel-b'`,
    ],
    ['its account is gone', 'delete from auth.users where id = $1'],
  ])('opens nothing once %s', async (_, sql) => {
    const person = await makePerson(harness)
    const made = await linkFor(person.id)
    await harness.database.driver.query(sql, [person.id])
    expect((await readOwner(made)).data).toBeNull()
    expect((await claimLink(made)).data).toBeNull()
  })

  test('replaces the previous one, and lasts 72 hours (AUTH-14)', async () => {
    const person = await makePerson(harness)
    const [first, second] = [await linkFor(person.id), await linkFor(person.id)]
    expect([(await readOwner(first)).data, (await readOwner(second)).data]).toEqual([null, expect.anything()])
    const { data } = await admin().rpc('hotel_people', hotel)
    const until = Date.parse(data?.find(({ user_id }) => user_id === person.id)?.link_until ?? '')
    expect(Math.abs(until - Date.now() - 72 * 3_600_000)).toBeLessThan(60_000)
  })

  test('is stored only as a hash (AUTH-14)', async () => {
    const made = await linkFor((await makePerson(harness)).id)
    const dump = await harness.database.driver.query(`select l::text as row from private.password_links l`)
    expect(JSON.stringify(dump.rows)).not.toContain(made)
    expect((await readOwner(hashOfLink(made))).data).toBeNull()
  })

  test('cannot be created for oneself', async () => {
    const own = { ...hotel, ...link, p_user_id: harness.userIds.admin }
    expect(await admin().rpc('make_password_link', own)).toMatchObject({
      status: 409,
      error: { hint: 'self' },
    })
  })

  test('can be created thirty times in an hour', async () => {
    const hotelC = { p_hotel_id: hotels.c }
    const person = await makePerson(harness, 'admin', { hotelId: hotels.c })
    const made = () => admin().rpc('make_password_link', { ...hotelC, ...link, p_user_id: person.id })
    for (let count = 0; count < 30; count++) expect((await made()).error).toBeNull()
    expect((await made()).error).toMatchObject({ hint: 'often' })
    const checked = await admin().rpc('check_new_person', { ...hotelC, p_email: 'x@test.example' })
    expect(checked.error).toMatchObject({ hint: 'often' })
  })
})
