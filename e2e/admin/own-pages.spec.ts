import { expectAccessible } from '../support/axe.ts'
import { messageOf } from '../support/booking.ts'
import { open } from '../support/page.ts'
import { expect, onSite, rowNames, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('own_pages', 'own_blocks')

test('a clerk creates a page with an enquiry form, and a guest finds it and writes to the hotel (PAGE-11, PAGE-12, PAGE-13)', async ({
  page,
}) => {
  await open(page, '/admin/pages')
  const nav = page.getByRole('navigation', { name: 'Páginas' })
  await nav.getByRole('link', { name: 'Páginas próprias' }).click()
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Nova Página' }).click()
  await dialog.getByLabel('Nome').pressSequentially('Adega')
  await expect(dialog.getByLabel('Endereço')).toHaveValue('adega')
  await dialog.getByLabel('Link para ela').selectOption('Só no rodapé')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(
    toast(page, 'Página criada com sucesso! Fora do site até ter um bloco visível: ponha-o em “Blocos”.'),
  ).toBeVisible()
  await expect(rowNames(page)).toContainText(['Como chegar sem carro', 'Adega'])

  await test.step('the page does not exist until a block is visible', async () => {
    await page.getByRole('link', { name: 'Blocos de Adega' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Adega' })).toBeVisible()
    await expect(page.getByText('até que um esteja, o site não tem esta página')).toBeVisible()
    await onSite(page, '/adega', 404)
    expect(await onSite(page)).not.toContain('href="/adega"')
  })

  for (const kind of ['O hotel em poucas palavras', 'Convite para reservar', 'Pedido de informações']) {
    await page.getByRole('button', { name: 'Novo Bloco' }).click()
    await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(rowNames(page)).toHaveText([
    'O hotel em poucas palavras',
    'Venha passar uns dias',
    'Peça um orçamento',
  ])
  await expect(page.getByRole('link', { name: /^Ver a página/ })).toHaveAttribute('href', '/adega')
  await expectAccessible(page)
  expect(await onSite(page, '/sitemap.xml')).toMatch(/\/adega<\/loc>/)

  await test.step('a guest finds it and gets a complete message', async () => {
    await open(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Adega' })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Adega' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adega')
    await expect(page).toHaveTitle(/^Adega · /)
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp (abre em nova aba)' })
    const [first] = await messageOf(send)
    expect(first).toBe('Olá! Escrevo pelo formulário “Peça um orçamento” do site.')
    // Keeps the test on the page.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await send.click()
    await expect(page.getByLabel('Seu nome'), 'the first missing field').toBeFocused()
    await page.keyboard.type('Ana')
    await page.getByLabel('Data').fill('2027-02-14')
    await page.getByLabel('Quantas pessoas').fill('40')
    await page.getByLabel('O que vocês imaginam').fill('Um jantar\nno porão')
    await page.setViewportSize({ width: 390, height: 900 })
    await expectAccessible(page)
    await send.click()
    await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/5524955500142\?text=/)
    expect(await messageOf(send)).toEqual([
      first,
      '',
      'Seu nome: Ana',
      'Data: 14/02/2027',
      'Quantas pessoas: 40',
      'O que vocês imaginam: Um jantar',
      'no porão',
    ])
  })

  await test.step('the old address redirects to the new one, and the menu lists the page', async () => {
    await open(page, '/admin/own_pages')
    await page.getByRole('button', { name: 'Editar Adega' }).click()
    await dialog.getByLabel('Endereço').fill('vinhos')
    await dialog.getByLabel('Link para ela').selectOption('No menu e no rodapé')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Página atualizada com sucesso!')).toBeVisible()
    const answer = await page.request.get('/adega')
    expect(new URL(answer.url()).pathname).toBe('/vinhos')
    expect(await onSite(page)).toMatch(/<a [^>]*href="\/vinhos"[^>]*>ADEGA<\/a>/)
  })

  await test.step('the menu fits beside the name, and the rest moves under Mais (NAV-5)', async () => {
    await expect(page.getByText(/^O menu do site tem 6 entradas: no computador, de 4 /)).toBeVisible()
    await open(page, '/')
    const banner = page.getByRole('banner')
    for (const [width, beside] of [
      [1440, 6],
      [1024, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(banner.getByRole('link', { name: /^[A-ZÉ]+$/ })).toHaveCount(beside)
    }
    await banner.getByRole('button', { name: 'MAIS' }).press('Enter')
    await expectAccessible(page)
    await banner.getByRole('link', { name: 'ADEGA' }).click()
    await expect(page).toHaveURL('/vinhos')
    await expect(banner.getByRole('link', { name: 'ADEGA' })).toBeHidden()
  })
})
