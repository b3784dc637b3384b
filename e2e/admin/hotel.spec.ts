import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import { expect, onSite, openForm, testOfSections as test, toast } from '../support/stored-content.ts'

test('each form of the settings saves its own fields, and the site shows them at the next request', async ({
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
  expect(await onSite(page, '/sobre')).toContain('(24)\u00a05550-0199')
  await expectAccessible(page)
})

test('the forms of the hotel page refuse what the site cannot show, keep it in an outage, and save', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/)
  await open(page, '/admin/hotel')
  const form = openForm(page)
  const save = form.getByRole('button', { name: 'Salvar', exact: true })

  await test.step('the hero', async () => {
    await form.getByLabel('Endereço do botão').fill('javascript:alert(1)')
    await save.click()
    await expect(form.getByText('Use um endereço com https:// ou uma página do site')).toBeVisible()
    await expect(form.getByLabel('Endereço do botão')).toBeFocused()
    await form.getByLabel('Texto do botão').fill('Ver as ofertas')
    await form.getByLabel('Endereço do botão').fill('/ofertas')
    await save.click()
    await expect(toast(page, 'Seção Hero atualizada com sucesso!')).toBeVisible()
    expect(await onSite(page)).toContain('Ver as ofertas')
  })

  await test.step('another background asks whether phones take it too', async () => {
    const background = form.getByRole('group', { name: 'Fundo', exact: true })
    await background.getByRole('button', { name: 'Remover: Fundo' }).click()
    const questions: string[] = []
    page.once('dialog', (question) => {
      questions.push(question.message())
      void question.accept()
    })
    await background.getByRole('textbox').fill(storedPicture('piscina.jpg'))
    await save.click()
    await expect
      .poll(() => questions)
      .toEqual(['O celular tem um fundo próprio. Usar o novo também no celular?'])
    await expect.poll(() => onSite(page)).toContain('piscina')
    // While both are saved, the button says so.
    await expect(save).toBeVisible()
    await open(page, '/admin/hotel')
    await page.getByRole('button', { name: 'Celular e vídeo promocional' }).click()
    await expect(
      page.getByRole('group', { name: 'Fundo no celular' }).getByText('Escolher arquivo'),
    ).toBeVisible()
  })

  await test.step('the section about the hotel', async () => {
    await page.getByRole('tab', { name: 'Seção Sobre' }).click()
    await form.getByRole('button', { name: 'Remover: Imagem' }).click()
    await form.getByRole('button', { name: 'Usar um endereço: Imagem' }).click()
    await form.getByRole('textbox', { name: 'Imagem' }).fill('https://outro.example/foto.jpg')
    await save.click()
    await expect(form.getByText('O site só mostra imagens enviadas por aqui.').first()).toBeVisible()
  })

  await test.step('the general settings', async () => {
    await page.getByRole('tab', { name: 'Configurações Gerais' }).click()
    await form.getByLabel('Telefone').fill('ligue já')
    await form.getByLabel('E-mail').fill('no balcão')
    await save.click()
    await expect(form.getByText('Use um telefone como (24) 5550-0142')).toBeVisible()
    await expect(form.getByText('Use um e-mail como contato@hotel.com.br')).toBeVisible()
    await expect(form.getByLabel('Telefone')).toBeFocused()
    await form.getByLabel('Telefone').fill('(24) 5550-0142')
    await form.getByLabel('E-mail').fill('reservas@quaresmeira.example')
    await page.route('**/admin/hotel', (route) =>
      route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
    )
    await save.click()
    await expect(toast(page, 'Erro ao salvar configurações.')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toHaveValue('reservas@quaresmeira.example')
    await page.unroute('**/admin/hotel')
    await save.click()
    await expect(toast(page, 'Configurações do hotel atualizadas com sucesso!')).toBeVisible()
    expect(await onSite(page)).toContain('reservas@quaresmeira.example')
  })
})
