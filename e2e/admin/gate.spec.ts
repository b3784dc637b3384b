import type { APIRequestContext } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  addSession,
  anonymous,
  createAccount,
  demoAdmin,
  demoVisitor,
  type SessionCookie,
  service,
  sessionCookies,
  setRole,
  signedCookies,
  signIn,
  type Tokens,
} from '../support/admin.ts'
import { missingPage } from '../support/faults.ts'
import { open } from '../support/page.ts'

const loginPage = /\/admin\/login(\?|$)/

test.describe('without a session', { tag: '@desktop' }, () => {
  test('every path leads to the login page, which says so once', async ({ page, request }) => {
    for (const path of ['/admin', '/admin/hotel', '/admin/packages', '/admin/rooms', '/admin/nao-existe']) {
      const { headers, status } = await visitOf(request, path)
      expect([path, status, headers.location]).toEqual([
        path,
        307,
        expect.stringContaining('/admin/login?motivo=sessao'),
      ])
    }
    await page.goto('/admin')
    await expect(page).toHaveURL(loginPage)
    await expect(page.getByText('Entre para continuar')).toBeVisible()
    expect(new URL(page.url()).searchParams.has('motivo')).toBe(false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    await expect(page.getByText('Entre para continuar')).toBeHidden()
  })

  test('a reason that nobody sends says nothing', async ({ page }) => {
    await page.goto('/admin/login?motivo=%3Cb%3Eoi')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('oi', { exact: true })).toHaveCount(0)
  })

  test('nothing is shown to a request that pretends to be another one', async ({ request }) => {
    const pretences: Record<string, string>[] = [
      { 'x-middleware-subrequest': Array(6).fill('middleware').join(':') },
      { rsc: '1', 'next-router-prefetch': '1' },
      { 'next-action': 'x' },
      { 'content-security-policy': "script-src 'nonce-x'" },
    ]
    for (const headers of pretences) {
      const answer = await visitOf(request, '/admin', headers)
      expect(answer.status).toBe(307)
      expect(answer.headers.location).toContain('/admin/login?motivo=sessao')
      expect(answer.text).not.toContain('Painel Administrativo')
    }
  })
})

test.describe('without access', { tag: '@desktop' }, () => {
  test('a session alone opens nothing, and nobody goes in circles', async ({ page }) => {
    await signIn(page, demoVisitor)
    await page.goto('/admin')
    await expect(page).toHaveURL(loginPage)
    const toast = page.getByRole('listitem').filter({ hasText: 'Acesso negado' })
    await expect(toast).toContainText('Você não tem permissão para acessar esta página.')
    await page.goto('/admin/login')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })

  test('a role that is taken away counts at the next request', async ({ page }) => {
    const account = await createAccount('admin')
    await signIn(page, account)
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin')
    await setRole(account, 'viewer')
    await page.getByRole('link', { name: 'Acomodações', exact: true }).first().click()
    await expect(page).toHaveURL(loginPage)
    await expect(page.getByText('Você não tem permissão para acessar esta página.')).toBeVisible()
    await setRole(account, 'admin')
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
  })

  test('a role that is taken away, and a session that is ended, count at once', async ({ page }) => {
    const account = await createAccount('admin')
    const { data } = await anonymous().auth.signInWithPassword(account)
    if (!data.session) throw new Error('there is no session')
    await addSession(page, signedCookies(data.session))
    const visit = async () => (await page.request.get('/admin', { maxRedirects: 0 })).headers().location
    expect(await visit()).toBeUndefined()
    await setRole(account, null)
    expect(await visit()).toContain('motivo=sem-acesso')
    await setRole(account, 'admin')
    expect(await visit()).toBeUndefined()
    await service().auth.admin.signOut(data.session.access_token, 'global')
    expect(await visit()).toContain('motivo=sessao')
  })

  test('a forged session is none', async ({ page }) => {
    await addSession(
      page,
      await changedSession(({ access_token }) => ({ access_token: forged(access_token) })),
    )
    await page.goto('/admin')
    await expect(page).toHaveURL(loginPage)
    await expect(page.getByText('Entre para continuar')).toBeVisible()
  })
})

test.describe('a session that has ended', { tag: '@desktop' }, () => {
  test('is renewed on the way, also by several requests at once', async ({ page }) => {
    await addSession(page, await expiredSession())
    const before = await sessionCookies(page)
    const visits = ['/admin', '/admin/hotel', '/admin/packages', '/admin/rooms', '/admin']
    const responses = await Promise.all(visits.map((path) => page.request.get(path, { maxRedirects: 0 })))
    expect(responses.map((response) => response.status())).toEqual([200, 200, 200, 200, 200])
    expect(await sessionCookies(page)).not.toEqual(before)
    expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
  })

  test('leads to the login page when it cannot be renewed', async ({ page }) => {
    await addSession(page, await expiredSession({ refresh_token: 'nobody-s' }))
    await page.goto('/admin/rooms')
    await expect(page).toHaveURL(loginPage)
    await expect(page.getByText('Entre para continuar')).toBeVisible()
    expect(await sessionCookies(page)).toEqual([])
  })

  test('is no obstacle to the next one: who signs in over it is in', async ({ page }) => {
    await page.goto('/admin/login')
    await addSession(page, await expiredSession({ refresh_token: 'nobody-s either' }))
    await page.getByLabel('E-mail').fill(demoAdmin.email)
    await page.getByLabel('Senha').fill(demoAdmin.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/admin')
    expect((await sessionCookies(page)).some(({ name }) => name === 'panel-session')).toBe(true)
  })
})

test.describe('the answer', { tag: '@desktop' }, () => {
  test('trusts the scripts of its own nonce only, and is kept by nobody', async ({ page }) => {
    const nonces = new Set<string | undefined>()
    await signIn(page)
    for (const path of ['/admin', '/admin/packages', '/admin']) {
      const response = await page.goto(path)
      const headers = (await response?.headersArray()) ?? []
      const policies = headers.filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      const nonce = /script-src 'self' 'nonce-([\w-]+)' 'strict-dynamic';/.exec(policies[0]?.value ?? '')?.[1]
      expect(policies).toHaveLength(1)
      expect(policies[0]?.value).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      // As they were sent: what these scripts load themselves is trusted through them.
      const scripts = (await response?.text())?.match(/<script\b[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(3)
      expect(scripts.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([])
      expect(await response?.headerValue('cache-control')).toBe('private, no-store')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('to an unknown address is the 404 page, and works', async ({ page, tolerate }) => {
    tolerate(missingPage)
    await signIn(page)
    await open(page, '/admin/pagina-nao-existe')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })

  test('is nothing for search engines', async ({ page }) => {
    await page.goto('/admin/login')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  })
})

/** The cookies of a new admin's session in which something is changed, signed by this site. */
async function changedSession(change: (tokens: Tokens) => Partial<Tokens>): Promise<SessionCookie[]> {
  const { data, error } = await anonymous().auth.signInWithPassword(await createAccount('admin'))
  if (error) throw error
  return signedCookies({ ...data.session, ...change(data.session) })
}

/** As it is an hour after signing in: the access token is worth nothing any more. */
function expiredSession(more: Partial<Tokens> = {}) {
  return changedSession(() => ({ access_token: 'a.b.c', ...more }))
}

/** The same claims, signed by nobody. */
function forged(token: string) {
  const [, claims] = token.split('.')
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${claims}.`
}

/** The first answer to a request of nobody. */
async function visitOf(request: APIRequestContext, path: string, headers?: Record<string, string>) {
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}
