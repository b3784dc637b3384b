import { expect, test } from '../fixtures.ts'
import {
  addSession,
  anonymous,
  createAccount,
  demoAdmin,
  type SessionCookie,
  sessionCookies,
  setRole,
  signedCookies,
  signIn,
  signInByForm,
  type Tokens,
} from '../support/admin.ts'
import { missingPage } from '../support/faults.ts'
import { open } from '../support/page.ts'

const loginPage = /\/admin\/login(\?|$)/

test('without a session every request leads to the login page, which gives the reason once', async ({
  page,
  request,
}) => {
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
    const answer = await request.get(path, { headers, maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(answer.headers().location).toContain('/admin/login?motivo=sessao')
    expect(await answer.text()).not.toContain('Painel Administrativo')
  }
  await page.goto('/admin')
  await expect(page.getByText('Entre para continuar')).toBeVisible()
  expect(new URL(page.url()).searchParams.has('motivo')).toBe(false)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await page.goto('/admin/login?motivo=%3Cb%3Eoi')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
})

test('a role that is taken away counts at the next request, and nobody is redirected in circles', async ({
  page,
}) => {
  const account = await createAccount('admin')
  await signIn(page, account)
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin')
  await setRole(account, 'viewer')
  await page.getByRole('link', { name: 'Acomodações', exact: true }).first().click()
  await expect(page).toHaveURL(loginPage)
  const toast = page.getByRole('listitem').filter({ hasText: 'Acesso negado' })
  await expect(toast).toContainText('Você não tem permissão para acessar esta página.')
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await setRole(account, 'admin')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
})

test('a forged session or one that cannot be renewed is none, and one can sign in over it', async ({
  page,
}) => {
  await addSession(page, await changedSession(({ access_token }) => ({ access_token: forged(access_token) })))
  await page.goto('/admin')
  await expect(page).toHaveURL(loginPage)
  await addSession(page, await expiredSession({ refresh_token: 'unknown' }))
  await page.goto('/admin/rooms')
  await expect(page.getByText('Entre para continuar')).toBeVisible()
  expect(await sessionCookies(page)).toEqual([])
  await addSession(page, await expiredSession({ refresh_token: 'also unknown' }))
  await signInByForm(page, demoAdmin)
  await expect(page).toHaveURL('/admin/rooms')
})

test('an expired session is renewed, also by simultaneous requests', async ({ page }) => {
  await addSession(page, await expiredSession())
  const before = await sessionCookies(page)
  const visits = ['/admin', '/admin/hotel', '/admin/packages', '/admin/rooms', '/admin']
  const responses = await Promise.all(visits.map((path) => page.request.get(path, { maxRedirects: 0 })))
  expect(responses.map((response) => response.status())).toEqual([200, 200, 200, 200, 200])
  expect(await sessionCookies(page)).not.toEqual(before)
  expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
})

test('a page trusts only scripts with its own nonce, no cache keeps it, and a missing one says so', async ({
  page,
  tolerate,
}) => {
  tolerate(missingPage)
  await signIn(page)
  const nonces = new Set<string | undefined>()
  for (const path of ['/admin', '/admin/packages']) {
    const response = await page.goto(path)
    const headers = (await response?.headersArray()) ?? []
    const policies = headers.filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    const nonce = /script-src 'self' 'nonce-([\w-]+)' 'strict-dynamic';/.exec(policies[0]?.value ?? '')?.[1]
    expect(policies).toHaveLength(1)
    expect(policies[0]?.value).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    // The scripts as they were sent; those that they load are trusted through them.
    const scripts = (await response?.text())?.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([])
    expect(await response?.headerValue('cache-control')).toBe('private, no-store')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
  await open(page, '/admin/pagina-nao-existe')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

/** The cookies of a new admin's session with changed tokens, signed by this site. */
async function changedSession(change: (tokens: Tokens) => Partial<Tokens>): Promise<SessionCookie[]> {
  const { data, error } = await anonymous().auth.signInWithPassword(await createAccount('admin'))
  if (error) throw error
  return signedCookies({ ...data.session, ...change(data.session) })
}

/** The cookies of a session whose access token has expired. */
function expiredSession(more: Partial<Tokens> = {}) {
  return changedSession(() => ({ access_token: 'a.b.c', ...more }))
}

/** The same claims without a signature. */
function forged(token: string) {
  const [, claims] = token.split('.')
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${claims}.`
}
