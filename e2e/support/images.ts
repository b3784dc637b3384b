import { expect, type Page } from 'playwright/test'
import { bringPictures } from './page.ts'

/** At least `count` images, each of them loaded, sized, described and in an encoded width. */
export async function expectImages(page: Page, count: number) {
  const images = page.locator('main img, footer img')
  await bringPictures(page)
  await expect
    .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.complete).length))
    .toBe(0)
  const found = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.map((one) => ({
      src: one.currentSrc,
      loaded: one.naturalWidth > 0 && !('broken' in one.dataset),
      sized: Boolean(one.getAttribute('width') && one.getAttribute('height')),
      described: one.hasAttribute('alt'),
      encoded:
        // Drawn, or a few squares in the page itself.
        /\.svg$|^data:image\/png/.test(one.src) ||
        (/\/media\/.+\/\d+\.avif$/.test(one.currentSrc) && /\/\d+\.webp$/.test(one.src)),
    })),
  )
  expect(found.length).toBeGreaterThanOrEqual(count)
  for (const { src, ...image } of found) {
    expect(image, src).toEqual({ loaded: true, sized: true, described: true, encoded: true })
  }
}
