import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'

test('the first Tab reaches the skip link, which leads into the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

for (const path of ['/', '/ofertas', '/oferta/natal-2026']) {
  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${key} through ${path}: every stop is named, marked and in sight`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      const flawed: string[] = []
      let stops = 0
      for (; stops < 150; stops++) {
        await page.keyboard.press(key)
        const stop = await focusedStop(page)
        if (!stop) break
        if (stop.flaws.length > 0) flawed.push(`${stop.name}: ${stop.flaws.join(', ')}`)
      }
      expect(stops).toBeGreaterThan(20)
      expect(stops, 'the walk comes to an end').toBeLessThan(150)
      expect(flawed).toEqual([])
    })
  }
}

/** What has the focus, after the scrolling and turning it caused; undefined when the walk left the page. */
function focusedStop(page: Page) {
  return page.evaluate(async () => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return undefined
    // A row of slides turns a little later than the focus arrives.
    for (let frame = 0; frame < 30 && !isInSight(); frame++) {
      await new Promise((done) => requestAnimationFrame(done))
    }
    const text = stop.matches('a, button') ? stop.textContent?.trim() : undefined
    const name = stop.getAttribute('aria-label') ?? text
    return {
      name: `${stop.tagName}.${stop.classList[0]} "${name?.slice(0, 60)}"`,
      flaws: [
        ...(name ? [] : ['has no name']),
        ...(hasRing() || hasRing('::after') ? [] : ['has no focus ring']),
        ...(isInSight() ? [] : ['is out of sight']),
      ],
    }

    function hasRing(pseudo?: string) {
      const { outlineStyle, outlineWidth } = getComputedStyle(stop ?? document.body, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }

    function isInSight() {
      const { left, top, width, height } = stop?.getBoundingClientRect() ?? new DOMRect()
      return [0.2, 0.5, 0.8].some((x) =>
        [0.2, 0.5, 0.8].some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit !== null && (stop?.contains(hit) || hit.contains(stop))
        }),
      )
    }
  })
}
