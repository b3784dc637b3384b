import { signSession } from '../../lib/access/cookies.ts'
import { expect, test } from './fixtures.ts'

// The token is not signed, but the session is, by this site: a backend that answers refuses it.
const claims = { sub: 'x', email: 'a@b.example', exp: 4_000_000_000 }
const accessToken = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.eA`
const headers = { cookie: `panel-session=${signSession(sessionWith(accessToken))}` }

test('a backend that cannot be asked opens nothing and denies nobody; one that answers refuses a forged session', async ({
  site: { a, backend },
}) => {
  expect((await a.get('/admin', headers)).location).toBe('/admin/login?motivo=sessao')
  for (const mode of ['refused', '500', 'hang'] as const) {
    await backend.fail(mode)
    const panel = await a.get('/admin/rooms', headers)
    expect(panel.location, mode).toBe('/admin/login?motivo=indisponivel&voltar=%2Fadmin%2Frooms')
    expect(panel.html).not.toContain('Painel Administrativo')
    const login = await a.get(panel.location ?? '', headers)
    expect(login.status).toBe(200)
    expect(login.html).toContain('Painel indisponível')
    expect(login.html).not.toContain('Acesso negado')
  }
})

test('invented sessions cause no request to the auth server, and an expired one causes one', async ({
  site,
}) => {
  const expired = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp: 1_700_000_000 })}.eA`
  const old = { access_token: expired, refresh_token: 'x', expires_at: 1_700_000_000 }
  const signed = signSession(sessionWith(expired))
  const invented = [
    `sb-127-auth-token=base64-${encode(old)}`,
    `panel-session=${signed.slice(0, -4)}AAAA`,
    `panel-session=${signed.replace('~x~', '~y~')}`,
    `panel-session=1~1~x~${expired}~`,
    `panel-session=${signSession({ ...sessionWith(expired), startedAt: 0 })}`,
  ]
  const before = site.backend.authCalls
  for (const cookie of invented) {
    expect((await site.a.get('/admin', { cookie })).location).toBe('/admin/login?motivo=sessao')
    await fetch(site.a.url('/admin/login'), {
      method: 'POST',
      headers: { cookie, 'next-action': 'x', origin: site.a.origin },
    })
  }
  expect(site.backend.authCalls - before).toBe(0)
  for (let count = 0; count < 3; count++) await site.a.get('/admin', { cookie: `panel-session=${signed}` })
  expect(site.backend.authCalls - before).toBe(1)
  // One line in the log, and no stack.
  expect(site.a.log.match(/"renewal_refused"/g)).toHaveLength(1)
  expect(site.a.log).not.toMatch(/^\s+at /m)
})

function sessionWith(accessToken: string) {
  return { accessToken, refreshToken: 'x', startedAt: Date.now(), seenAt: Date.now() }
}

function encode(part: unknown) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
