import { expect, test } from './fixtures.ts'
import { bookingButton, chooseDays, formIn, openPanel } from './support/booking.ts'
import { boxOf, open } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test.describe('booking panel', () => {
  test('opens from the header at the right edge: full width on phones, at most 500 px on desktops', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const panel = await openPanel(page)
    await expect(panel.getByRole('heading', { name: 'Faça sua reserva' })).toBeVisible()
    const { width: screen } = page.viewportSize() ?? { width: 0 }
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(panel)
        return x + width
      })
      .toBe(screen)
    expect((await boxOf(panel)).width).toBe(isMobile ? screen : 500)
    const [start] = await panel.evaluate((element) =>
      element
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ transform }) => transform) : [],
        ),
    )
    expect(start, 'it comes from beyond the right edge').toBe('translateX(100%)')
  })

  for (const way of ['icon', 'Escape'] as const) {
    test(`closes by ${way}, and the focus returns to its button`, { tag: '@desktop' }, async ({ page }) => {
      const panel = await openPanel(page)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await panel.getByRole('button', { name: 'Fechar' }).click()
      await expect(panel).toHaveCount(0)
      await expect(bookingButton(page)).toBeFocused()
    })
  }

  test('closes by a click beside it', { tag: '@desktop' }, async ({ page }) => {
    const panel = await openPanel(page)
    // It listens for clicks outside a moment after it shows; nobody aims at a window that still moves.
    await expect
      .poll(() => panel.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
      .not.toContain('running')
    await page.mouse.click(200, 450)
    await expect(panel).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()
    await expect(page).toHaveURL(quietPage)
  })

  test('keeps the focus inside and the page behind still', { tag: '@desktop' }, async ({ page }) => {
    const panel = await openPanel(page)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(panel.locator(':focus')).toHaveCount(1)
    }
    await page.mouse.move(200, 450)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('opens by keyboard, again and again', { tag: '@desktop' }, async ({ page }) => {
    await open(page, quietPage)
    await bookingButton(page).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(bookingButton(page)).toBeFocused()
    }
  })

  test('closing it by accident loses nothing, on this page or the next', { tag: '@desktop' }, async ({
    page,
  }) => {
    const panel = await openPanel(page)
    const { dates, guests, coupon, picker } = formIn(panel)
    await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
    await page.keyboard.press('Escape')
    await guests.click()
    await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    await coupon.fill('MATA10')
    await panel.getByRole('button', { name: 'Fechar' }).click()
    await expect(panel).toHaveCount(0)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pacotes' }).click()
    await expect(page).toHaveURL('/ofertas')
    await bookingButton(page).click()
    await expect(dates).toContainText('20/12/2026 – 24/12/2026')
    await expect(guests).toContainText('3 adultos')
    await expect(coupon).toHaveValue('MATA10')
  })

  test('names the terms it leads to', { tag: '@desktop' }, async ({ page }) => {
    const panel = await openPanel(page)
    await expect(panel.getByText('Ao continuar, você concorda com nossos termos de serviço')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'termos de serviço' })).toHaveAttribute('href', '/termos')
  })
})
