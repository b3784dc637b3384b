import { expect, test } from 'vitest'
import { createTokens, makeSigningKey } from '../local/auth/tokens.ts'
import { secrets, sharedHarness } from './harness.ts'
import { ask, connect, makePerson, tokenOf } from './people.ts'

const harness = sharedHarness()

const email = 'admin@test.example'
const redirectTo = 'https://mal.example'

test.each([
  ['POST', '/auth/v1/recover', { email }],
  ['POST', '/auth/v1/otp', { email, create_user: true }],
  ['POST', '/auth/v1/magiclink', { email }],
  ['POST', '/auth/v1/verify', { type: 'recovery', email, token: '123456' }],
  ['GET', `/auth/v1/verify?type=recovery&token_hash=x&redirect_to=${redirectTo}`, undefined],
  ['POST', '/auth/v1/resend', { type: 'signup', email }],
  ['POST', '/auth/v1/signup', { email: 'novo@test.example', password: 'Senha#2026-nova' }],
  ['POST', '/auth/v1/signup', { data: {} }],
  ['POST', '/auth/v1/invite', { email }],
  ['GET', '/auth/v1/reauthenticate', undefined],
  ['GET', `/auth/v1/authorize?provider=google&redirect_to=${redirectTo}`, undefined],
  ['GET', '/auth/v1/callback?state=x', undefined],
  ['POST', '/auth/v1/callback', {}],
  ['GET', '/auth/v1/settings', undefined],
  ['GET', '/auth/v1/admin/users', undefined],
  ['POST', '/auth/v1/admin/generate_link', { type: 'recovery', email }],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['POST', '/auth/v1/token?grant_type=id_token', { id_token: 'x', provider: 'google' }],
  ['POST', '/auth/v1/token', { email, password: 'Senha#dos-testes' }],
  ['POST', '/auth/v1/%72ecover', { email }],
  ['POST', '/auth/v1//recover', { email }],
  ['POST', '/auth/v1/recover/', { email }],
  ['POST', '/rest/v1/../../auth/v1/recover', { email }],
  ['PUT', '/auth/v1/user', { email: 'outro@test.example' }],
  ['PUT', '/auth/v1/user', { password: 'Senha#2026-nova', data: { admin: true } }],
])('%s %s is refused', async (method, path, body) => {
  const token = await tokenOf(harness.clients.admin)
  const auditBefore = await writesOfAuth()
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(harness, path, token, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([400, 404, 422]).toContain(answer.status)
  expect(answer.body).not.toContain('access_token')
  expect(await writesOfAuth()).toEqual(auditBefore)
})

test('the factors ask for an API key as everything does', async () => {
  const token = await tokenOf(harness.clients.admin)
  const init = { method: 'POST', headers: { apikey: 'sb_publishable_wrong' } }
  expect((await ask(harness, '/auth/v1/factors', token, init)).status).toBe(401)
})

test('only a token of this key opens anything, however it is presented', async () => {
  const person = await makePerson(harness)
  const good = await tokenOf(await person.signIn())
  const claims = createTokens(secrets).read(`Bearer ${good}`) ?? {}
  const other = createTokens({ ...secrets, signingKey: makeSigningKey() })
  const asLibrarySigns = createTokens(secrets).translate(`Bearer ${good}`).slice('Bearer '.length)
  const [header = '', payload = '', signature = ''] = good.split('.')
  const expired = createTokens(secrets).sign({ ...claims, exp: 1 })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged = [
    asLibrarySigns,
    `  ${asLibrarySigns} `,
    other.sign(claims),
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
  for (const token of forged) {
    const factors = await ask(harness, '/auth/v1/factors', token, {
      method: 'POST',
      body: '{"factor_type":"totp"}',
    })
    expect([401, 403]).toContain(factors.status)
  }
})

test('the public key alone is published', async () => {
  const { status, body } = await ask(harness, '/auth/v1/.well-known/jwks.json', '')
  expect(status).toBe(200)
  expect(body).not.toContain(secrets.signingKey.d)
  expect(JSON.parse(body)).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }] })
})

test('a session that is renewed keeps its id and what it has proven', async () => {
  const client = await (await makePerson(harness)).signIn()
  const before = createTokens(secrets).read(`Bearer ${await tokenOf(client)}`)
  const { data } = await client.auth.refreshSession()
  const after = createTokens(secrets).read(`Bearer ${data.session?.access_token}`)
  expect(after).toMatchObject({
    session_id: before?.session_id,
    aal: 'aal1',
    amr: before?.amr,
    iss: before?.iss,
  })
  expect((await connect(harness).auth.getUser(data.session?.access_token)).error).toBeNull()
})

/** Everything that a refused call might have left behind. */
async function writesOfAuth() {
  const { rows } = await harness.database.driver.query(`
    select (select count(*) from auth.users) as users, (select count(*) from auth.sessions) as sessions,
      (select count(*) from auth.audit_log_entries) as audit,
      (select count(*) from auth.users where coalesce(recovery_token, '') <> '' or coalesce(email_change, '') <> '') as links`)
  return rows
}
