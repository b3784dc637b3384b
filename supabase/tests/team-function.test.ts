import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { type FunctionsWorld, startFunctionsWorld } from './functions-world.ts'
import { type Client, hotels, secrets } from './harness.ts'
import { enrollTotp, makePerson, provePassword } from './people.ts'

let world: FunctionsWorld
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  world = await startFunctionsWorld((_, response) => response.writeHead(404).end())
})
afterAll(() => world.stop())
beforeEach(() => provePassword(world.harness.clients.admin))

const next = 'o rio corre devagar'

async function call(client: Client, body: object) {
  const { data, error, response } = await client.functions.invoke('team', { body })
  return { status: response?.status, body: error ? await response?.json() : data }
}

async function accounts() {
  const { rows } = await world.harness.database.driver.query<{ count: number }>(
    'select count(*)::int as count from auth.users',
  )
  return rows[0]?.count ?? 0
}

async function linkFor(userId: string) {
  const token = newLinkToken()
  const made = { p_hotel_id: hotels.a, p_user_id: userId, p_token_hash: hashOfLink(token) }
  await world.harness.clients.admin.rpc('make_password_link', made).throwOnError()
  return token
}

test('an account is made for a manager of the team, and for nobody else', async () => {
  const { harness } = world
  const before = await accounts()
  const clerk = await (await makePerson(harness)).signIn()
  const people = before + 1
  for (const client of [
    harness.clients.stranger,
    harness.clients.viewer,
    harness.clients.otherAdmin,
    clerk,
  ]) {
    expect(await call(client, { email: 'nova@test.example' })).toEqual({
      status: 403,
      body: { error: 'refused' },
    })
  }
  expect((await call(harness.clients.anon, { email: 'nova@test.example' })).status).toBe(401)
  expect(await accounts()).toBe(people)

  const unproven = await (await makePerson(harness, 'admin', { isManager: true })).signIn()
  const refused = { status: 409, body: { error: 'password' } }
  expect(await call(unproven, { email: 'nova@test.example' })).toEqual(refused)
  expect(await accounts()).toBe(people + 1)

  const made = { status: 200, body: { ok: true } }
  expect(await call(harness.clients.admin, { email: 'Nova@test.example' })).toEqual(made)
  expect(await accounts()).toBe(people + 2)
  // One that is there already is answered like a new one, and left as it is.
  expect(await call(harness.clients.admin, { email: 'stranger@test.example' })).toEqual(made)
  expect(await accounts()).toBe(people + 2)
  const known = await call(harness.clients.admin, { email: 'admin@test.example' })
  expect(known).toEqual({ status: 409, body: { error: 'known' } })
})

test('a link sets a password once, ends the sessions, and leaves the second factor', async () => {
  const { harness } = world
  const person = await makePerson(harness)
  const session = await person.signIn()
  await enrollTotp(session)
  const token = await linkFor(person.id)
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

test.each([
  { token: 'x'.repeat(43), password: next },
  { token: '', password: next },
  { token: 1, password: {} },
  { email: 'no address' },
  { email: 'x'.repeat(5000) },
  {},
])('what is no deed does nothing: %j', async (body) => {
  const before = await accounts()
  expect([400, 404]).toContain((await call(world.harness.clients.anon, body)).status)
  expect(await accounts()).toBe(before)
})

test('a password that is not taken leaves the link open', async () => {
  const { clients } = world.harness
  const token = await linkFor((await makePerson(world.harness)).id)
  for (const password of ['curta', 'é'.repeat(40)]) {
    expect((await call(clients.anon, { token, password })).status).toBe(400)
  }
  expect((await clients.anon.rpc('password_link_owner', { p_token: token })).data).not.toBeNull()
})

test('accounts and passwords are the secret key’s alone', async () => {
  const person = await makePerson(world.harness)
  for (const [method, path] of [
    ['POST', '/auth/v1/admin/users'],
    ['PUT', `/auth/v1/admin/users/${person.id}`],
  ]) {
    const headers = { apikey: secrets.publishableKey, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'outra@test.example', password: next })
    const answer = await fetch(world.url + path, { method: method ?? 'GET', headers, body })
    expect(answer.status).toBe(403)
  }
  expect((await person.signIn()).auth).toBeDefined()
})
