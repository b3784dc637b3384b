import { addSession, demoAdmin, startSession } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, openForm, test, toast } from '../support/stored-sections.ts'

test('Configurações: each form saves its own fields, and the site shows them at the next request', async ({
  page,
}) => {
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Configurações' }).click()
  const form = openForm(page)
  await expect(form.getByLabel('Título', { exact: true })).toHaveValue('Seu refúgio exclusivo no campo')
  await form.getByLabel('Título', { exact: true }).fill('Uma serra só sua')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Seção Hero atualizada com sucesso!')).toBeVisible()
  const home = await onSite(page)
  expect(home).toContain('Uma serra só sua')
  // The button belongs to the other hero form and stays.
  expect(home).toContain('Conheça os chalés')

  await page.getByRole('tab', { name: 'Sobre' }).click()
  await form.getByLabel('Descrição').fill('Duas gerações e um vale.')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Seção Sobre atualizada com sucesso!')).toBeVisible()
  expect(await onSite(page)).toContain('Duas gerações e um vale.')

  await page.getByRole('tab', { name: 'Geral' }).click()
  await form.getByLabel('Telefone').fill('(24) 5550-0199')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Configurações atualizadas com sucesso!')).toBeVisible()
  expect(await onSite(page, '/sobre')).toContain('(24) 5550-0199')
  await expectAccessible(page)
})

test('O Hotel: the other hero form, and the texts of the hotel page', async ({ page }) => {
  await open(page, '/admin/hotel')
  const form = openForm(page)
  await form.getByLabel('Texto do botão').fill('Ver as ofertas')
  await form.getByLabel('Endereço do botão').fill('/ofertas')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Seção Hero atualizada com sucesso!')).toBeVisible()
  expect(await onSite(page)).toContain('Ver as ofertas')

  await page.getByRole('tab', { name: 'Configurações Gerais' }).click()
  await form.getByLabel('E-mail').fill('reservas@quaresmeira.example')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Configurações do hotel atualizadas com sucesso!')).toBeVisible()
  expect(await onSite(page)).toContain('reservas@quaresmeira.example')
})

test('what cannot be shown is refused at its field', async ({ page }) => {
  await open(page, '/admin/hotel')
  const form = openForm(page)
  await form.getByLabel('Endereço do botão').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText('Use um endereço com https:// ou uma página do site')).toBeVisible()
  await expect(form.getByLabel('Endereço do botão')).toBeFocused()

  await page.getByRole('tab', { name: 'Seção Sobre' }).click()
  await form.getByRole('button', { name: 'Remover: Imagem' }).click()
  await form.getByRole('button', { name: 'Usar um endereço: Imagem' }).click()
  await form.getByRole('textbox', { name: 'Imagem' }).fill('https://outro.example/foto.jpg')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText('O site só mostra imagens enviadas por aqui.').first()).toBeVisible()

  await page.getByRole('tab', { name: 'Configurações Gerais' }).click()
  await form.getByLabel('Telefone').fill('ligue já')
  await form.getByLabel('E-mail').fill('no balcão')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText('Use um telefone como (24) 5550-0142')).toBeVisible()
  await expect(form.getByText('Use um e-mail como contato@hotel.com.br')).toBeVisible()
  await expect(form.getByLabel('Telefone')).toBeFocused()
})

test('two people: different fields are both kept, the same field asks', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await addSession(other, await startSession(demoAdmin))
  const form = openForm(page)
  const theirs = openForm(other)
  const saved = 'Seção Sobre atualizada com sucesso!'
  for (const editor of [page, other]) {
    await open(editor, '/admin/hotel')
    await editor.getByRole('tab', { name: 'Seção Sobre' }).click()
  }
  await theirs.getByLabel('Título', { exact: true }).fill('O título da outra pessoa')
  await theirs.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(other, saved)).toBeVisible()
  await form.getByLabel('Subtítulo').fill('O meu subtítulo')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, saved)).toBeVisible()
  expect(await onSite(page)).toContain('O título da outra pessoa')

  await theirs.getByLabel('Subtítulo').fill('O subtítulo da outra pessoa')
  await theirs.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/Este item foi alterado por outra pessoa às/)).toHaveCount(0)
  await expect(other.getByText(/Este item foi alterado por outra pessoa às \d\d:\d\d\./)).toBeVisible()
  await other.getByRole('button', { name: 'Recarregar' }).click()
  await expect(theirs.getByLabel('Subtítulo')).toHaveValue('O meu subtítulo')

  await form.getByLabel('Subtítulo').fill('De novo o meu')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await theirs.getByLabel('Subtítulo').fill('Agora sim')
  await theirs.getByRole('button', { name: 'Salvar' }).click()
  await other.getByRole('button', { name: 'Salvar mesmo assim' }).click()
  await expect(other.getByRole('button', { name: 'Salvar mesmo assim' })).toHaveCount(0)
  await open(page, '/admin/hotel')
  await page.getByRole('tab', { name: 'Seção Sobre' }).click()
  await expect(form.getByLabel('Subtítulo')).toHaveValue('Agora sim')
  await other.close()
})

test('a server that cannot be reached leaves every form as it is', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/)
  const typed = 'Digitado e não perdido'
  const forms = [
    { tab: 'Seção Hero', field: 'Título', failure: 'Erro ao salvar seção Hero.' },
    { tab: 'Configurações Gerais', field: 'Endereço', failure: 'Erro ao salvar configurações.' },
    { tab: 'Seção Sobre', field: 'Título', failure: 'Erro ao salvar seção Sobre.' },
  ]
  await open(page, '/admin/hotel')
  await page.route('**/admin/hotel', (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  )
  const form = openForm(page)
  for (const { tab, field, failure } of forms) {
    await page.getByRole('tab', { name: tab }).click()
    await form.getByLabel(field, { exact: true }).fill(typed)
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, failure)).toBeVisible()
    await expect(form.getByLabel(field, { exact: true })).toHaveValue(typed)
  }

  await page.unroute('**/admin/hotel')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Seção Sobre atualizada com sucesso!')).toBeVisible()
})

test('leaving asks, and a crash leaves a draft', async ({ page }) => {
  await open(page, '/admin/hotel')
  await page.getByRole('tab', { name: 'Seção Sobre' }).click()
  const title = openForm(page).getByLabel('Título', { exact: true })
  await title.fill('Meio escrito')
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Descartar alterações?')
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Pacotes' }).click()
  await expect(title).toHaveValue('Meio escrito')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rascunho:sobre') ?? ''))
    .toContain('Meio escrito')

  // Another tab of the same browser, as after a crash.
  const again = await page.context().newPage()
  await open(again, '/admin/hotel')
  await again.getByRole('tab', { name: 'Seção Sobre' }).click()
  await openForm(again).getByRole('button', { name: 'Recuperar' }).click()
  await expect(openForm(again).getByLabel('Título', { exact: true })).toHaveValue('Meio escrito')
  await openForm(again).getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(again, 'Seção Sobre atualizada com sucesso!')).toBeVisible()
})
