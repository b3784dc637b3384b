import { describe, expect, test } from 'vitest'
import { type Client, historyOf, hotels, sharedHarness } from './harness.ts'
import { ask, enrollTotp, enterCode, makePerson, tokenOf, totpCode } from './people.ts'

const harness = sharedHarness()

const json = { 'content-type': 'application/json', prefer: 'return=representation' }
const hotelA = `hotel_id=eq.${hotels.a}`
let uploads = 0

/** Returns what REST and storage allow with this token at hotel A. */
async function readRights(token: string) {
  const send = (method: string, path: string, body?: object) =>
    ask(harness, path, token, { method, headers: json, ...(body && { body: JSON.stringify(body) }) })
  const rows = async (path: string) => {
    const { status, body } = await send('GET', `/rest/v1/${path}`)
    return status === 200 && body !== '[]'
  }
  const image = { method: 'POST', headers: { 'content-type': 'image/png' }, body: 'x' }
  const upload = await ask(harness, `/storage/v1/object/hotel-images/rooms/${++uploads}.png`, token, image)
  const listed = await send('POST', '/storage/v1/object/list/hotel-images', { prefix: 'rooms/', limit: 1 })
  const title = { title: String(Math.random()) }
  return {
    reads: await rows(`hotel_content?${hotelA}`),
    readsViews: await rows(`packages?${hotelA}`),
    readsHistory: await rows(`hotel_content_history?${hotelA}&limit=1`),
    writes: (await send('PATCH', `/rest/v1/hero_sections?${hotelA}`, title)).body.includes(title.title),
    uploads: upload.status === 200,
    lists: listed.body.includes('"name"'),
    isAdmin: (await send('POST', '/rest/v1/rpc/is_hotel_admin', { p_hotel_id: hotels.a })).body === 'true',
    readsOwnRole: await rows(`user_hotel_access?${hotelA}`),
  }
}

const rights = ['reads', 'readsViews', 'readsHistory', 'writes', 'uploads', 'lists', 'isAdmin']
const all = (value: boolean) => Object.fromEntries(rights.map((right) => [right, value]))
const everything = { ...all(true), readsOwnRole: true }
const nothing = { ...all(false), readsOwnRole: false }
const roleOnly = { ...all(false), readsOwnRole: true }

describe('a copied token is useless', () => {
  const ends: Record<string, (client: Client, id: string) => Promise<unknown>> = {
    'after signing out': (client) => client.auth.signOut({ scope: 'local' }),
    'after signing out everywhere from another device': (client) => client.auth.signOut(),
    'when the session has expired': (_, id) =>
      sql(`update auth.sessions set not_after = now() where user_id = '${id}'`),
    'when the account was deleted': (_, id) => sql(`delete from auth.users where id = '${id}'`),
  }

  test.each(Object.entries(ends))('%s', async (name, end) => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const token = await tokenOf(client)
    expect(await readRights(token)).toEqual(everything)
    const other = await tokenOf(await person.signIn())
    await end(client, person.id)
    if (name === 'after signing out') expect(await readRights(other)).toEqual(everything)
    expect(await readRights(token)).toEqual(nothing)
  })

  test('with the session of another person', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)]
    const client = await person.signIn()
    await other.signIn()
    await sql(`update auth.sessions set user_id = '${other.id}' where user_id = '${person.id}'`)
    expect(await readRights(await tokenOf(client))).toEqual(nothing)
  })
})

test('a change of a role is in the history, without a name', async () => {
  const person = await makePerson(harness)
  const changes = async () => (await historyOf(harness, 'security')).map(({ data }) => data)
  expect((await changes()).at(-1)).toEqual({ role_changed: { before: null, after: 'admin' } })
  const before = (await changes()).length
  await sql(`update public.user_hotel_access set role = role where user_id = '${person.id}'`)
  await sql(`update public.user_hotel_access set role = 'viewer' where user_id = '${person.id}'`)
  await sql(`delete from auth.users where id = '${person.id}'`)
  expect((await changes()).slice(before)).toEqual([
    { role_changed: { before: 'admin', after: 'viewer' } },
    { role_changed: { before: 'viewer', after: null } },
  ])
})

test('the loss of a role takes effect at once (AUTH-1)', async () => {
  const person = await makePerson(harness)
  const token = await tokenOf(await person.signIn())
  await sql(`update public.user_hotel_access set role = 'viewer' where user_id = '${person.id}'`)
  expect(await readRights(token)).toEqual(roleOnly)
  await sql(`delete from public.user_hotel_access where user_id = '${person.id}'`)
  expect(await readRights(token)).toEqual(nothing)
})

describe('the second factor', () => {
  test('is needed for every table by a person who has one (AUTH-12)', async () => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const stolen = await tokenOf(client)
    const { id, secret } = await enrollTotp(client)
    expect(await readRights(await tokenOf(client))).toEqual(everything)
    // The session is the same, but this token is older than its code.
    expect(await readRights(stolen)).toEqual(roleOnly)

    const again = await person.signIn()
    expect(await readRights(await tokenOf(again))).toEqual(roleOnly)
    expect((await enterCode(again, id, totpCode(secret, Date.now() + 30_000))).error).toBeNull()
    expect(await readRights(await tokenOf(again))).toEqual(everything)

    const lifted = await tokenOf(again)
    await client.auth.mfa.unenroll({ factorId: id })
    expect(await readRights(lifted)).toEqual(everything)
  })

  test('is not needed before it is verified', async () => {
    const client = await (await makePerson(harness)).signIn()
    await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(await readRights(await tokenOf(client))).toEqual(everything)
  })

  test('can be required of everybody by an admin who proved one, and the history names that admin (AUTH-10)', async () => {
    const [owner, colleague] = [await makePerson(harness), await makePerson(harness)]
    const [admin, other] = [await owner.signIn(), await colleague.signIn()]
    const requireFactor = (client: Client, required: boolean) =>
      client.rpc('set_mfa_required', { p_hotel_id: hotels.a, p_required: required })
    expect((await requireFactor(admin, true)).error).toMatchObject({ code: '42501', hint: 'aal2' })
    for (const identity of ['anon', 'stranger', 'viewer', 'otherAdmin'] as const) {
      expect((await requireFactor(harness.clients[identity], false)).error?.code).toBe('42501')
    }
    const { id } = await enrollTotp(admin)
    expect((await requireFactor(admin, true)).error).toBeNull()
    expect((await requireFactor(admin, true)).error).toBeNull()
    expect(await readRights(await tokenOf(admin))).toEqual(everything)
    expect(await readRights(await tokenOf(other))).toEqual(roleOnly)
    expect((await requireFactor(other, false)).error?.code).toBe('42501')

    const lifted = await tokenOf(admin)
    await admin.auth.mfa.unenroll({ factorId: id })
    expect(await readRights(lifted)).toEqual(roleOnly)
    await enrollTotp(admin)
    expect((await requireFactor(admin, false)).error).toBeNull()
    expect(await readRights(await tokenOf(other))).toEqual(everything)
    const recorded = (await historyOf(harness, 'security')).filter(
      ({ data }) => 'mfa_required' in Object(data),
    )
    expect(recorded).toMatchObject([
      { data: { mfa_required: true }, changed_by_email: owner.email },
      { data: { mfa_required: false }, changed_by_email: owner.email },
    ])
  })
})

function sql(statement: string) {
  return harness.database.driver.exec(statement)
}
