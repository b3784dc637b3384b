import { expect, test } from './fixtures.ts'
import { background, color, colorDistance, contrast, rgb } from './support/colors.ts'
import { activePackages, money } from './support/content.ts'
import { open } from './support/page.ts'

test.describe('accent colour', { tag: '@desktop' }, () => {
  for (const { slug, primaryColor, title, price } of activePackages) {
    test(`${slug} shows its title and price; its ${primaryColor} is used and can be read`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `/oferta/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      const booking = main.getByRole('region', { name: 'Preço e reserva' })
      await expect(booking).toContainText(`Ou ${money(price)} à vista`)
      const button = booking.getByText('Reservar Agora')
      expect(colorDistance(await background(button), rgb(primaryColor))).toBeLessThan(40)
      const painted = [
        button,
        main.locator('header p > span').first(),
        booking.getByText(/^6x de/),
        main.getByRole('heading', { name: 'Investimento' }),
        ...(await main.getByText(/-\d+%$/).all()),
      ]
      for (const element of painted) {
        const ratio = contrast(await color(element), await background(element))
        expect(ratio, String(await element.textContent())).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
})
