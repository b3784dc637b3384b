import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { boxOf, open } from '../support/page.ts'
import { screens } from '../support/screens.ts'

test.beforeEach(({ page }) => signIn(page))

test('a missing page of the panel has a title', async ({ page, tolerate }) => {
  tolerate(/404/)
  await open(page, '/admin/nao-existe')
  await expect(page).toHaveTitle('Página não encontrada · Painel Administrativo')
})

test('the settings keep their height, close by Cancelar, and begin at their first field', async ({
  page,
}) => {
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Configurações' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configurações' })
  await expect(dialog.getByLabel('Título').first()).toBeFocused()
  const before = await boxOf(dialog)
  for (const name of ['Sobre', 'Geral', 'Hero']) {
    await dialog.getByRole('tab', { name }).click()
    await expect(dialog.getByRole('tabpanel')).toHaveCount(1)
    expect(await boxOf(dialog)).toEqual(before)
  }
  // From a tab the next stop is a field, and its own mark lies inside the row of tabs.
  await page.keyboard.press('ArrowRight')
  const tab = dialog.getByRole('tab', { name: 'Sobre' })
  await expect(tab).toBeFocused()
  expect(await tab.evaluate((element) => getComputedStyle(element).outlineOffset)).toBe('-2px')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(screens.mobile)

  test('every tab can be seen, fields are large enough for iOS, arrows for a thumb', async ({ page }) => {
    await open(page, '/admin/packages')
    const up = await boxOf(page.getByRole('button', { name: /^Mover para baixo/ }).first())
    expect(Math.min(up.width, up.height)).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'Nova Oferta' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Novo Pacote' })).toBeFocused()
    await expect(dialog.getByRole('tab', { name: 'Config' })).toBeInViewport({ ratio: 1 })
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })

  test('no screen is wider than the phone', async ({ page }) => {
    for (const path of ['', '/hotel', '/rooms', '/history', '/history?secao=hero', '/images', '/account']) {
      await page.goto(`/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
})
