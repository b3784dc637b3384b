import { expect, test } from './fixtures.ts'
import { open, scrollThrough } from './support/page.ts'

const pages = ['/', '/ofertas', '/oferta/natal-2026']

for (const path of pages) {
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
    expect(found.length).toBeGreaterThan(6)
    for (const { src, ...picture } of found) {
      expect(picture, src).toEqual({ loaded: true, sized: true, described: true, optimised: true })
    }
  })

  test(`${path}: nothing shifts while it loads and scrolls`, async ({ page }) => {
    await page.addInitScript(observeShifts)
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    await scrollThrough(page)
    const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, shifts.map(({ moved }) => moved).join('\n')).toBeLessThan(0.001)
  })
}

test('a picture that fails leaves no broken icon', { tag: '@desktop' }, async ({ page, tolerate }) => {
  tolerate(/^status 404: .*_next.image|^console error: .* status of 404/)
  await page.route('**/_next/image?*', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/oferta/natal-2026')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveAttribute('data-broken', '')
  await expect(picture).toHaveCSS('opacity', '0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

type Shift = { value: number; moved: string }

/** Runs in the page: `window.shifts` gathers the movements that no input of the visitor explains. */
function observeShifts() {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const [value, afterInput, sources] = ['value', 'hadRecentInput', 'sources'].map((key) =>
        Reflect.get(entry, key),
      )
      const moved = sources.map(({ node }: { node?: Node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
      )
      if (!afterInput) shifts.push({ value, moved: moved.join(' | ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
