import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, testOfPages as test, toast } from '../support/stored-content.ts'

const saved = 'Páginas: alterações salvas com sucesso!'

test('a switched-off page is missing from menu, sitemap and links until it is switched on again', async ({
  page,
}) => {
  await open(page, '/admin/pages')
  const restaurant = page.getByRole('switch', { name: 'Gastronomia' })
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await expectAccessible(page)
  await restaurant.click()

  await test.step('a draft changes nothing on the site and can be discarded', async () => {
    const keep = page.getByRole('button', { name: 'Salvar rascunho' })
    await keep.click()
    await expect(toast(page, 'Rascunho salvo. No site continua a versão publicada.')).toBeVisible()
    await expect(keep).toBeFocused()
    expect(await onSite(page, '/')).toContain('href="/restaurante"')
    page.once('dialog', (asked) => asked.accept())
    await page.getByRole('button', { name: 'Descartar rascunho' }).click()
    await expect(restaurant).toBeChecked()
  })

  await restaurant.click()
  await save.click()
  await expect(toast(page, saved)).toBeVisible()
  await onSite(page, '/restaurante', 404)
  expect(await onSite(page, '/')).not.toContain('href="/restaurante"')
  expect(await onSite(page, '/sitemap.xml')).not.toContain('/restaurante')

  await open(page, '/admin/restaurant_blocks')
  await expect(page.getByText('Esta página está desligada: ')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ligar em Páginas do site' }).click()
  await restaurant.click()
  await save.click()
  await expect.poll(async () => (await onSite(page, '/')).includes('href="/restaurante"')).toBe(true)
  await onSite(page, '/restaurante')
  expect(await onSite(page, '/sitemap.xml')).toContain('/restaurante')
})

test('text that is typed during a save is kept, and the search finds the screen', async ({ page }) => {
  await open(page, '/admin/pages?abrir=pages')
  const title = page.getByLabel('Lazer: título')
  await title.fill('Lazer na serra')
  const { promise: typed, resolve: continueSave } = Promise.withResolvers<void>()
  await page.route('**/admin/pages**', async (route) => {
    if (route.request().method() === 'POST') await typed
    await route.fallback()
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await title.fill('Lazer na serra e na mata')
  continueSave()
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
