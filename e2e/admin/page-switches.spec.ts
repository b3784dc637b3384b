import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, test, toast } from '../support/stored-pages.ts'

const saved = 'Páginas: alterações salvas com sucesso!'

test('a hotel without a restaurant: menu, footer, sitemap and links do without it, and back', async ({
  page,
}) => {
  await open(page, '/admin/pages')
  const restaurant = page.getByRole('switch', { name: 'Gastronomia' })
  await expect(restaurant).toBeChecked()
  await expectAccessible(page)
  await restaurant.click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, saved)).toBeVisible()

  await onSite(page, '/restaurante', 404)
  const home = await onSite(page, '/')
  expect(home).not.toContain('href="/restaurante"')
  expect(await onSite(page, '/sitemap.xml')).not.toContain('/restaurante')

  await open(page, '/admin/restaurant_blocks')
  await expect(page.getByText('Esta página está desligada: ')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ligar em Páginas do site' }).click()

  await restaurant.click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  // The form stays open.
  await expect(restaurant).toBeChecked()
  await expect.poll(async () => (await onSite(page, '/')).includes('href="/restaurante"')).toBe(true)
  await onSite(page, '/restaurante')
  expect(await onSite(page, '/sitemap.xml')).toContain('/restaurante')
})

test('a draft of the switches keeps the focus on its button, and can be thrown away', async ({ page }) => {
  await open(page, '/admin/pages')
  await page.getByRole('switch', { name: 'Gastronomia' }).click()
  const keep = page.getByRole('button', { name: 'Salvar rascunho' })
  await keep.click()
  await expect(toast(page, 'Rascunho salvo. No site continua a versão publicada.')).toBeVisible()
  await expect(keep).toBeFocused()
  expect(await onSite(page, '/')).toContain('href="/restaurante"')
  page.once('dialog', (asked) => asked.accept())
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(page.getByRole('switch', { name: 'Gastronomia' })).toBeChecked()
})

test('what is typed while a save is on its way stays, and the search finds the screen', async ({ page }) => {
  await open(page, '/admin/pages?abrir=pages')
  const title = page.getByLabel('Lazer: título')
  await title.fill('Lazer na serra')
  await page.route('**/admin/pages**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 1500))
    await route.fallback()
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await title.fill('Lazer na serra e na mata')
  await expect(toast(page, saved)).toBeVisible()
  await expect(title).toHaveValue('Lazer na serra e na mata')
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await onSite(page, '/bem-estar')).includes('Lazer na serra e na mata'))
    .toBe(true)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('páginas')
  await expect(page.getByRole('option', { name: 'Páginas', exact: true })).toBeVisible()
})
