import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTokens, makeSigningKey } from '../local/auth/tokens.ts'
import { secrets, sharedHarness } from './harness.ts'
import { ask, makePerson, tokenOf } from './people.ts'

const harness = sharedHarness()

const email = 'admin@test.example'
const redirectTo = 'https://mal.example'

const refused: [string, string, object?][] = [
  ['POST', 'recover', { email }],
  ['POST', 'otp', { email, create_user: true }],
  ['POST', 'magiclink', { email }],
  ['POST', 'verify', { type: 'recovery', email, token: '123456' }],
  ['GET', `verify?type=recovery&token_hash=x&redirect_to=${redirectTo}`],
  ['POST', 'resend', { type: 'signup', email }],
  ['POST', 'signup', { email: 'novo@test.example', password: 'Senha#2026-nova' }],
  ['POST', 'invite', { email }],
  ['GET', 'reauthenticate'],
  ['GET', `authorize?provider=google&redirect_to=${redirectTo}`],
  ['POST', 'callback', {}],
  ['GET', 'settings'],
  ['GET', 'admin/users'],
  ['POST', 'admin/generate_link', { type: 'recovery', email }],
  ['POST', 'token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['POST', 'token?grant_type=id_token', { id_token: 'x', provider: 'google' }],
  ['POST', 'token', { email, password: 'Senha#dos-testes' }],
  ['POST', 'token', { grant_type: 'password', email, password: 'Senha#dos-testes' }],
  ['POST', '%72ecover', { email }],
  ['POST', '/recover', { email }],
  ['POST', 'recover/', { email }],
  ['POST', '../../rest/v1/../../auth/v1/recover', { email }],
  ['PUT', 'user', { email: 'outro@test.example' }],
  ['PUT', 'user', { password: 'Senha#2026-nova', data: { admin: true } }],
]

test('unused routes are refused in every spelling and write nothing', async () => {
  const token = await tokenOf(harness.clients.admin)
  const before = await writesOfAuth()
  for (const [method, path, body] of refused) {
    const headers = { 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await ask(harness, `/auth/v1/${path}`, token, init)
    expect([400, 404, 422], `${method} ${path}`).toContain(answer.status)
    expect(answer.body).not.toContain('access_token')
  }
  expect(await writesOfAuth()).toEqual(before)
})

test('factor requests need an API key, too', async () => {
  const token = await tokenOf(harness.clients.admin)
  const init = { method: 'POST', headers: { apikey: 'sb_publishable_wrong' } }
  expect((await ask(harness, '/auth/v1/factors', token, init)).status).toBe(401)
})

test('only a valid token of this key is accepted', async () => {
  const person = await makePerson(harness)
  const good = await tokenOf(await person.signIn())
  const claims = (await createTokens(secrets).read(`Bearer ${good}`)) ?? {}
  const other = createTokens({ ...secrets, signingKey: makeSigningKey() })
  const [header = '', payload = '', signature = ''] = good.split('.')
  const expired = await createTokens(secrets).sign({ ...claims, exp: 1 })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const shared = `${part({ alg: 'HS256', typ: 'JWT' })}.${payload}`
  const forged = [
    `${shared}.${createHmac('sha256', secrets.jwtSecret).update(shared).digest('base64url')}`,
    await other.sign(claims),
    expired,
    `${part({ alg: 'none' })}.${payload}.`,
    `${part({ alg: 'HS256', kid: createTokens(secrets).publicKey.kid })}.${payload}.${signature}`,
    `${header}.${part({ ...claims, role: 'service_role' })}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
  ]
  for (const path of ['/auth/v1/user', '/rest/v1/hotel_content']) {
    expect((await ask(harness, path, good)).status).toBe(200)
    for (const token of forged) {
      const { status } = await ask(harness, path, token)
      expect(status, `${path} ${token}`).toBeGreaterThanOrEqual(401)
      expect(status).toBeLessThanOrEqual(403)
    }
  }
})

test('only the public key is published', async () => {
  const { status, body } = await ask(harness, '/auth/v1/.well-known/jwks.json', '')
  expect(status).toBe(200)
  expect(body).not.toContain(secrets.signingKey.d)
  expect(JSON.parse(body)).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }] })
})

/** Returns everything that a refused request might have written. */
async function writesOfAuth() {
  const { rows } = await harness.database.driver.query(`
    select (select count(*) from auth.users) as users, (select count(*) from auth.sessions) as sessions,
      (select count(*) from auth.audit_log_entries) as audit,
      (select count(*) from auth.users where coalesce(recovery_token, '') <> '' or coalesce(email_change, '') <> '') as links`)
  return rows
}
