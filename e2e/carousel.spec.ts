import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

// How a row reacts is tested in components/ui/carousel.browser.test.tsx.

test('the rows of the home page: keys, buttons and a drag move the one that is used, and a drag follows no link (MEDIA-1)', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/')
  const [welcome, chalets] = [row(page, 'Fotografias do hotel'), row(page, 'Chalés')]
  await welcome.getByRole('img').first().hover()
  await expect(welcome.locator('.swiper-initialized'), 'until then no key moves it').toBeVisible()
  await page.keyboard.press('ArrowRight')
  await showsOnly(welcome, '2 de 5')
  await welcome.getByRole('button', { name: 'Slide anterior' }).click()
  await showsOnly(welcome, '1 de 5')
  await expect(chalets.locator('.carousel-count'), 'before Swiper has loaded').toHaveText(/^1 \/ \d$/)
  await chalets.scrollIntoViewIfNeeded()
  await expect(slide(chalets, '1 de 8')).toBeInViewport({ ratio: 0.9 })
  await expect(chalets.locator('.swiper-initialized')).toBeVisible()
  const { x, y, width } = await boxOf(slide(chalets, '1 de 8'))
  await page.mouse.move(x + width * 0.9, y + 200)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.1, y + 200, { steps: 8 })
  await page.mouse.up()
  await expect(slide(chalets, '1 de 8')).not.toBeInViewport({ ratio: 0.5 })
  await expect(page).toHaveURL('/')
  await welcome.scrollIntoViewIfNeeded()
  await showsOnly(welcome, '1 de 5')
})

function row(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function slide(within: ReturnType<typeof row>, name: string) {
  return within.getByRole('group', { name, exact: true })
}

async function showsOnly(within: ReturnType<typeof row>, name: string) {
  await expect(slide(within, name)).toBeInViewport({ ratio: 0.6 })
  for (const other of await within.getByRole('group', { name: / de \d$/ }).all()) {
    if ((await other.getAttribute('aria-label')) !== name)
      await expect(other).not.toBeInViewport({ ratio: 0.05 })
  }
}
