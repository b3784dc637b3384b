import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

test.describe('booking panel', () => {
  test('opens from the header at the right edge: full width on phones, at most 500 px on desktops', async ({
    page,
    isMobile,
  }) => {
    const panel = await openPanel(page, '/')
    await expect(panel.getByRole('heading', { name: 'Faça sua reserva' })).toBeVisible()
    const { width: screen } = page.viewportSize() ?? { width: 0 }
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(panel)
        return x + width
      })
      .toBe(screen)
    expect((await boxOf(panel)).width).toBe(isMobile ? screen : 500)
  })

  for (const way of ['icon', 'Escape'] as const) {
    test(`closes by ${way}, and the focus returns to its button`, async ({ page }) => {
      const panel = await openPanel(page, '/ofertas')
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await panel.getByRole('button', { name: 'Fechar' }).click()
      await expect(panel).toHaveCount(0)
      await expect(bookingButton(page)).toBeFocused()
    })
  }

  test('closes by a click beside it', { tag: '@desktop' }, async ({ page }) => {
    const panel = await openPanel(page, '/')
    await page.mouse.click(200, 450)
    await expect(panel).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()
    await expect(page).toHaveURL('/')
  })

  test('keeps the focus inside and the page behind still', { tag: '@desktop' }, async ({ page }) => {
    const panel = await openPanel(page, '/')
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(panel.locator(':focus')).toHaveCount(1)
    }
    await page.mouse.move(200, 450)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('opens by keyboard, again and again', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/')
    await bookingButton(page).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(bookingButton(page)).toBeFocused()
    }
  })
})

function bookingButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /reservar/i })
}

async function openPanel(page: Page, path: string) {
  await open(page, path)
  await bookingButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Faça sua reserva' })
  await expect(panel).toBeVisible()
  return panel
}
