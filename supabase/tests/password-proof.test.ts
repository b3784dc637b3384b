import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { type Client, hotels, sharedHarness } from './harness.ts'
import { ask, makePerson, password, provePassword, tokenOf } from './people.ts'

const harness = sharedHarness()

const renewed = 'Outra#senha-2026'
const sql = (text: string, values: unknown[] = []) => harness.database.driver.query(text, values)

/** What an access token and the publishable key ask of the backend, without the site. */
async function asker(client: Client) {
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
    add: (email: string) =>
      call('add_person', {
        p_email: email,
        p_name: 'Nova',
        p_is_manager: false,
        p_token_hash: hashOfLink(newLinkToken()),
      }),
  }
}

async function team() {
  const manager = await makePerson(harness, 'admin', { isManager: true })
  const colleague = await makePerson(harness)
  const outside = await makePerson(harness, null)
  const token = await asker(await manager.signIn())
  const deeds = {
    link: () => token.link(colleague.id),
    flag: () => token.update(colleague.id, true),
    check: () => token.check(),
    add: () => token.add(outside.email),
  }
  return { manager, colleague, token, deeds }
}

describe('an access token alone', () => {
  test('makes no link, gives no flag, adds nobody and tells of no account', async () => {
    const { colleague, deeds, token } = await team()
    const before = await sql('select * from public.user_hotel_access order by user_id, hotel_id')
    for (const [name, deed] of Object.entries(deeds)) {
      const { status, body } = await deed()
      expect({ name, status, hint: JSON.parse(body || '{}').hint }).toEqual({
        name,
        status: 403,
        hint: 'password',
      })
    }
    expect(await sql('select * from public.user_hotel_access order by user_id, hotel_id')).toEqual(before)
    expect((await sql('select 1 from private.password_links')).rows).toEqual([])
    // What gives nobody any access asks for no password.
    expect((await token.update(colleague.id, false)).status).toBe(204)
  })

  test('changes no password, and ends no session', async () => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const { status } = await (await asker(client)).changePassword()
    expect(status).toBe(403)
    await person.signIn()
    expect((await client.auth.getUser()).error).toBeNull()
  })
})

describe('a proof of the password', () => {
  test('lets its session do what asks for it', async () => {
    const { deeds, token } = await team()
    expect(JSON.parse((await token.prove()).body)).toEqual({ proven: true })
    const done = { flag: (await deeds.flag()).status, link: (await deeds.link()).status }
    expect(done).toEqual({ flag: 204, link: 204 })
    expect((await deeds.check()).body).toBe('true')
    expect((await deeds.add()).body).toBe('true')
  })

  test('counts for no other session, not for long, and for the password that is right only', async () => {
    const { manager, colleague, deeds, token } = await team()
    const other = await asker(await manager.signIn())
    expect(JSON.parse((await token.prove('não é esta')).body)).toEqual({ proven: false })
    expect((await deeds.link()).status).toBe(403)
    await token.prove()
    expect((await other.link(colleague.id)).status).toBe(403)
    await sql(`update private.password_proofs set expires_at = now()`)
    expect((await deeds.link()).status).toBe(403)
  })

  test('is given to nobody without a session', async () => {
    const person = await makePerson(harness)
    const client = await person.signIn()
    const token = await asker(client)
    await client.auth.signOut()
    expect((await token.prove()).status).toBe(403)
    const { anon } = harness.clients
    expect((await anon.rpc('prove_password', { p_password: password })).error?.code).toBe('42501')
  })

  test('is refused for 15 minutes after ten wrong passwords, in that session alone', async () => {
    const person = await makePerson(harness)
    const [token, other] = [await asker(await person.signIn()), await asker(await person.signIn())]
    for (let tries = 0; tries < 10; tries++)
      expect(JSON.parse((await token.prove('não é esta')).body)).toEqual({ proven: false })
    const { wait } = JSON.parse((await token.prove()).body)
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect(JSON.parse((await other.prove()).body)).toEqual({ proven: true })
  })

  test('is not worn out by many tries at once', async () => {
    const token = await asker(await (await makePerson(harness)).signIn())
    const answers = await Promise.all(Array.from({ length: 15 }, () => token.prove('não é esta')))
    expect(answers.filter(({ body }) => 'wait' in JSON.parse(body))).toHaveLength(5)
  })
})

describe('another password', () => {
  /** As the auth server writes it for any request. */
  const write = (id: string) =>
    sql(
      `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
      [id, renewed],
    )
  const sessionsOf = async (id: string) =>
    (await sql('select id from auth.sessions where user_id = $1', [id])).rows.length

  test('is the one to prove from then on, however the auth server names its hash', async () => {
    const person = await makePerson(harness)
    const token = await asker(await person.signIn())
    await token.prove()
    expect((await token.changePassword()).status).toBe(200)
    expect(JSON.parse((await token.prove()).body)).toEqual({ proven: false })
    expect(JSON.parse((await token.prove(renewed)).body)).toEqual({ proven: true })
  })

  test('ends all sessions but the one that proved the old one, and uses the proof up', async () => {
    const person = await makePerson(harness)
    const [here, there] = [await person.signIn(), await person.signIn()]
    await provePassword(here)
    const token = await asker(here)
    expect((await token.changePassword()).status).toBe(200)
    expect((await here.auth.getUser()).data.user?.id).toBe(person.id)
    expect((await there.auth.refreshSession()).error).not.toBeNull()
    await expect(person.signIn()).rejects.toMatchObject({ code: 'invalid_credentials' })
    await person.signIn(renewed)
    await expect(write(person.id)).rejects.toThrow('the password must be proven')
  })

  test('that a link sets ends all of them', async () => {
    const { manager, colleague, deeds, token } = await team()
    await token.prove()
    await deeds.link()
    await colleague.signIn()
    await sql('update private.password_links set claimed_at = now() where user_id = $1', [colleague.id])
    await write(colleague.id)
    expect([await sessionsOf(colleague.id), await sessionsOf(manager.id)]).toEqual([0, 1])
  })

  test('is taken from a session that a code by mail opened just now, and ends that one too', async () => {
    const person = await makePerson(harness)
    await person.signIn()
    const amr = (minutes: number) =>
      sql(
        `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
         select $1, s.id, now() - make_interval(mins => $2), now(), 'otp' from auth.sessions s where s.user_id = $3
         on conflict (session_id, authentication_method) do update set created_at = excluded.created_at`,
        [randomUUID(), minutes, person.id],
      )
    await amr(20)
    await expect(write(person.id)).rejects.toThrow('the password must be proven')
    await amr(1)
    await write(person.id)
    expect(await sessionsOf(person.id)).toBe(0)
  })

  test('of an account that opens no hotel is the auth server’s own matter', async () => {
    const person = await makePerson(harness, null)
    await person.signIn()
    await write(person.id)
    expect(await sessionsOf(person.id)).toBe(1)
  })
})
