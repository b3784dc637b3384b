import { expect, type Page } from 'playwright/test'

/** At least `count` pictures, each of them loaded, sized, described and in an encoded width. */
export async function expectPictures(page: Page, count: number) {
  const pictures = page.locator('main img, footer img')
  // Those in slides out of view would wait for their turn.
  await pictures.evaluateAll((all: HTMLImageElement[]) => {
    for (const picture of all) picture.loading = 'eager'
  })
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.complete).length))
    .toBe(0)
  const found = await pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map((one) => ({
      src: one.currentSrc,
      loaded: one.naturalWidth > 0 && !('broken' in one.dataset),
      sized: Boolean(one.getAttribute('width') && one.getAttribute('height')),
      described: one.hasAttribute('alt'),
      encoded:
        one.src.endsWith('.svg') ||
        (/\/(?:encoded|media)\/.+\/\d+\.avif$/.test(one.currentSrc) && /\/\d+\.webp$/.test(one.src)),
    })),
  )
  expect(found.length).toBeGreaterThanOrEqual(count)
  for (const { src, ...picture } of found) {
    expect(picture, src).toEqual({ loaded: true, sized: true, described: true, encoded: true })
  }
}
