import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  type Account,
  addSession,
  anonymous,
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
const next = 'o rio corre devagar'

async function manager(page: Page) {
  const account = await createAccount('admin')
  await makeManager(account, 'Beatriz Andrade')
  await addSession(page, await startSession(account))
  return account
}

function person(page: Page, email: string) {
  return page.getByRole('listitem').filter({ hasText: email })
}

async function giveLink(page: Page, { password }: Account) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua senha').fill(password)
  await page.keyboard.press('Enter')
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toMatch(/\/admin\/login\/senha\?link=[\w-]{43}$/)
  return link.slice(link.indexOf('/admin'))
}

async function choosePassword(page: Page, password = next) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
}

test('a colleague is added, enters with the link, and is out at once when removed', async ({
  page,
  browser,
}) => {
  const own = await manager(page)
  const email = `${crypto.randomUUID()}@teste.example`
  const theirs = await browser.newPage()
  let link = ''

  await test.step('the manager adds a person with the keyboard and gets a link once', async () => {
    await open(page, '/admin/team')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Adicionar pessoa' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Adicionar pessoa' })
    await dialog.getByLabel('Nome').focus()
    await page.keyboard.type('Davi Melo')
    await page.keyboard.press('Tab')
    await page.keyboard.type('davi sem arroba')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Confira o e-mail')).toBeVisible()
    await expect(dialog.getByText('Informe a sua senha.')).toBeVisible()
    await dialog.getByLabel(/^E-mail/).fill(email)
    await dialog.getByLabel('Sua senha').fill('não é esta')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Senha atual incorreta.')).toBeVisible()
    link = await giveLink(page, own)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(link)}`),
    )
    // Closing asks first, because the link was not copied yet.
    page.once('dialog', (question) => question.dismiss())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Pessoa adicionada' })).toBeVisible()
    await page.context().grantPermissions(['clipboard-write'])
    await page.getByRole('button', { name: 'Copiar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
    await page.getByRole('button', { name: 'Concluir' }).click()
    await expect(person(page, email)).toContainText('link aberto até')
  })

  await test.step('the colleague opens the link, chooses a password and signs in', async () => {
    // A messenger also opens the link.
    expect((await theirs.request.get(link)).status()).toBe(200)
    await open(theirs, link)
    await expect(theirs.getByRole('heading', { name: 'Crie a sua senha' })).toBeVisible()
    await expect(theirs.getByLabel('E-mail')).toHaveValue(email)
    await expect(theirs.getByText('Olá, Davi Melo.')).toBeVisible()
    await expectAccessible(theirs)
    await choosePassword(theirs, 'Password1234')
    await expect(theirs.getByText('está entre as primeiras que alguém tentaria')).toBeVisible()
    await expect(theirs.getByLabel('Nova senha', { exact: true })).toBeFocused()
    await choosePassword(theirs)
    await expect(theirs).toHaveURL(loginPage)
    await expect(toast(theirs, 'Senha criada')).toBeVisible()
    expect(await sessionCookies(theirs)).toEqual([])
    await signInByForm(theirs, { email, password: next })
    await expect(theirs).toHaveURL('/admin')
  })

  await test.step('a person who does not manage the team only sees it', async () => {
    await theirs.goto('/admin/team')
    await expect(person(theirs, email)).toContainText('(você)')
    await expect(theirs.getByText('fale com')).toContainText('Beatriz Andrade')
    await expect(theirs.getByRole('button', { name: /Adicionar|Editar|Remover|Link/ })).toHaveCount(0)
  })

  await test.step('the manager removes the person', async () => {
    await page.reload()
    page.once('dialog', (question) => question.accept())
    await person(page, email).getByRole('button', { name: 'Remover Davi Melo' }).click()
    await expect(toast(page, 'Davi Melo não entra mais no painel.')).toBeVisible()
    await expect(person(page, email)).toHaveCount(0)
    await theirs.goto('/admin/packages')
    await expect(theirs).toHaveURL(loginPage)
  })
  await theirs.close()
})

test('a manager changes name and flag of others, and sends a link that ends their sessions', async ({
  page,
  browser,
}) => {
  const own = await manager(page)
  const clerk = await createAccount('admin')
  const theirs = await browser.newPage()
  await addSession(theirs, await startSession(clerk))
  await open(page, '/admin/team')

  await test.step('name and flag', async () => {
    const row = person(page, clerk.email)
    await row.getByRole('button', { name: /^Editar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar pessoa' })
    await dialog.getByLabel(/^Nome/).fill('Lia Nunes')
    await dialog.getByRole('switch', { name: 'Gerencia a equipe' }).click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByText('Informe a sua senha.')).toBeVisible()
    await dialog.getByLabel('Sua senha').fill(own.password)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Pessoa atualizada.')).toBeVisible()
    await expect(row.getByRole('heading', { name: 'Lia Nunes' })).toBeVisible()
    await expect(row).toContainText('Gerencia a equipe')
    const self = person(page, own.email)
    await expect(self.getByRole('button')).toHaveText(['Editar Beatriz Andrade'])
    await self.getByRole('button').click()
    await expect(dialog.getByText('Só outra pessoa que gerencia a equipe')).toBeVisible()
    await expect(dialog.getByRole('switch')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a link changes nothing until it is used, and works once', async () => {
    await page.getByRole('button', { name: 'Link para nova senha Lia Nunes' }).click()
    const link = await giveLink(page, own)
    expect((await anonymous().auth.signInWithPassword(clerk)).error).toBeNull()
    const [first, second] = [await browser.newPage(), await browser.newPage()]
    await open(first, '/admin/login')
    await first.getByRole('link', { name: 'Esqueci a senha' }).click()
    await expect(first.getByText('Peça um link a quem gerencia a equipe do hotel.')).toBeVisible()
    await expectAccessible(first)
    await open(first, link)
    await open(second, link)
    await choosePassword(first)
    await expect(first).toHaveURL(loginPage)
    await choosePassword(second, 'outra frase bem comprida')
    await expect(second.getByRole('alert').filter({ hasText: 'já foi usado ou venceu.' })).toBeVisible()
    await theirs.goto('/admin')
    await expect(theirs).toHaveURL(loginPage)
    expect((await anonymous().auth.signInWithPassword(clerk)).error).not.toBeNull()
    expect((await anonymous().auth.signInWithPassword({ ...clerk, password: next })).error).toBeNull()
    await second.goto(link)
    await expect(second.getByText('Este link já foi usado ou venceu. Peça outro link')).toBeVisible()
    await second.getByRole('link', { name: 'Como pedir outro link' }).click()
    await expect(second.getByRole('heading', { name: 'Esqueci a senha' })).toBeVisible()
    for (const other of [theirs, first, second]) await other.close()
  })
})
