import { expect, test, vi } from 'vitest'
import { routes } from '../../lib/paths.ts'
import { demoRooms } from '../../supabase/local/demo/test-content.ts'
import {
  addFactor,
  anonymous,
  cookieHeader,
  cookieOf,
  createAccount,
  demoAdmin,
  keptCookies,
  presentCode,
  setRole,
  signedCookies,
  type Tokens,
  wrongCode,
} from '../support/admin.ts'
import { activePackages } from '../support/content.ts'
import { rawRequest } from '../support/raw-request.ts'
import { actionsOf, distDirUnderTest, WebServer } from '../support/web-server.ts'

const site = WebServer.shared()
const { origin } = site

test('without a session every request redirects to the login page, which gives the reason (AUTH-2, AUTH-3)', async () => {
  const visits: [path: string, headers: Record<string, string>][] = [
    ['/admin', {}],
    ['/admin/packages', {}],
    ['/admin/nao-existe', {}],
    ['/admin', { 'x-middleware-subrequest': Array(6).fill('middleware').join(':') }],
    ['/admin', { rsc: '1', 'next-router-prefetch': '1' }],
    ['/admin', { 'next-action': 'x' }],
    ['/admin', { 'content-security-policy': "script-src 'nonce-x'" }],
  ]
  for (const [path, headers] of visits) {
    const { status, location, html } = await site.get(path, headers)
    expect([path, status, location]).toEqual([path, 307, expect.stringContaining('motivo=sessao')])
    expect(html).not.toContain('Painel Administrativo')
  }
  const told = await site.get('/admin/login?motivo=sessao')
  expect(told.html).toContain('Entre para continuar')
  expect(told.html).toContain('content="noindex, nofollow"')
  const unknown = await site.get('/admin/login?motivo=%3Cb%3Eoi')
  expect(unknown.status).toBe(200)
  expect(unknown.html).not.toMatch(/<b>oi|Entre para continuar/)
})

test('a revoked role counts at the next request, and nobody gets a redirect loop (AUTH-1, AUTH-3, AUTH-20)', async () => {
  const account = await createAccount('admin')
  const headers = { cookie: await cookieOf(account) }
  expect((await site.get('/admin', headers)).status).toBe(200)
  await setRole(account, 'viewer')
  const denied = await site.get('/admin/rooms', headers)
  expect(denied.location).toContain('motivo=sem-acesso')
  const { html } = await site.get(denied.location?.replace(origin, '') ?? '', headers)
  expect(html).toContain('Acesso negado')
  expect(html).toContain('Você não tem permissão para acessar esta página.')
  expect((await site.get('/admin/login', headers)).status).toBe(200)
  await setRole(account, 'admin')
  const back = await site.get('/admin/login', headers)
  expect([back.status, back.location]).toEqual([307, expect.stringMatching(/\/admin$/)])
})

test('a forged or unrenewable session counts as none, and signing in replaces it (AUTH-2, AUTH-8)', async () => {
  const account = await createAccount('admin')
  const fake = await changedSession(account, ({ access_token }) => ({ access_token: forged(access_token) }))
  expect((await site.get('/admin', { cookie: fake })).location).toContain('/admin/login')
  const ended = await expiredSession(account, { refresh_token: 'unknown' })
  const answer = await fetch(site.url('/admin/rooms'), { redirect: 'manual', headers: { cookie: ended } })
  expect(answer.headers.get('location')).toContain('motivo=sessao')
  expect(keptCookies(ended, answer)).toBe('')
  const again = await expiredSession(account, { refresh_token: 'also unknown' })
  const signedIn = await sendForm('/admin/login?voltar=/admin/rooms', 'Entrar', again, account)
  expect(signedIn.headers.get('location')).toMatch(/\/admin\/rooms$/)
})

test('an expired session is renewed, also by simultaneous requests (AUTH-8)', async () => {
  const cookie = await expiredSession(await createAccount('admin'))
  const paths = ['/admin', '/admin/hotel', '/admin/packages', '/admin/rooms', '/admin']
  let renewed = cookie
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(site.url(path), { redirect: 'manual', headers: { cookie } })
      // Keeps the cookies of the last response, as a browser does.
      renewed = keptCookies(renewed, answer)
      return answer.status
    }),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect((await site.get('/admin', { cookie: renewed })).status).toBe(200)
})

test('without script reason, failure, code and signing out work, and no address redirects to another site (AUTH-3, AUTH-4, AUTH-7, AUTH-12)', async () => {
  const account = await createAccount('admin')
  const { secret } = await addFactor(account)
  const elsewhere = '/admin/login?voltar=https://evil.example/admin/rooms'
  const refused = await (await sendForm(elsewhere, 'Entrar', '', { ...account, password: 'errada' })).text()
  expect(refused).toMatch(/role="alert".*Erro ao fazer login.*Invalid login credentials/)
  expect(refused).toContain(`value="${account.email}"`)
  const owing = await sendForm(elsewhere, 'Entrar', '', account)
  let cookie = keptCookies('', owing)
  const step = new URL(owing.headers.get('location') ?? '', origin)
  expect(step.origin).toBe(origin)
  expect((await site.get('/admin/account', { cookie })).location).toContain('/admin/login/codigo')
  const wrong = await sendForm('/admin/login/codigo', 'Confirmar', cookie, { code: wrongCode(secret) })
  expect(await wrong.text()).toMatch(/role="alert".*Código incorreto/)
  const right = await sendForm('/admin/login/codigo', 'Confirmar', cookie, { code: presentCode(secret) })
  expect(new URL(right.headers.get('location') ?? '', origin).pathname).toBe('/admin')
  cookie = keptCookies(cookie, right)
  const left = await sendForm('/admin', 'Sair', cookie)
  expect(left.headers.get('location')).toContain('motivo=saiu')
  expect(keptCookies(cookie, left)).toBe('')
  expect((await site.get('/admin', { cookie })).location).toContain('/admin/login')
  const told = await site.get('/admin/login?motivo=saiu')
  expect(told.html).toMatch(/Logout realizado.*Você saiu do painel administrativo\./)
})

test('scripts cannot read a session’s cookie, which lasts a week; signing out, a new password and “Sair de todos os aparelhos” end the right sessions (AUTH-7, AUTH-8, AUTH-10)', async () => {
  const account = await createAccount('admin')
  // The browser still has a session of an earlier release.
  const before = ['sb-127-auth-token', 'sb-127-auth-token.0', 'panel-session'].map(
    (name) => `${name}=base64-e30`,
  )
  const gate = await fetch(site.url('/admin/rooms'), {
    redirect: 'manual',
    headers: { cookie: before.join('; ') },
  })
  const old = keptCookies(before.join('; '), gate)
  const signedIn = await sendForm('/admin/login', 'Entrar', old, account)
  const lines = signedIn.headers.getSetCookie()
  // The tests use http, where Secure would lose the cookie; lib/access/cookies.test.ts covers https.
  for (const line of lines) {
    expect(line).toMatch(/^(?=.*; Path=\/(;|$))(?=.*; SameSite=Lax)/i)
    // Scripts may only read that a session exists (ADM-15).
    if (!line.startsWith('panel-open=1;')) expect(line).toMatch(/; HttpOnly/i)
  }
  const [, seconds] = /Max-Age=(\d+)/i.exec(lines.find((line) => /^panel-session=\d/.test(line)) ?? '') ?? []
  expect(Math.abs(Number(seconds) - 7 * 86_400)).toBeLessThan(300)
  const own = keptCookies(old, signedIn)
  expect(namesOf(own)).toEqual(['panel-device', 'panel-open', 'panel-session'])
  const [second, third] = [await cookieOf(account), await cookieOf(account)]
  const isIn = async (cookie: string) => (await site.get('/admin/account', { cookie })).status === 200

  await sendForm('/admin', 'Sair', second)
  expect([await isIn(own), await isIn(second), await isIn(third)]).toEqual([true, false, true])
  const next = 'o rio corre devagar'
  const change = { current: account.password, next, repeat: next }
  const changed = await callAction('changePassword', own, change)
  expect(await changed.text()).toContain('"ok":true')
  const kept = keptCookies(own, changed)
  expect([await isIn(kept), await isIn(third)]).toEqual([true, false])
  expect((await anonymous().auth.signInWithPassword(account)).error).not.toBeNull()
  const other = await cookieOf({ ...account, password: next })
  const all = await callAction('signOutEverywhere', kept, {})
  expect(all.headers.get('x-action-redirect')).toContain('motivo=saiu-de-todos')
  expect(keptCookies(kept, all)).toBe('')
  expect([await isIn(kept), await isIn(other)]).toEqual([false, false])
})

test('a password reset names nobody, and a used or invented link says so (AUTH-16, AUTH-22)', async () => {
  const lost = await site.get('/admin/login/esqueci-a-senha')
  expect(lost.html).toContain('Peça um link a quem gerencia a equipe do hotel.')
  expect(lost.html).not.toMatch(/[\w.]+@quaresmeira/)
  const gone = await site.get(`/admin/login/senha?link=${'a'.repeat(43)}`)
  expect(gone.html).toContain('Este link já foi usado ou venceu. Peça outro link')
  expect(gone.html).toContain('Como pedir outro link')
})

test('a panel page trusts only scripts with its own nonce, is never cached, and a missing one says so (SEC-3)', async () => {
  const headers = { cookie: await cookieOf(demoAdmin) }
  const nonces = new Set<string | undefined>()
  for (const path of ['/admin', '/admin/packages']) {
    const answer = await rawRequest(origin, path, { headers })
    const [policy = '', ...more] = answer.headers['content-security-policy'] ?? []
    const nonce = /script-src 'self' 'nonce-([\w-]+)' 'strict-dynamic';/.exec(policy)?.[1]
    expect(more).toEqual([])
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    const scripts = answer.body.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([])
    expect(answer.headers['cache-control']).toEqual(['private, no-store'])
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
  const missing = await site.get('/admin/nao-existe', headers)
  expect(missing.status).toBe(404)
  expect(missing.html).toContain('Oops! Page not found')
  expect(missing.html).toContain('Página não encontrada · Painel Administrativo')
})

test('the dashboard counts stored items, lists what needs attention, and names nobody else (ADM-2, ADM-3, ADM-17, ADM-32)', async () => {
  const { html } = await site.get('/admin', { cookie: await cookieOf(demoAdmin) })
  const cards =
    /Total de Acomodações<\/p><p[^>]*>(\d+)<\/p><p[^>]*>(\d+) ativas.*Total de Ofertas.*Hotel ativo/
  const [, total, active] = cards.exec(html) ?? []
  expect([Number(total), Number(active)]).toEqual([
    demoRooms.length,
    demoRooms.filter((room) => room.active).length,
  ])
  for (const way of ['rooms', 'packages', 'notice', 'migrate-images'])
    expect(html).toContain(`href="/admin/${way}"`)
  expect(html).toContain('Precisa de atenção')
  const [shown] = demoRooms.filter((room) => room.category === 'tradicional' && room.active)
  expect(html).toContain(`Não aparece no site: “${shown?.name}” vem antes.`)
  expect(html).not.toContain('Primeira versão registrada')
})

test('the history begins with everything and has a screen for every part (HIST-2)', async () => {
  const headers = { cookie: await cookieOf(demoAdmin) }
  const all = await site.get('/admin/history', headers)
  const [, parts = ''] = /<nav aria-label="Partes do conteúdo"[^>]*>(.*?)<\/nav>/s.exec(all.html) ?? []
  expect([...parts.matchAll(/<a[^>]*>([^<]+)<\/a>/g)].map(([, label]) => label)).toEqual([
    ...['Tudo', 'Pacotes', 'Acomodações', 'Depoimentos', 'Textos legais', 'Antes de chegar'],
    ...['Aviso aos hóspedes', 'Fotos', 'Contato e identidade', 'Condições', 'Reservas', 'Nomes e menu'],
    ...['Páginas', 'Página inicial', 'Página Sobre', 'Página Lazer', 'Página Gastronomia'],
    ...['Páginas próprias', 'Blocos das páginas próprias', 'Hero', 'Sobre', 'Configurações', 'Marca'],
    'Importações',
  ])
  expect(all.html).toContain('aria-label="Versões de tudo"')
  for (const [address, part] of [
    ['acomodacoes', 'Acomodações'],
    ['hero', 'Hero'],
  ]) {
    const { html } = await site.get(`/admin/history?secao=${address}`, headers)
    expect(html).toContain(`aria-label="Versões de ${part}"`)
    expect(html).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*>${part}</a>`))
  }
  const older = await site.get('/admin/history?secao=pacotes&antes=1', headers)
  expect(older.html).toContain('Versões mais recentes')
  expect(older.html).not.toContain('Versão atual')
})

const [pkg] = activePackages
const packagePage = `/oferta/${pkg?.slug}`

test('staff get the same pages as guests, and their browsers a script with the edit link (ADM-15)', async () => {
  const headers = { cookie: await cookieOf(demoAdmin) }
  for (const path of [...Object.values(routes), packagePage]) {
    // The page may be rendered again between the two requests.
    await vi.waitFor(async () => {
      const [guest, staff] = await Promise.all([
        rawRequest(origin, path),
        rawRequest(origin, path, { headers }),
      ])
      expect(guest.body, path).not.toContain('/admin')
      expect(staff.body, path).toBe(guest.body)
      for (const header of ['cache-control', 'etag'])
        expect(staff.headers[header], path).toEqual(guest.headers[header])
    }, 10_000)
  }
  expect((await rawRequest(origin, '/editar.js')).body).toContain('href="/admin/editar"')
})

test('the edit link opens what its page shows (ADM-15)', async () => {
  const cookie = await cookieOf(demoAdmin)
  const findEditTarget = async (referer: string) => {
    const headers = { cookie, ...(referer && { referer: new URL(referer, origin).href }) }
    const { location } = await site.get('/admin/editar', headers)
    return location?.replace(origin, '')
  }
  expect(await findEditTarget(packagePage)).toBe(`/admin/packages?abrir=${pkg?.id}`)
  expect(await findEditTarget('/')).toBe('/admin/hotel')
  for (const other of ['', '/admin/login', 'https://outro.example/sobre'])
    expect(await findEditTarget(other), other).toBe('/admin')
})

/** Submits the form with this button and its hidden fields, as a browser without script does. */
async function sendForm(path: string, button: string, cookie: string, typed: Record<string, string> = {}) {
  const { html } = await site.get(path, { cookie })
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? []
  const form = forms.find((one) => one.endsWith(`${button}</button></form>`))
  if (!form) throw new Error(`${path} has no form with the button ${button}`)
  const body = new FormData()
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
    body.append(attribute(input, 'name'), attribute(input, 'value'))
  for (const [name, value] of Object.entries(typed)) body.append(name, value)
  return fetch(site.url(path), { method: 'POST', redirect: 'manual', headers: { cookie, origin }, body })
}

function attribute(tag: string, name: string) {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function callAction(name: string, cookie: string, argument: object) {
  const action = actionsOf(distDirUnderTest()).find((known) => known.name === name)
  return fetch(site.url('/admin/account'), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'next-action': action?.id ?? '',
      'content-type': 'text/plain;charset=UTF-8',
      cookie,
      origin,
    },
    body: JSON.stringify([argument]),
  })
}

function namesOf(cookie: string) {
  return cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .toSorted()
}

type Account = Parameters<typeof cookieOf>[0]

/** Returns the cookie of a session with changed tokens, signed by this site. */
async function changedSession(account: Account, change: (tokens: Tokens) => Partial<Tokens>) {
  const { data, error } = await anonymous().auth.signInWithPassword(account)
  if (error) throw error
  return cookieHeader(signedCookies({ ...data.session, ...change(data.session) }))
}

/** Returns the cookie of a session whose access token has expired. */
function expiredSession(account: Account, more: Partial<Tokens> = {}) {
  return changedSession(account, () => ({ access_token: 'a.b.c', ...more }))
}

/** Returns a token with the same claims and no signature. */
function forged(token: string) {
  const [, claims] = token.split('.')
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${claims}.`
}
