import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { type Client, hotels, sharedHarness } from './harness.ts'
import { ask, enrollTotp, makePerson, password, provePassword, tokenOf } from './people.ts'

const harness = sharedHarness()

const renewed = 'Outra#senha-2026'
const sql = (text: string, values: unknown[] = []) => harness.database.driver.query(text, values)

/** Sends requests to the backend with an access token and the publishable key, without the site. */
async function createAsker(client: Client) {
  const token = await tokenOf(client)
  const send = (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return ask(harness, path, token, { method, headers, body: JSON.stringify(body) })
  }
  const call = (name: string, body: object) =>
    send('POST', `/rest/v1/rpc/${name}`, { p_hotel_id: hotels.a, ...body })
  return {
    changePassword: () => send('PUT', '/auth/v1/user', { password: renewed }),
    prove: (given = password) => send('POST', '/rest/v1/rpc/prove_password', { p_password: given }),
    link: (userId: string) =>
      call('make_password_link', { p_user_id: userId, p_token_hash: hashOfLink(newLinkToken()) }),
    update: (userId: string, isManager: boolean) =>
      call('update_person', { p_user_id: userId, p_name: 'Lia', p_is_manager: isManager }),
    check: () => call('check_new_person', { p_email: 'nova@test.example' }),
    add: (p_email: string) => {
      const link = { p_token_hash: hashOfLink(newLinkToken()) }
      return call('add_person', { p_email, p_name: 'Nova', p_is_manager: false, ...link })
    },
  }
}

async function makeTeam() {
  const manager = await makePerson(harness, 'admin', { isManager: true })
  const colleague = await makePerson(harness)
  const outside = await makePerson(harness, null)
  const token = await createAsker(await manager.signIn())
  const changes = {
    link: () => token.link(colleague.id),
    flag: () => token.update(colleague.id, true),
    check: () => token.check(),
    add: () => token.add(outside.email),
  }
  return { manager, colleague, token, changes }
}

describe('an access token alone', () => {
  test('creates no link, sets no flag, adds nobody and reveals no account (AUTH-15)', async () => {
    const { colleague, changes, token } = await makeTeam()
    const before = await sql('select * from public.user_hotel_access order by user_id, hotel_id')
    for (const [name, change] of Object.entries(changes)) {
      const { status, body } = await change()
      expect([name, status, JSON.parse(body || '{}').hint]).toEqual([name, 403, 'password'])
    }
    expect(await sql('select * from public.user_hotel_access order by user_id, hotel_id')).toEqual(before)
    expect((await sql('select 1 from private.password_links')).rows).toEqual([])
    // A change that gives nobody access needs no password.
    expect((await token.update(colleague.id, false)).status).toBe(204)
  })

  test('changes no password and ends no session', async () => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const { status } = await (await createAsker(client)).changePassword()
    expect(status).toBe(403)
    await person.signIn()
    expect((await client.auth.getUser()).error).toBeNull()
  })
})

describe('a proof of the password', () => {
  test('allows the changes that need it (AUTH-15)', async () => {
    const { changes, token } = await makeTeam()
    expect(JSON.parse((await token.prove()).body)).toEqual({ proven: true })
    const done = { flag: (await changes.flag()).status, link: (await changes.link()).status }
    expect(done).toEqual({ flag: 204, link: 204 })
    expect((await changes.check()).body).toBe('true')
    expect((await changes.add()).body).toBe('true')
  })

  test('counts for its session only, for a limited time, and only with the right password (AUTH-15)', async () => {
    const { manager, colleague, changes, token } = await makeTeam()
    const other = await createAsker(await manager.signIn())
    expect(JSON.parse((await token.prove('não é esta')).body)).toEqual({ proven: false })
    expect((await changes.link()).status).toBe(403)
    await token.prove()
    expect((await other.link(colleague.id)).status).toBe(403)
    await sql(`update private.password_proofs set expires_at = now()`)
    expect((await changes.link()).status).toBe(403)
  })

  test('needs a session', async () => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const token = await createAsker(client)
    await client.auth.signOut()
    expect((await token.prove()).status).toBe(403)
    const { anon } = harness.clients
    expect((await anon.rpc('prove_password', { p_password: password })).error?.code).toBe('42501')
  })

  test('is refused for 15 minutes after ten wrong passwords, in that session only (AUTH-15)', async () => {
    const person = await makePerson(harness)
    const [token, other] = [
      await createAsker(await person.signIn()),
      await createAsker(await person.signIn()),
    ]
    for (let tries = 0; tries < 10; tries++)
      expect(JSON.parse((await token.prove('não é esta')).body)).toEqual({ proven: false })
    const { wait } = JSON.parse((await token.prove()).body)
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect(JSON.parse((await other.prove()).body)).toEqual({ proven: true })
  })

  test('counts simultaneous tries', async () => {
    const token = await createAsker(await (await makePerson(harness)).signIn())
    const answers = await Promise.all(Array.from({ length: 15 }, () => token.prove('não é esta')))
    expect(answers.filter(({ body }) => 'wait' in JSON.parse(body))).toHaveLength(5)
  })
})

describe('a new password', () => {
  /** Writes as the auth server does for any request. */
  const write = (id: string) =>
    sql(
      `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
      [id, renewed],
    )
  const sessionsOf = async (id: string) =>
    (await sql('select id from auth.sessions where user_id = $1', [id])).rows.length

  test('ends all sessions but the one that proved the old one, and consumes the proof (AUTH-10)', async () => {
    const person = await makePerson(harness)
    const [here, there] = [await person.signIn(), await person.signIn()]
    for (const [given, code] of [
      ['curta', 'weak_password'],
      [password, 'same_password'],
    ] as const)
      expect((await here.auth.updateUser({ password: given })).error?.code).toBe(code)
    await provePassword(here)
    const token = await createAsker(here)
    expect((await token.changePassword()).status).toBe(200)
    expect((await here.auth.getUser()).data.user?.id).toBe(person.id)
    expect((await there.auth.refreshSession()).error).not.toBeNull()
    await expect(person.signIn()).rejects.toMatchObject({ code: 'invalid_credentials' })
    await person.signIn(renewed)
    await expect(write(person.id)).rejects.toThrow('the password must be proven')
    expect(JSON.parse((await token.prove()).body)).toEqual({ proven: false })
    expect(JSON.parse((await token.prove(renewed)).body)).toEqual({ proven: true })
  })

  test('set by a link ends all sessions (AUTH-14)', async () => {
    const { manager, colleague, changes, token } = await makeTeam()
    await token.prove()
    await changes.link()
    await colleague.signIn()
    await sql('update private.password_links set claimed_at = now() where user_id = $1', [colleague.id])
    await write(colleague.id)
    expect([await sessionsOf(colleague.id), await sessionsOf(manager.id)]).toEqual([0, 1])
  })

  test('is accepted right after a code by mail, and ends that session, too', async () => {
    const person = await makePerson(harness)
    await person.signIn()
    const addOtpClaim = (minutes: number) =>
      sql(
        `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
         select $1, s.id, now() - make_interval(mins => $2), now(), 'otp' from auth.sessions s where s.user_id = $3
         on conflict (session_id, authentication_method) do update set created_at = excluded.created_at`,
        [randomUUID(), minutes, person.id],
      )
    await addOtpClaim(20)
    await expect(write(person.id)).rejects.toThrow('the password must be proven')
    await addOtpClaim(1)
    await write(person.id)
    expect(await sessionsOf(person.id)).toBe(0)
  })

  test('is unrestricted for an account without a hotel', async () => {
    const person = await makePerson(harness, null)
    await person.signIn()
    await write(person.id)
    expect(await sessionsOf(person.id)).toBe(1)
  })

  test('needs the second factor of a person who has one', async () => {
    const person = await makePerson(harness)
    const here = await person.signIn()
    await enrollTotp(here)
    const there = await person.signIn()
    for (const client of [here, there]) await provePassword(client)
    expect((await there.auth.updateUser({ password: renewed })).error?.code).toBe('insufficient_aal')
    expect((await here.auth.updateUser({ password: renewed })).error).toBeNull()
  })
})
