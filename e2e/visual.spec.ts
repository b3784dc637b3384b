import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { chooseDays, openPanel } from './support/booking.ts'
import { open } from './support/page.ts'
import { choose, openAtStep, text } from './support/survey.ts'

/** Other versions draw letters and edges a little differently. */
const drawnBy = '153.0.8010.0'

type View = {
  name: string
  screen: 'desktop' | 'mobile'
  show: (page: Page) => Promise<void>
  /** The element to scroll to below the header; without it, the page stays where `show` leaves it. */
  part?: (page: Page) => Locator
}

const views: View[] = [
  {
    name: 'home-offers',
    screen: 'mobile',
    show: (page) => at(page, '/'),
    part: (page) => page.getByRole('region', { name: 'Ofertas Especiais' }),
  },
  { name: 'offer', screen: 'desktop', show: (page) => at(page, '/oferta/natal-2026') },
  { name: 'about', screen: 'desktop', show: (page) => at(page, '/sobre') },
  {
    name: 'survey',
    screen: 'mobile',
    show: async (page) => {
      await openAtStep(page, 2)
      await choose(page, /De 0 a 10/, '9')
      await text(page, /motivo/).fill('O silêncio do vale.')
      await text(page, /motivo/).blur()
    },
  },
  {
    name: 'booking',
    screen: 'desktop',
    show: async (page) => {
      await chooseDays(await openPanel(page, '/sobre'), '24 de dezembro de 2026', '27 de dezembro de 2026')
    },
  },
]

test.skip(
  ({ browser }) => browser.version() !== drawnBy,
  `The pictures of e2e/baseline were drawn by Chromium ${drawnBy}: another browser cannot be judged by them.`,
)

for (const { name, screen, show, part } of views) {
  test(`${name} looks as before`, { tag: `@${screen}` }, async ({ page }) => {
    // Without motion, films show their posters and everything is in its final position.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page)
    await part?.(page).evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      window.scrollTo({ top: scrollY + top - 120, behavior: 'instant' })
    })
    await settle(page)
    // The content of pictures is irrelevant here and would make the files large.
    await expect(page).toHaveScreenshot(`${name}.png`, {
      stylePath: 'e2e/support/no-pictures.css',
      maxDiffPixelRatio: 0.005,
    })
  })
}

async function at(page: Page, path: string) {
  await open(page, path)
}

async function settle(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => void (await document.fonts.ready))
}
