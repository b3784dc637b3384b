import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, formIn } from './support/booking.ts'
import { expectRoomForLetters } from './support/letters.ts'
import { open, scrollTo } from './support/page.ts'

/** The page before the tested one, so that one Back too many is noticed. */
const before = '/privacidade'

test.describe('Back closes what lies over the page (NAV-14)', () => {
  test('the booking panel: list, filter and position stay, and no entry remains however it is closed', async ({
    page,
  }) => {
    await open(page, before)
    await open(page, '/ofertas')
    await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
    await expect(page).toHaveURL('/ofertas?categoria=familia')
    await scrollTo(page, 700)
    const top = await position(page)
    const entries = await historyLength(page)
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => bookingPanel(page).getByRole('button', { name: 'Fechar' }).click(),
      () => page.goBack(),
    ]) {
      await bookingButton(page).click()
      await expect(bookingPanel(page)).toBeVisible()
      await expectLayer(page, true)
      await close()
      await expect(bookingPanel(page)).toHaveCount(0)
      await expectLayer(page, false)
      await expect(bookingButton(page)).toBeFocused()
      await expectUnchanged()
    }
    expect(await historyLength(page)).toBe(entries + 1)

    // The entry ahead is the panel's own: going there leads back at once.
    await page.goForward()
    await expectLayer(page, false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectUnchanged()
    await page.goBack()
    await expect(page).toHaveURL('/ofertas')
    await page.goBack()
    await expect(page).toHaveURL(before)

    async function expectUnchanged() {
      await expect(page).toHaveURL('/ofertas?categoria=familia')
      await expect(page.getByRole('status')).toHaveText('2 pacotes')
      expect(await position(page)).toBe(top)
    }
  })

  test('the innermost first: calendar, then dialog; what was chosen stays', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
    await open(page, before)
    await open(page, '/quartos')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Reservar/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog').filter({ has: page.getByPlaceholder('Cupom') })
    const calendar = await chooseDays(dialog, '20 de dezembro de 2026', '22 de dezembro de 2026')
    await page.goBack()
    await expect(calendar).toHaveCount(0)
    await expect(formIn(dialog).dates).toContainText('20/12/2026 – 22/12/2026')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/quartos')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  test('a panel that was open at a reload, or that a link was followed from, is no step back', async ({
    page,
  }) => {
    await open(page, before)
    await open(page, '/ofertas')
    await bookingButton(page).click()
    await expectLayer(page, true)
    await page.reload()
    await expectLayer(page, false)
    await bookingButton(page).click()
    await bookingPanel(page).getByRole('link', { name: 'termos de serviço' }).click()
    await expect(page).toHaveURL('/termos')
    await page.goBack()
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  test('a link that is followed right after closing is not lost', async ({ page }) => {
    await open(page, before)
    await open(page, '/sobre')
    await bookingButton(page).click()
    await expectLayer(page, true)
    await page.evaluate(async () => {
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      document.activeElement?.dispatchEvent(press)
      await new Promise((done) => setTimeout(done))
      document.querySelector<HTMLElement>('nav[aria-label="Principal"] a[href="/ofertas"]')?.click()
    })
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
    await page.goBack()
    await expect(page).toHaveURL('/sobre')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })
})

test('the drawer: Back closes it, its links lead back to the page under it, the panel takes its place', {
  tag: '@mobile',
}, async ({ page }) => {
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i })
  const drawer = page.getByRole('dialog')
  await open(page, before)
  await open(page, '/sobre')
  await scrollTo(page, 500)
  await menu.click()
  await expect(drawer).toBeVisible()
  await page.goBack()
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
  const entries = await historyLength(page)
  await drawer.getByRole('button', { name: 'RESERVAR AGORA' }).click()
  await expect(bookingPanel(page)).toBeVisible()
  await expectLayer(page, true)
  expect(await historyLength(page)).toBe(entries)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/sobre')
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('with large letters, nothing is wider than an open layer, cut or broken (NAV-22)', async ({ page }) => {
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

/** Going back takes a moment; afterwards the present entry of the history belongs to the page and not to a window. */
async function expectLayer(page: Page, isLayer: boolean) {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(isLayer)
}

function position(page: Page) {
  return page.evaluate(() => Math.round(scrollY))
}

function historyLength(page: Page) {
  return page.evaluate(() => history.length)
}
