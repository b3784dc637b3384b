import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { boxOf, open } from '../support/page.ts'

test('a missing page of the panel has a title', async ({ page, tolerate }) => {
  tolerate(/404/)
  await signIn(page)
  await open(page, '/admin/nao-existe')
  await expect(page).toHaveTitle('Página não encontrada · Painel Administrativo')
})

test('the settings keep their height, close by Cancelar, and begin at their first field', async ({
  page,
}) => {
  await signIn(page)
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
  // The Tab key goes from a tab to a field, without a stop at the panel.
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Sobre' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
})

test('no screen is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  for (const path of ['', '/hotel', '/history', '/history?secao=hero', '/images', '/account']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})
