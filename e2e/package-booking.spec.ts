import { expect, test } from './fixtures.ts'
import { demoPackage, money } from './support/content.ts'
import { open } from './support/page.ts'

test.describe("'Reservar Agora'", () => {
  test('without a booking address the button opens the booking panel with name and stay', async ({
    page,
    isMobile,
  }) => {
    expect(demoPackage('carnaval-2027').bookingUrl).toBeNull()
    await open(page, '/oferta/carnaval-2027')
    const buttons = page.getByRole('main').getByRole('button', { name: 'Reservar Agora' })
    await expect(buttons).toHaveCount(isMobile ? 2 : 1)
    // On phones the one at the foot of the screen.
    const button = buttons.last()
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Faça sua reserva' })
    await expect(panel).toContainText('Pacote: Carnaval na trilha')
    await expect(panel).toContainText('5 a 10 de fevereiro de 2027')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test.describe('with a booking address', () => {
    const booking = new URL(String(demoPackage('natal-2026').bookingUrl))
    test.use({ allowedOrigins: [booking.origin] })

    test('the button opens it in a new tab that cannot reach back', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/oferta/natal-2026')
      const tab = page.waitForEvent('popup')
      await page
        .getByRole('region', { name: 'Preço e reserva' })
        .getByRole('link', { name: 'Reservar Agora' })
        .click()
      expect((await tab).url()).toBe(booking.href)
      await expect((await tab).getByRole('heading', { name: 'Outro site' })).toBeVisible()
      expect(await (await tab).evaluate(() => window.opener)).toBeNull()
      await expect(page).toHaveURL('/oferta/natal-2026')
    })
  })
})

test('price and button stay at hand on a small screen', { tag: '@mobile' }, async ({ page }) => {
  await open(page, '/oferta/natal-2026')
  await page.getByRole('heading', { name: 'O que está incluído' }).scrollIntoViewIfNeeded()
  const bar = page.getByRole('main').getByRole('link', { name: 'Reservar Agora' }).last()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(money(6980)).last()).toBeInViewport({ ratio: 1 })
})
