import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, expectOpen, formIn } from './support/booking.ts'
import { expectRoomForLetters } from './support/letters.ts'
import { open, openFrom, pressBack, scrollTo } from './support/page.ts'

test.describe('Back closes what covers the page (NAV-14)', () => {
  test('the booking panel keeps list, filter and scroll position, and adds no history entry', async ({
    page,
  }) => {
    await openFrom(page, '/ofertas')
    await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
    await expect(page).toHaveURL('/ofertas?categoria=familia')
    await scrollTo(page, 700)
    const top = await position(page)
    const entries = await historyLength(page)
    for (const close of [
      () => pressBack(page),
      () => page.keyboard.press('Escape'),
      () => bookingPanel(page).getByRole('button', { name: 'Fechar' }).click(),
      () => pressBack(page),
    ]) {
      await bookingButton(page).click()
      await expectOpen(bookingPanel(page))
      await close()
      await expect(bookingPanel(page)).toHaveCount(0)
      await expect(bookingButton(page)).toBeFocused()
      await expect(page).toHaveURL('/ofertas?categoria=familia')
      await expect(page.getByRole('status')).toHaveText('2 pacotes')
      expect([await position(page), await historyLength(page)]).toEqual([top, entries])
    }
    await page.goBack()
    await expect(page).toHaveURL('/ofertas')
    await page.goBack()
    await expect(page).toHaveURL('/privacidade')
  })

  test('after a link within the page, Back closes calendar and guests, and the panel keeps the choices', {
    tag: '@main',
  }, async ({ page }) => {
    await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
    await openFrom(page, '/quartos')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.locator('main a[href^="#"]').first().click()
    await expect(page).toHaveURL(/\/quartos#/)
    await bookingButton(page).click()
    const calendar = await chooseDays(bookingPanel(page), '20 de dezembro de 2026', '22 de dezembro de 2026')
    await pressBack(page)
    await expect(calendar).toHaveCount(0)
    await formIn(bookingPanel(page)).guests.click()
    await page.getByRole('button', { name: 'Aumentar crianças' }).click()
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(formIn(bookingPanel(page)).dates).toContainText('20/12/2026 – 22/12/2026')
    await expect(formIn(bookingPanel(page)).guests).toContainText('1 criança')
    await pressBack(page)
    await expect(bookingPanel(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/quartos')
    await page.goForward()
    await expect(page).toHaveURL(/\/quartos#/)
    // The page did not reload.
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  })

  test('Back undoes filters chosen after a link within the page without reloading it', {
    tag: '@main',
  }, async ({ page }) => {
    await open(page, '/ofertas')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ofertas#conteudo')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
    await expect(page).toHaveURL('/ofertas?categoria=familia')
    await page.goBack()
    await expect(page.getByRole('status')).not.toHaveText('2 pacotes')
    await page.goForward()
    await expect(page.getByRole('status')).toHaveText('2 pacotes')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  })

  test('a panel that was open at a reload, or whose link was followed, adds no step back', async ({
    page,
  }) => {
    await openFrom(page, '/ofertas')
    await bookingButton(page).click()
    await expect(bookingPanel(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await bookingButton(page).click()
    await bookingPanel(page).getByRole('link', { name: 'termos de serviço' }).click()
    await expect(page).toHaveURL('/termos')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/privacidade')
  })
})

test('Back closes the drawer, its links return to the page below, and the panel replaces it', {
  tag: '@mobile',
}, async ({ page }) => {
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i })
  const drawer = page.getByRole('dialog')
  await openFrom(page, '/sobre')
  await scrollTo(page, 500)
  await menu.click()
  await expectOpen(drawer)
  await pressBack(page)
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/sobre')
  expect(await position(page)).toBe(500)

  await menu.click()
  await drawer.getByRole('link', { name: 'Pacotes' }).click()
  await expect(page).toHaveURL('/ofertas')
  await page.goBack()
  await expect(page).toHaveURL('/sobre')
  await expect(drawer).toHaveCount(0)
  await expect.poll(() => position(page)).toBe(500)

  await menu.click()
  await drawer.getByRole('button', { name: 'RESERVAR AGORA' }).click()
  await expectOpen(bookingPanel(page))
  await pressBack(page)
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/sobre')
  await page.goBack()
  await expect(page).toHaveURL('/privacidade')
})

test('with large letters nothing overflows an open layer, is cut or breaks (NAV-22)', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/quartos')
  const main = page.getByRole('main')
  const layers = {
    drawer: () => page.getByRole('banner').getByRole('button', { name: /menu/i }).click(),
    'panel with its calendar': async () => {
      await bookingButton(page).click()
      await formIn(bookingPanel(page)).dates.click()
    },
    lightbox: () =>
      main
        .getByRole('button', { name: /^Ampliar/ })
        .first()
        .click(),
  }
  for (const [name, show] of Object.entries(layers)) {
    await test.step(name, async () => {
      await show()
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await expectRoomForLetters(page)
      await open(page, '/quartos')
    })
  }
})

function position(page: Page) {
  return page.evaluate(() => Math.round(scrollY))
}

function historyLength(page: Page) {
  return page.evaluate(() => history.length)
}
