import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { sql } from './content.ts'
import { type FunctionsWorld, invoke, startFunctionsWorld } from './functions-world.ts'
import { type Client, hotels, secrets } from './harness.ts'
import { ask, enrollTotp, makePerson, provePassword } from './people.ts'

let world: FunctionsWorld
beforeAll(async () => {
  world = await startFunctionsWorld((_, response) => response.writeHead(404).end())
})
afterAll(() => world.stop())
beforeEach(() => provePassword(world.harness.clients.admin))

const next = 'o rio corre devagar'

const call = (client: Client, body: object) => invoke(client, 'team', body)

const accounts = async () => (await sql(world.harness, 'select id from auth.users')).length

async function linkFor(userId: string) {
  const token = newLinkToken()
  const made = { p_hotel_id: hotels.a, p_user_id: userId, p_token_hash: hashOfLink(token) }
  await world.harness.clients.admin.rpc('make_password_link', made).throwOnError()
  return token
}

test('an account is created only for a manager of the team who proved the password', async () => {
  const { clients } = world.harness
  const clerk = await (await makePerson(world.harness)).signIn()
  const unproven = await (await makePerson(world.harness, 'admin', { isManager: true })).signIn()
  const before = await accounts()
  const nova = { email: 'nova@test.example' }
  for (const client of [clients.stranger, clients.viewer, clients.otherAdmin, clerk])
    expect(await call(client, nova)).toEqual({ status: 403, body: { error: 'refused' } })
  expect((await call(clients.anon, nova)).status).toBe(401)
  expect(await call(unproven, nova)).toEqual({ status: 409, body: { error: 'password' } })
  expect(await accounts()).toBe(before)

  const made = { status: 200, body: { ok: true } }
  expect(await call(clients.admin, { email: 'Nova@test.example' })).toEqual(made)
  expect(await accounts()).toBe(before + 1)
  // An existing account gets the same response and does not change.
  expect(await call(clients.admin, { email: 'stranger@test.example' })).toEqual(made)
  expect(await accounts()).toBe(before + 1)
  const known = await call(clients.admin, { email: 'admin@test.example' })
  expect(known).toEqual({ status: 409, body: { error: 'known' } })
})

test('a link sets a password once, ends the sessions and keeps the second factor', async () => {
  const { harness } = world
  const person = await makePerson(harness)
  const session = await person.signIn()
  await enrollTotp(session)
  const token = await linkFor(person.id)
  for (const password of ['curta', 'é'.repeat(40)])
    expect((await call(harness.clients.anon, { token, password })).status).toBe(400)
  const body = { token, password: next }
  const answers = await Promise.all([call(harness.clients.anon, body), call(harness.clients.anon, body)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await session.auth.getUser()).error).not.toBeNull()
  await expect(person.signIn()).rejects.toThrow('Invalid login credentials')
  const again = await person.signIn(next)
  const { data } = await again.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  expect((await again.rpc('is_hotel_admin', { p_hotel_id: hotels.a })).data).toBe(false)
  expect(await call(harness.clients.anon, body)).toEqual({ status: 404, body: { error: 'gone' } })
})

test('malformed requests do nothing, and the auth server needs the secret key', async () => {
  const { harness } = world
  const person = await makePerson(harness)
  const before = await accounts()
  for (const body of [
    { token: 'x'.repeat(43), password: next },
    { token: 1, password: {} },
    { email: 'no address' },
    { email: 'x'.repeat(5000) },
    {},
  ])
    expect([400, 404]).toContain((await call(harness.clients.anon, body)).status)
  const init = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'outra@test.example', password: next }),
  }
  const key = secrets.publishableKey
  const created = await ask(harness, '/auth/v1/admin/users', key, { method: 'POST', ...init })
  const changed = await ask(harness, `/auth/v1/admin/users/${person.id}`, key, { method: 'PUT', ...init })
  expect([created.status, changed.status]).toEqual([403, 403])
  expect(await accounts()).toBe(before)
  await person.signIn()
})
