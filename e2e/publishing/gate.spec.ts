import { expect, test } from './fixtures.ts'

// Nobody has signed it: a backend that answers refuses it.
const claims = { sub: 'x', email: 'a@b.example', exp: 4_000_000_000 }
const session = {
  access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.eA`,
  refresh_token: 'x',
  expires_at: claims.exp,
}
const headers = { cookie: `sb-127-auth-token=base64-${encode(session)}` }

for (const mode of ['refused', '500', 'hang'] as const) {
  test(`a backend that cannot be asked (${mode}) opens nothing and denies nobody`, async ({ site }) => {
    await site.backend.fail(mode)
    const panel = await site.a.get('/admin/rooms', headers)
    expect(panel.location).toBe('/admin/login?motivo=indisponivel&voltar=%2Fadmin%2Frooms')
    expect(panel.html).not.toContain('Painel Administrativo')
    const login = await site.a.get(panel.location ?? '', headers)
    expect(login.status).toBe(200)
    expect(login.html).toContain('Painel indisponível')
    expect(login.html).not.toContain('Acesso negado')
  })
}

test('a backend that answers tells a forged session from an outage', async ({ site }) => {
  const { location } = await site.a.get('/admin', headers)
  expect(location).toBe('/admin/login?motivo=sessao')
})

function encode(part: unknown) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
