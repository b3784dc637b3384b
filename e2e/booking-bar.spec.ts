import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingPanel } from './support/booking.ts'
import { afterScroll, boxOf, open, scrollTo, tabTo } from './support/page.ts'

test.describe('the booking bar of small screens', { tag: '@mobile' }, () => {
  test('comes after the hero, goes before the footer and for windows, and gets the focus back', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('.booking-bar')).toBeHidden()
    await scrollTo(page, 700)
    await afterScroll(page)
    await expect(bar(page)).toHaveCount(0)
    await scrollTo(page, 1200)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    const { x, y, height, width } = await boxOf(bar(page))
    expect(height).toBeGreaterThanOrEqual(44)
    expect([x > 0, x + width < 390, y + height < 844, y > 700]).toEqual([true, true, true, true])

    await bar(page).click()
    await expect(bookingPanel(page)).toBeVisible()
    await expect(page.locator('.booking-bar')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(bookingPanel(page)).toHaveCount(0)
    await expect(bar(page)).toBeFocused()

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('.booking-bar')).toBeHidden()
  })

  test('without a hero it comes after the first screen, and covers nothing that has the focus', async ({
    page,
  }) => {
    await open(page, '/termos')
    await scrollTo(page, 800)
    await afterScroll(page)
    await expect(page.locator('.booking-bar')).toBeHidden()
    await scrollTo(page, 900)
    await expect(bar(page)).toBeVisible()
    const email = page.getByRole('main').getByRole('link', { name: /@/ })
    await scrollTo(page, await email.evaluate((link) => link.getBoundingClientRect().top + scrollY - 800))
    await tabTo(page, email)
    const top = (await boxOf(page.locator('.booking-bar'))).y
    await expect
      .poll(async () => (await boxOf(email)).y + (await boxOf(email)).height)
      .toBeLessThanOrEqual(top)
  })

  test('is absent where there is a price bar, on wide and on low screens', async ({ page }) => {
    for (const [path, width, height] of [
      ['/oferta/natal-2026', 390, 844],
      ['/sobre', 1024, 768],
      ['/sobre', 844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, path)
      await scrollTo(page, 1500)
      await afterScroll(page)
      await expect(page.locator('.booking-bar')).toBeHidden()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await scrollTo(page, 1500)
    await expect(bar(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.booking-bar')).toBeHidden()
  })
})

function bar(page: Page) {
  return page.getByRole('complementary').getByRole('button', { name: 'RESERVAR AGORA' })
}
