import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, rowNames, rowOf, test, toast } from '../support/stored-pages.ts'
import { image } from '../support/uploads.ts'

test('the breakfast hour changes: seen while one types, and on the page at the next request', async ({
  page,
}) => {
  await open(page, '/admin/pages')
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Gastronomia' }).click()
  await edit(page, 'Três mesas por dia')
  const breakfast = page.getByRole('group', { name: 'refeição ou prato 1' })
  await breakfast.getByLabel('Horário ou preço').fill('das 6h45 às 10h45')
  const preview = page.frameLocator('iframe[title="Prévia do bloco"]')
  await expect(preview.getByText('das 6h45 às 10h45')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Bloco atualizado com sucesso!')).toBeVisible()
  const site = await onSite(page, '/restaurante')
  expect(site).toContain('das 6h45 às 10h45')
  expect(site).not.toContain('das 7h30 às 10h30')
})

test('an activity with its picture is added to Lazer, and the preview shows both at every width', async ({
  page,
}) => {
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
  for (const screen of ['Celular', 'Tablet', 'Computador']) {
    await dialog.getByText(screen, { exact: true }).click()
    await expect(preview.getByRole('heading', { name: 'Observação de aves' })).toBeVisible()
    await expect
      .poll(() =>
        preview
          .getByRole('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0)
  }
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Bloco criado com sucesso!')).toBeVisible()
  await expect(rowOf(page, 'Observação de aves')).toContainText('Foto e texto')
  const site = await onSite(page, '/bem-estar')
  expect(site).toContain('Observação de aves')
  expect(site).toMatch(/\/media\/hotel-images\/hotel\/pages\//)
})

test('blocks are put in order, hidden, copied, and brought back', async ({ page }) => {
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
  await expectAccessible(page)

  page.once('dialog', (asked) => asked.accept())
  await page.getByRole('button', { name: `Excluir ${quote}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Editar ${quote}`, exact: true })).toHaveCount(0)
  // The one of the switch may still be there.
  await toast(page, 'Bloco excluído com sucesso!').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('button', { name: `Editar ${quote}`, exact: true })).toHaveCount(1)
})

test('rows keep the focus where one works, and say what is wrong where it is', async ({ page }) => {
  await open(page, '/admin/restaurant_blocks')
  await edit(page, 'Três mesas por dia')
  const dialog = page.getByRole('dialog')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await dialog.getByRole('button', { name: 'Mover para cima: Jantar' }).click()
  await expect.poll(focused).toBe('Mover para cima: Jantar')
  await expect(dialog.getByText('Jantar: posição 2 de 3.')).toBeAttached()
  await dialog.getByRole('button', { name: 'Remover Jantar' }).click()
  await expect.poll(focused).toBe('Remover Almoço')

  await dialog.getByRole('button', { name: 'Adicionar refeição ou prato' }).click()
  const fresh = dialog.getByRole('group', { name: 'refeição ou prato 3' })
  await expect(fresh.getByLabel('Nome')).toBeFocused()
  await fresh.getByLabel('Texto').fill('Bolo de fubá e chá da horta.')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(fresh.getByText('Preencha este campo')).toBeVisible()
  await expect(fresh.getByLabel('Nome')).toBeFocused()
  await expectAccessible(page)
  await fresh.getByLabel('Nome').fill('Chá da tarde')
  await expect(fresh.getByText('Preencha este campo')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Bloco atualizado com sucesso!')).toBeVisible()
  const site = await onSite(page, '/restaurante')
  expect(site.indexOf('Almoço')).toBeLessThan(site.indexOf('Chá da tarde'))
})

test('on a phone the form and what it makes stand behind a switch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/restaurant_blocks')
  await edit(page, 'Três mesas por dia')
  const frame = page.getByTitle('Prévia do bloco')
  await expect(frame).toBeHidden()
  await expectAccessible(page)
  await page.getByText('Ver', { exact: true }).click()
  await expect(frame).toBeVisible()
  await expect(page.frameLocator('iframe[title="Prévia do bloco"]').getByText('Café da manhã')).toBeVisible()
  await expectAccessible(page)
})

async function edit(page: Page, name: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `Editar ${name}` })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
