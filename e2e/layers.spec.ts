import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, formIn } from './support/booking.ts'
import { open, scrollTo } from './support/page.ts'

/** A page to come from, so that a Back too many is seen. */
const before = '/privacidade'

test('Back closes the booking panel and leaves list, filter and place as they are', async ({ page }) => {
  await open(page, before)
  await open(page, '/ofertas')
  await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
  await expect(page).toHaveURL('/ofertas?categoria=familia')
  await scrollTo(page, 700)
  const top = await position(page)
  const entries = await historyLength(page)
  for (let round = 0; round < 3; round++) {
    await bookingButton(page).click()
    await expect(bookingPanel(page)).toBeVisible()
    await page.goBack()
    await expect(bookingPanel(page)).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()
    await unchanged()
  }
  for (const way of ['Escape', 'Fechar']) {
    await bookingButton(page).click()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await bookingPanel(page).getByRole('button', { name: way }).click()
    await expect(bookingPanel(page)).toHaveCount(0)
    await settled(page)
    await unchanged()
  }
  expect(await historyLength(page)).toBe(entries + 1)

  // What lies ahead is the panel's own entry: nothing comes of it.
  await page.goForward()
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await unchanged()
  await page.goBack()
  await expect(page).toHaveURL('/ofertas')
  await page.goBack()
  await expect(page).toHaveURL(before)

  async function unchanged() {
    await expect(page).toHaveURL('/ofertas?categoria=familia')
    await expect(page.getByRole('status')).toHaveText('2 pacotes')
    expect(await position(page)).toBe(top)
  }
})

test('Back closes the innermost first: calendar, then dialog; what was chosen stays', async ({ page }) => {
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
  await formIn(dialog).guests.click()
  await formIn(dialog).picker.getByRole('button', { name: 'Aplicar' }).click()
  await settled(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/quartos')
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('a window that was open at a reload is no step back any more', { tag: '@desktop' }, async ({ page }) => {
  await open(page, before)
  await open(page, '/ofertas')
  await bookingButton(page).click()
  await expect(bookingPanel(page)).toBeVisible()
  await page.reload()
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('the link to the terms takes the panel’s place in the history', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, before)
  await open(page, '/ofertas')
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

test.describe('the drawer', { tag: '@mobile' }, () => {
  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i })

  test('closes by Back; from its links one comes back to the page under it', async ({ page }) => {
    await open(page, before)
    await open(page, '/sobre')
    await scrollTo(page, 500)
    await menu(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/sobre')
    expect(await position(page)).toBe(500)

    await menu(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Pacotes' }).click()
    await expect(page).toHaveURL('/ofertas')
    await page.goBack()
    await expect(page).toHaveURL('/sobre')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => position(page)).toBe(500)
    await page.goForward()
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
  })

  test('gives way to the booking panel, and one Back closes that', async ({ page }) => {
    await open(page, before)
    await open(page, '/sobre')
    const entries = await historyLength(page)
    await menu(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'RESERVAR AGORA' }).click()
    await expect(bookingPanel(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => Boolean(history.state.layer))).toBe(true)
    expect(await historyLength(page)).toBe(entries + 1)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/sobre')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })
})

test('who closes it and follows a link at once gets there', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, before)
  await open(page, '/sobre')
  await bookingButton(page).click()
  await expect(bookingPanel(page)).toBeVisible()
  await settled(page)
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

/** Going back takes a moment of its own; afterwards no entry of a window is the present one. */
async function settled(page: Page) {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)))
}

function position(page: Page) {
  return page.evaluate(() => Math.round(scrollY))
}

function historyLength(page: Page) {
  return page.evaluate(() => history.length)
}
