import { expect, test } from './fixtures.ts'
import { open, scrollThrough } from './support/page.ts'

// With how many pictures each shows at least; the survey and the legal pages have none.
const pages = {
  '/': 25,
  '/sobre': 20,
  '/quartos': 15,
  '/bem-estar': 8,
  '/restaurante': 3,
  '/ofertas': 12,
  '/oferta/natal-2026': 7,
}

for (const [path, count] of Object.entries(pages)) {
  test(`${path}: every picture loads, sized and in the width it is shown`, async ({ page }) => {
    // The first visitor of a fresh server waits while its pictures are encoded.
    test.setTimeout(120_000)
    await open(page, path)
    await scrollThrough(page)
    const pictures = page.locator('main img, footer img')
    // Those in slides out of view would wait for their turn.
    await pictures.evaluateAll((all: HTMLImageElement[]) => {
      for (const picture of all) picture.loading = 'eager'
    })
    await expect
      .poll(
        () => pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.complete).length),
        {
          timeout: 90_000,
        },
      )
      .toBe(0)
    const found = await pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map((one) => ({
        src: one.currentSrc,
        loaded: one.naturalWidth > 0 && !('broken' in one.dataset),
        sized: Boolean(one.getAttribute('width') && one.getAttribute('height')),
        described: one.hasAttribute('alt'),
        optimised:
          one.src.endsWith('.svg') || [one.src, one.srcset].every((text) => text.includes('/_next/image?')),
      })),
    )
    expect(found.length).toBeGreaterThanOrEqual(count)
    for (const { src, ...picture } of found) {
      expect(picture, src).toEqual({ loaded: true, sized: true, described: true, optimised: true })
    }
  })
}

test('a picture that fails leaves no broken icon', { tag: '@desktop' }, async ({ page, tolerate }) => {
  tolerate(/^status 404: .*_next.image|^console error: .* status of 404/)
  await page.route('**/_next/image?*', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/oferta/natal-2026')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveAttribute('data-broken', '')
  await expect(picture).toHaveCSS('opacity', '0')
  // One that is far below is only asked for, and only fails, when somebody comes near.
  const lazy = page.locator('.offer-card img').last()
  await lazy.scrollIntoViewIfNeeded()
  await expect(lazy).toHaveAttribute('data-broken', '')
  await expect(lazy).toHaveCSS('opacity', '0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
