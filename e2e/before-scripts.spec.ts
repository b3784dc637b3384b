import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingPanel } from './support/booking.ts'

test.describe('clicks before the scripts load take effect once they have loaded (NAV-28)', () => {
  test('the booking panel, only the last of two clicks, and a filter', { tag: '@main' }, async ({ page }) => {
    const arrive = await holdScripts(page, '/ofertas')
    await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^RESERVAR/ })
      .click()
    arrive()
    await expect(bookingPanel(page)).toBeVisible()
    await expect(page).toHaveURL('/ofertas')
    await expect(page.locator('button[aria-busy]')).toHaveCount(0)

    const arriveAgain = await holdScripts(page, '/ofertas?de=novo')
    await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
    arriveAgain()
    await expect(page).toHaveURL('/ofertas?categoria=familia')
  })

  test('the menu', { tag: '@mobile' }, async ({ page }) => {
    const arrive = await holdScripts(page, '/sobre')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    arrive()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Pacotes' })).toBeVisible()
  })

  test('a chalet’s dialog, and a picture', async ({ page }) => {
    const arrive = await holdScripts(page, '/quartos')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Reservar/ })
      .first()
      .click()
    arrive()
    await expect(page.getByRole('dialog').getByPlaceholder('Cupom')).toBeVisible()

    const arriveAgain = await holdScripts(page, '/oferta/natal-2026')
    await page.getByRole('region', { name: 'Galeria', exact: true }).getByRole('img').first().click()
    arriveAgain()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Aproximar' })).toBeVisible()
  })
})

/** Opens a page whose scripts load when the returned function is called. */
async function holdScripts(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_next\/.+\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return resolve
}
