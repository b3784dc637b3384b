import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  type Account,
  addSession,
  anonymous,
  createAccount,
  makeManager,
  sessionCookies,
  startSession,
} from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { screens } from '../support/screens.ts'
import { toast } from '../support/toast.ts'

const loginPage = /\/admin\/login(\?|$)/
const next = 'o rio corre devagar'

async function manager(page: Page, name = 'Beatriz Andrade') {
  const account = await createAccount('admin')
  await makeManager(account, name)
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

async function signInByForm(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

for (const [name, viewport] of Object.entries({
  phone: screens.mobile.viewport,
  laptop: { width: 1366, height: 768 },
})) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a colleague is added by keyboard, comes in by the link, and is out the moment they are removed', async ({
      page,
      browser,
    }) => {
      const own = await manager(page)
      const email = `${crypto.randomUUID()}@teste.example`
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
      const link = await giveLink(page, own)
      await expectAccessible(page)
      const send = page.getByRole('link', { name: 'Enviar por WhatsApp' })
      await expect(send).toHaveAttribute(
        'href',
        new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(link)}`),
      )
      // It is shown once: an untaken link is not closed unasked.
      page.once('dialog', (question) => question.dismiss())
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Pessoa adicionada' })).toBeVisible()
      await page.context().grantPermissions(['clipboard-write'])
      await page.getByRole('button', { name: 'Copiar', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
      await page.getByRole('button', { name: 'Concluir' }).click()
      await expect(person(page, email)).toContainText('link aberto até')

      const elsewhere = await browser.newContext({
        viewport,
        baseURL: new URL(page.url()).origin,
        locale: 'pt-BR',
      })
      const theirs = await elsewhere.newPage()
      // As a messenger that looks at what is sent by it.
      for (let looks = 0; looks < 2; looks++) expect((await theirs.request.get(link)).status()).toBe(200)
      await open(theirs, '/admin/login/esqueci-a-senha')
      await expectAccessible(theirs)
      await open(theirs, link)
      await expect(theirs.getByRole('heading', { name: 'Crie a sua senha' })).toBeVisible()
      await expect(theirs.getByLabel('E-mail')).toHaveValue(email)
      await expect(theirs.getByText('Olá, Davi Melo.')).toBeVisible()
      await expectAccessible(theirs)
      await choosePassword(theirs, 'onze letras')
      await expect(theirs.getByText('Use pelo menos 12 caracteres: falta 1.')).toBeVisible()
      await expect(theirs.getByLabel('Nova senha', { exact: true })).toBeFocused()
      await choosePassword(theirs, 'Password1234')
      await expect(theirs.getByText('está entre as primeiras que alguém tentaria')).toBeVisible()
      await choosePassword(theirs)
      await expect(theirs).toHaveURL(loginPage)
      await expect(toast(theirs, 'Senha criada')).toBeVisible()
      expect(await sessionCookies(theirs)).toEqual([])
      await signInByForm(theirs, email, next)
      await expect(theirs).toHaveURL('/admin')

      await theirs.goto('/admin/team')
      await expect(person(theirs, email)).toContainText('(você)')
      await expect(theirs.getByText('fale com')).toContainText('Beatriz Andrade')
      await expect(theirs.getByRole('button', { name: /Adicionar|Editar|Remover|Link/ })).toHaveCount(0)
      await theirs.goto(link)
      await expect(theirs.getByText('Este link já foi usado ou venceu. Peça outro link')).toBeVisible()
      await expectAccessible(theirs)

      await page.reload()
      page.on('dialog', (question) => question.accept())
      await person(page, email).getByRole('button', { name: 'Remover Davi Melo' }).click()
      await expect(toast(page, 'Davi Melo não entra mais no painel.')).toBeVisible()
      await expect(person(page, email)).toHaveCount(0)
      await theirs.goto('/admin/packages')
      await expect(theirs).toHaveURL(loginPage)
      await elsewhere.close()
    })
  })
}

test.describe('at a desk', { tag: '@desktop' }, () => {
  test('name and flag are changed; oneself keeps both flag and access', async ({ page }) => {
    const own = await manager(page)
    const clerk = await createAccount('admin')
    await open(page, '/admin/team')
    await person(page, clerk.email)
      .getByRole('button', { name: /^Editar/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Editar pessoa' })
    await dialog.getByLabel(/^Nome/).fill('Lia Nunes')
    await dialog.getByRole('switch', { name: 'Gerencia a equipe' }).click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByText('Informe a sua senha.')).toBeVisible()
    await dialog.getByLabel('Sua senha').fill(own.password)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Pessoa atualizada.')).toBeVisible()
    await expect(person(page, clerk.email)).toMatchAriaSnapshot(`
      - listitem:
        - heading "Lia Nunes" [level=2]
        - paragraph: /@teste.example/
        - paragraph: /Com acesso desde \\d+\\/\\d+\\/\\d+ · ainda não entrou/
        - paragraph: Gerencia a equipe Sem segundo fator
        - button "Editar Lia Nunes"
        - button "Link para nova senha Lia Nunes"
        - button "Remover Lia Nunes"
    `)
    const self = person(page, own.email)
    await expect(self.getByRole('button')).toHaveText(['Editar Beatriz Andrade'])
    await self.getByRole('button').click()
    await expect(dialog.getByText('Só outra pessoa que gerencia a equipe')).toBeVisible()
    await expect(dialog.getByRole('switch')).toHaveCount(0)
  })

  test('who forgot the password is told the way, and a link ends what was open', async ({
    page,
    browser,
  }) => {
    const own = await manager(page)
    const clerk = await createAccount('admin')
    const theirs = await browser.newPage()
    await addSession(theirs, await startSession(clerk))
    await open(page, '/admin/team')
    await person(page, clerk.email)
      .getByRole('button', { name: /^Link para nova senha/ })
      .click()
    const link = await giveLink(page, own)
    // Until it is used, nothing has changed.
    expect((await anonymous().auth.signInWithPassword(clerk)).error).toBeNull()
    const stranger = await browser.newPage()
    await open(stranger, '/admin/login')
    await stranger.getByRole('link', { name: 'Esqueci a senha' }).click()
    await expect(stranger.getByText('Peça um link a quem gerencia a equipe do hotel.')).toBeVisible()
    const twice = await browser.newPage()
    await open(stranger, link)
    await open(twice, link)
    await choosePassword(stranger)
    await expect(stranger).toHaveURL(loginPage)
    await choosePassword(twice, 'outra frase bem comprida')
    await expect(
      twice.getByRole('alert').filter({ hasText: 'Este link já foi usado ou venceu.' }),
    ).toBeVisible()
    await theirs.goto('/admin')
    await expect(theirs).toHaveURL(loginPage)
    expect((await anonymous().auth.signInWithPassword(clerk)).error).not.toBeNull()
    expect((await anonymous().auth.signInWithPassword({ ...clerk, password: next })).error).toBeNull()
    for (const other of [theirs, stranger, twice]) await other.close()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

    test('a link that is none says what to do', async ({ page }) => {
      await page.goto(`/admin/login/senha?link=${'x'.repeat(43)}`)
      await expect(page.getByText('Peça outro link a quem gerencia a equipe do hotel.')).toBeVisible()
      await page.getByRole('link', { name: 'Como pedir outro link' }).click()
      await expect(page.getByRole('heading', { name: 'Esqueci a senha' })).toBeVisible()
    })
  })
})
