import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
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

type Rgb = [number, number, number]

async function color(element: Locator): Promise<Rgb> {
  return rgb(await element.evaluate((node) => getComputedStyle(node).color))
}

/** The colour behind an element's text: its own, else that of the nearest ancestor that has one. */
async function background(element: Locator): Promise<Rgb> {
  return rgb(
    await element.evaluate((node) => {
      for (let box: Element | null = node; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }),
  )
}

/** Reads `#rrggbb` and `rgb(r, g, b)`; throws on anything else, such as a translucent colour. */
function rgb(text: string): Rgb {
  const parts = /^#(..)(..)(..)$/
    .exec(text)
    ?.slice(1)
    .map((hex) => Number.parseInt(hex, 16))
  const [red, green, blue] = parts ?? /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1).map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`no opaque colour: ${text}`)
  return [red, green, blue]
}

function colorDistance(a: Rgb, b: Rgb) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function contrast(a: Rgb, b: Rgb) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: Rgb) {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
