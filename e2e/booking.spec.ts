import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import {
  bookingButton,
  bookingPanel,
  chooseDays,
  dayIn,
  engine,
  expectOpen,
  formIn,
  openEngine,
  openPanel,
} from './support/booking.ts'
import { boxOf, open } from './support/page.ts'
import { kept, nothingKept } from './support/page-checks.ts'
import { quietPage } from './support/pages.ts'

// Its fields are tested in components/booking/booking.browser.test.tsx.
test.use({ allowedOrigins: [engine] })

test.describe('for a visitor in Tokyo, where it is already tomorrow', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('a family books on a phone from the hotel’s today on, and the engine opens in a tab without opener (BOOK-1, BOOK-3, BOOK-7)', {
    tag: ['@main', '@mobile'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const panel = await openPanel(page, quietPage, '2026-12-10T22:00:00-03:00')
    expect(await page.evaluate(() => new Date().getDate())).toBe(11)
    const { dates, guests, coupon, submit, calendar, picker } = formIn(panel)
    expect((await boxOf(panel)).width).toBe(390)
    await expectAccessible(page)
    await chooseDays(panel)
    await expect(dayIn(calendar, '31 de dezembro de 2026')).toBeInViewport({ ratio: 1 })
    await expect(calendar.getByRole('button', { name: 'Hoje, quinta-feira, 10 de dezembro' })).toBeEnabled()
    await dayIn(calendar, '10 de dezembro de 2026').click()
    await dayIn(calendar, '13 de dezembro de 2026').click()
    await expectAccessible(page)
    await calendar.getByRole('button', { name: 'Concluir' }).click()
    await expect(dates).toContainText('10/12/2026 – 13/12/2026')
    await guests.click()
    await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    await picker.getByRole('combobox').selectOption('5 anos')
    await expectAccessible(page)
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    await coupon.pressSequentially('MATA 10')

    const tab = await openEngine(page, () => submit.click())
    expect(tab.url()).toBe(
      `${engine}/hotelresults?q=quaresmeira&NRooms=1&CheckIn=10122026&CheckOut=13122026&ad=2&ch=1&ag=5&Code=MATA+10`,
    )
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(bookingPanel(page)).toHaveCount(0)
    await expect(page).toHaveURL(quietPage)
    await page.bringToFront()
    await expect(bookingButton(page)).toBeFocused()
    expect(await kept(page)).toEqual(nothingKept)
  })
})

test('the search follows the guest from page to page, and the page behind the panel does not scroll (BOOK-2, BOOK-11, PAGE-3)', async ({
  page,
}) => {
  const panel = await openPanel(page)
  const { dates, coupon } = formIn(panel)
  await page.mouse.move(200, 450)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await coupon.fill('MATA10')
  await page.mouse.click(200, 450)
  await expect(panel).toHaveCount(0)
  expect(await kept(page)).toEqual(nothingKept)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pacotes' }).click()
  await expect(page).toHaveURL('/ofertas')
  await bookingButton(page).click()
  await expect(dates).toContainText('20/12/2026 – 24/12/2026')
  await expect(coupon).toHaveValue('MATA10')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/restaurante')
  const opener = page.getByRole('main').getByRole('button', { name: 'RESERVE AGORA' }).first()
  // The page itself notes the start, because the animation may be over before a busy browser is asked.
  const starts = await page.evaluateHandle(noteAnimations)
  await opener.click()
  await expect.poll(() => starts.jsonValue(), 'beyond the right edge').toContain('translateX(100%)')
  await expectOpen(panel)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  const last = page.getByRole('main').locator('section').last()
  await expect(last.getByRole('link', { name: /\(24\)/ })).toHaveAttribute('href', /^tel:/)
})

/** Runs in the page: collects the first transforms of the animations of dialogs. */
function noteAnimations() {
  const starts: unknown[] = []
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[role=dialog]')) return
    for (const { effect } of target.getAnimations())
      if (effect instanceof KeyframeEffect) starts.push(effect.getKeyframes()[0]?.transform)
  })
  return starts
}
