import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

test.describe('carousel', { tag: '@desktop' }, () => {
  test('arrow keys move the carousel under the pointer and no other', async ({ page }) => {
    await open(page, '/')
    const [welcome, chalets] = [carousel(page, 'Fotografias do hotel'), carousel(page, 'Chalés')]
    await welcome.getByRole('img').first().hover()
    await page.keyboard.press('ArrowRight')
    await showsOnly(welcome, '2 de 5')
    await page.keyboard.press('ArrowRight')
    await showsOnly(welcome, '3 de 5')
    await page.keyboard.press('ArrowLeft')
    await showsOnly(welcome, '2 de 5')

    await chalets.scrollIntoViewIfNeeded()
    await expect(slide(chalets, '1 de 8')).toBeInViewport({ ratio: 0.9 })
    await chalets.getByRole('button', { name: 'Próximo slide' }).focus()
    await page.mouse.move(0, 0)
    await page.keyboard.press('ArrowRight')
    await expect(slide(chalets, '1 de 8')).not.toBeInViewport({ ratio: 0.5 })
    await welcome.scrollIntoViewIfNeeded()
    await showsOnly(welcome, '2 de 5')
  })

  test('arrow keys do nothing where neither pointer nor focus is', async ({ page }) => {
    await open(page, '/')
    const welcome = carousel(page, 'Fotografias do hotel')
    await welcome.getByRole('button', { name: 'Próximo slide' }).click()
    await showsOnly(welcome, '2 de 5')
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: 'RESERVAR AGORA' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await showsOnly(welcome, '2 de 5')
  })

  test('the buttons stop at both ends of a row that does not loop', async ({ page }) => {
    await open(page, '/')
    const welcome = carousel(page, 'Fotografias do hotel')
    const previous = welcome.getByRole('button', { name: 'Slide anterior' })
    const next = welcome.getByRole('button', { name: 'Próximo slide' })
    await expect(previous).toBeDisabled()
    for (const name of ['2 de 5', '3 de 5', '4 de 5', '5 de 5']) {
      await next.click()
      await showsOnly(welcome, name)
    }
    await expect(next).toBeDisabled()
    await expect(previous).toBeEnabled()
    await previous.click()
    await showsOnly(welcome, '4 de 5')
    await expect(next).toBeEnabled()
  })

  for (const [width, stops] of [
    [390, 8],
    [768, 7],
    [1440, 6],
  ] as const) {
    test(`${width} px: the counter counts every step of the chalets, and no other`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')
      const chalets = carousel(page, 'Chalés')
      const counter = chalets.locator('.carousel-count')
      const next = chalets.getByRole('button', { name: 'Próximo slide' })
      // Before Swiper is here, too.
      await expect(counter).toHaveText(`1 / ${stops}`)
      await chalets.scrollIntoViewIfNeeded()
      for (let step = 2; step <= stops; step++) {
        await expect(next).toBeEnabled()
        await next.click()
        await expect(counter).toHaveText(`${step} / ${stops}`)
      }
      await expect(next).toBeDisabled()
      await expect(slide(chalets, '8 de 8')).toBeInViewport({ ratio: 0.9 })
      await chalets.getByRole('button', { name: 'Slide anterior' }).click()
      await expect(counter).toHaveText(`${stops - 1} / ${stops}`)
      await expect(next).toBeEnabled()
    })
  }

  test('a row that loops goes round in both directions', async ({ page }) => {
    await open(page, '/')
    const packages = carousel(page, 'Pacotes em destaque')
    await packages.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await packages.getByRole('button', { name: 'Slide anterior' }).click()
    await expect(slide(packages, '5 de 5')).toBeInViewport({ ratio: 0.9 })
    await packages.getByRole('button', { name: 'Próximo slide' }).click()
    await expect(slide(packages, '1 de 5')).toBeInViewport({ ratio: 0.9 })
  })

  test('the gallery of a package moves by its buttons', async ({ page }) => {
    await open(page, '/oferta/natal-2026')
    const gallery = carousel(page, /^Galeria do pacote/)
    await gallery.getByRole('button', { name: 'Próximo slide' }).click()
    await showsOnly(gallery, '2 de 4')
    await expect(gallery.getByRole('button', { name: 'Slide anterior' })).toBeEnabled()
  })

  test('a swipe moves it too', async ({ page }) => {
    await open(page, '/')
    const welcome = carousel(page, 'Fotografias do hotel')
    await welcome.getByRole('button', { name: 'Próximo slide' }).click()
    await showsOnly(welcome, '2 de 5')
    const { x, y, width } = await boxOf(slide(welcome, '2 de 5'))
    await page.mouse.move(x + width * 0.9, y + 200)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.1, y + 200, { steps: 8 })
    await page.mouse.up()
    await showsOnly(welcome, '3 de 5')
  })
})

function carousel(page: Page, name: string | RegExp) {
  return page.getByRole('region', { name, exact: true })
}

function slide(row: Locator, name: string) {
  return row.getByRole('group', { name, exact: true })
}

/** For rows of one slide at a time. */
async function showsOnly(row: Locator, name: string) {
  await expect(slide(row, name)).toBeInViewport({ ratio: 0.6 })
  for (const other of await row.getByRole('group', { name: / de \d$/ }).all()) {
    if ((await other.getAttribute('aria-label')) === name) continue
    await expect(other).not.toBeInViewport({ ratio: 0.05 })
  }
}
