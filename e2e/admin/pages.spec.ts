import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, rowNames, rowOf, testOfPages as test, toast } from '../support/stored-content.ts'
import { image } from '../support/uploads.ts'

test('a changed row is in the preview while typing and on the page at the next request', async ({ page }) => {
  await open(page, '/admin/pages')
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Gastronomia' }).click()
  await edit(page, 'Três mesas por dia')
  const dialog = page.getByRole('dialog')
  const preview = page.frameLocator('iframe[title="Prévia do bloco"]')
  await dialog
    .getByRole('group', { name: 'refeição ou prato 1' })
    .getByLabel('Horário ou preço')
    .fill('das 6h45 às 10h45')
  await expect(preview.getByText('das 6h45 às 10h45')).toBeVisible()
  await expectAccessible(page)

  await test.step('rows keep the focus where they are moved and removed', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await dialog.getByRole('button', { name: 'Mover para cima: Jantar' }).click()
    await expect.poll(focused).toBe('Mover para cima: Jantar')
    await expect(dialog.getByText('Jantar: posição 2 de 3.')).toBeAttached()
    await dialog.getByRole('button', { name: 'Remover Jantar' }).click()
    await expect.poll(focused).toBe('Remover Almoço')
  })

  await test.step('a new row is validated at its field', async () => {
    await dialog.getByRole('button', { name: 'Adicionar refeição ou prato' }).click()
    const added = dialog.getByRole('group', { name: 'refeição ou prato 3' })
    await expect(added.getByLabel('Nome')).toBeFocused()
    await added.getByLabel('Texto').fill('Bolo de fubá e chá da horta.')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(added.getByText('Preencha este campo')).toBeVisible()
    await expect(added.getByLabel('Nome')).toBeFocused()
    await expectAccessible(page)
    await added.getByLabel('Nome').fill('Chá da tarde')
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Bloco atualizado com sucesso!')).toBeVisible()
  })
  const site = await onSite(page, '/restaurante')
  expect(site).toContain('das 6h45 às 10h45')
  expect(site).not.toContain('das 7h30 às 10h30')
  expect(site.indexOf('Almoço')).toBeLessThan(site.indexOf('Chá da tarde'))

  await test.step('on a phone a switch shows either the form or the preview', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/admin/restaurant_blocks')
    await edit(page, 'Três mesas por dia')
    const frame = page.getByTitle('Prévia do bloco')
    await expect(frame).toBeHidden()
    await page.getByText('Ver', { exact: true }).click()
    await expect(frame).toBeVisible()
    await expect(preview.getByText('Café da manhã')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a block with a picture is added, and the preview shows it at every width', async ({ page }) => {
  await open(page, '/admin/leisure_blocks')
  await page.getByRole('button', { name: 'Novo Bloco' }).click()
  const gallery = page.getByRole('list', { name: 'Tipos de bloco' })
  await expect(gallery.getByRole('button', { name: /Abertura/ })).toBeDisabled()
  await expect(gallery.getByRole('button', { name: /Comodidades/ })).toHaveCount(0)
  await expectAccessible(page)
  await gallery.getByRole('button', { name: /^Foto e texto/ }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog.getByText('Escolha uma foto', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Observação de aves')
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Ao nascer do sol, com um guia da região.')
  await dialog.getByLabel('Foto: arquivo').setInputFiles({
    name: 'aves.jpg',
    mimeType: 'image/jpeg',
    buffer: await image(1600, 1100),
  })
  await expect(toast(page, 'Imagem enviada com sucesso!')).toBeVisible()

  const preview = page.frameLocator('iframe[title="Prévia do bloco"]')
  const picture = preview.getByRole('img').first()
  for (const screen of ['Celular', 'Tablet', 'Computador']) {
    await dialog.getByText(screen, { exact: true }).click()
    await expect(preview.getByRole('heading', { name: 'Observação de aves' })).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Bloco criado com sucesso!')).toBeVisible()
  await expect(rowOf(page, 'Observação de aves')).toContainText('Foto e texto')
  const site = await onSite(page, '/bem-estar')
  expect(site).toContain('Observação de aves')
  expect(site).toMatch(/\/media\/hotel-images\/hotel\/pages\//)
})

test('blocks are moved, hidden, copied, deleted and restored', async ({ page }) => {
  await open(page, '/admin/restaurant_blocks')
  const quote = 'Aqui, a sobremesa só chega quando a conversa deixa.'
  const before = await rowNames(page).allTextContents()
  const place = before.indexOf(quote)
  await rowOf(page, quote)
    .getByRole('button', { name: /Mover para cima/ })
    .click()
  await expect(rowNames(page).nth(place - 1)).toHaveText(quote)

  await page.getByRole('button', { name: `Esconder ${quote}` }).click()
  await expect(rowOf(page, quote)).toContainText('Escondido')
  await expect.poll(async () => (await onSite(page, '/restaurante')).includes(quote)).toBe(false)
  await page.getByRole('button', { name: `Mostrar ${quote}` }).click()
  await expect.poll(async () => (await onSite(page, '/restaurante')).includes(quote)).toBe(true)

  await page.getByRole('button', { name: `Duplicar ${quote}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(rowNames(page)).toHaveCount(before.length + 1)

  page.once('dialog', (asked) => asked.accept())
  await page.getByRole('button', { name: `Excluir ${quote}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Editar ${quote}`, exact: true })).toHaveCount(0)
  // The toast of the switch may still be shown.
  await toast(page, 'Bloco excluído com sucesso!').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('button', { name: `Editar ${quote}`, exact: true })).toHaveCount(1)
})

async function edit(page: Page, name: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `Editar ${name}` })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
