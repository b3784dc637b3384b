import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  type Account,
  addSession,
  createAccount,
  makeManager,
  sessionCookies,
  signInByForm,
  startSession,
  toast,
} from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

const loginPage = /\/admin\/login(\?|$)/
const secret = 'Ninguém deve ler isto'

test('signing in returns to the requested page, and signing out leaves nothing in any tab or on Back (AUTH-3, AUTH-4, AUTH-7)', {
  tag: '@main',
}, async ({ page, context, tolerate }) => {
  // The form's request for its picture may return after signing out.
  tolerate(/status 403: .*\/admin\/pictures\/details|status of 403/)
  const account = await createAccount('admin')
  const typeSignIn = async () => {
    await page.getByLabel('E-mail').click()
    await page.keyboard.type(account.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/hotel')
  }

  await test.step('the login page gives the reason and signs in', async () => {
    await open(page, '/admin/hotel')
    await expect(page.getByText('Entre para continuar')).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.has('motivo')).toBe(false)
    await expectAccessible(page)
    await typeSignIn()
    await expect(page.getByRole('banner')).toContainText(account.email)
  })

  await test.step('an expired session keeps the drafts', async () => {
    await page.getByLabel('Texto do botão').fill(secret)
    await expect.poll(() => readStorage(page)).toContain(secret)
    await context.clearCookies()
    page.once('dialog', (question) => question.accept())
    await open(page, '/admin/hotel')
    await expect(page.getByText('Entre para continuar')).toBeVisible()
    expect(await readStorage(page)).toContain(secret)
    await typeSignIn()
    await expect(page.getByText('Há uma cópia não salva')).toBeVisible()
  })

  await test.step('“Sair” in one tab clears both', async () => {
    const other = await context.newPage()
    await open(other, '/admin')
    other.once('dialog', (question) => question.accept())
    await other.getByRole('button', { name: 'Sair' }).click()
    await expect(toast(other, 'Logout realizado')).toContainText('Você saiu do painel administrativo.')
    await expect(other).toHaveURL('/admin/login')
    // The tab with the form leaves the panel without asking.
    await expect(page).toHaveURL('/admin/login')
    expect(await sessionCookies(page)).toEqual([])
    for (const tab of [page, other]) {
      expect(await readStorage(tab)).not.toContain(secret)
      await tab.goBack()
      await expect(tab).toHaveURL(loginPage)
      await expect(tab.getByRole('button', { name: 'Entrar' })).toBeVisible()
      await expect(tab.getByText(/Admin Panel|Ninguém deve ler/)).toHaveCount(0)
    }
  })
})

test('an invited colleague sets a password by link, signs in, and loses access as soon as they are removed (AUTH-9, AUTH-13, AUTH-14)', async ({
  page,
  browser,
}) => {
  const own = await manager(page)
  const email = `${crypto.randomUUID()}@teste.example`
  const password = 'o rio corre devagar'
  const theirs = await browser.newPage()
  const person = page.getByRole('listitem').filter({ hasText: email })

  await open(page, '/admin/team')
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await page.keyboard.type('Davi Melo')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.getByLabel('Sua senha').click()
  await page.keyboard.type(own.password)
  await page.keyboard.press('Enter')
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toMatch(/\/admin\/login\/senha\?link=[\w-]{43}$/)
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(person).toContainText('link aberto até')
  await expectAccessible(page)

  await test.step('the colleague sets a password and signs in', async () => {
    const path = link.slice(link.indexOf('/admin'))
    // Messengers fetch the link for a preview.
    expect((await theirs.request.get(path)).status()).toBe(200)
    await open(theirs, path)
    await expect(theirs.getByRole('heading', { name: 'Crie a sua senha' })).toBeVisible()
    await expect(theirs.getByLabel('E-mail')).toHaveValue(email)
    await expectAccessible(theirs)
    await choosePassword(theirs, 'Password1234')
    await expect(theirs.getByText('está entre as primeiras que alguém tentaria')).toBeVisible()
    await choosePassword(theirs, password)
    await expect(toast(theirs, 'Senha criada')).toBeVisible()
    expect(await sessionCookies(theirs)).toEqual([])
    await signInByForm(theirs, { email, password })
    await expect(theirs).toHaveURL('/admin')
    await theirs.getByRole('link', { name: 'Equipe', exact: true }).click()
    await expect(theirs.getByText('fale com')).toContainText('Beatriz Andrade')
  })

  await theirs.getByRole('link', { name: 'O Hotel', exact: true }).click()
  const typed = theirs.getByLabel('Texto do botão')
  await typed.fill('Escrito antes')
  await page.reload()
  page.once('dialog', (question) => question.accept())
  await person.getByRole('button', { name: 'Remover Davi Melo' }).click()
  await expect(toast(page, 'Davi Melo não entra mais no painel.')).toBeVisible()
  await expect(person).toHaveCount(0)
  await theirs.keyboard.press('Control+s')
  await expect(toast(theirs, 'Acesso negado')).toBeVisible()
  await expect(typed).toHaveValue('Escrito antes')
  theirs.once('dialog', (question) => question.accept())
  await theirs.getByRole('link', { name: 'Pacotes', exact: true }).click()
  await expect(theirs).toHaveURL(loginPage)
  await theirs.close()
})

function readStorage(page: Page) {
  return page.evaluate(() => JSON.stringify(localStorage))
}

/** Signs in a new account that manages the team. */
async function manager(page: Page): Promise<Account> {
  const account = await createAccount('admin')
  await makeManager(account, 'Beatriz Andrade')
  await addSession(page, await startSession(account))
  return account
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
}
