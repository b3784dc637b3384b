import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'
import { quietPage, sitePages } from './support/pages.ts'
import { openAtStep } from './support/survey.ts'

const skipLink = 'Pular para o conteúdo'

test('the first Tab reaches the skip link, which leads into the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, quietPage)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test.describe('every stop is named, marked and in sight', () => {
  test.beforeEach(async ({ page }) => await page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const path of sitePages) {
    test(`on ${path}, forwards and backwards`, async ({ page }) => {
      await open(page, path)
      const forwards = await walk(page, 'Tab')
      expect(forwards.length).toBeGreaterThanOrEqual(20)
      expect(forwards[0]).toBe(skipLink)
      expect(await walk(page, 'Shift+Tab', skipLink)).toEqual(forwards.toReversed())
    })
  }

  test('in the longest step of the survey', async ({ page }) => {
    await openAtStep(page, 3, { answered: true })
    // From the heading on; the browser begins a walk where the focus was last.
    await page.getByRole('heading', { level: 2 }).focus()
    // The last is the link to the privacy notice.
    expect((await walk(page, 'Tab')).length).toBe(8)
  })
})

type Stop = { name: string; flaws: string[] }

/** Presses `key` until the focus leaves the page or has come to `last`; fails on any stop with a flaw. */
async function walk(page: Page, key: string, last?: string) {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (!stop) break
    stops.push(stop)
    if (stop.name === last) break
    expect(stops.length, 'the walk comes to an end').toBeLessThan(150)
  }
  expect(stops.filter(({ flaws }) => flaws.length > 0)).toEqual([])
  return stops.map(({ name }) => name)
}

/** What has the focus, after the scrolling and turning it caused; undefined when the walk left the page. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return undefined
    const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined
    // A row of slides turns a little later than the focus arrives, and only once its script is there.
    const row = stop.closest('.swiper')
    const isReady = () =>
      !row || row.matches('.swiper-initialized, :not(:has(.swiper-slide + .swiper-slide))')
    for (const end = performance.now() + 5000; !(isReady() && isInSight()) && performance.now() < end; ) {
      await new Promise((done) => requestAnimationFrame(done))
    }
    const text = stop.matches('a, button') ? stop.textContent?.trim() : label?.textContent
    const name = stop.getAttribute('aria-label') ?? text
    return {
      name: name?.slice(0, 60) || stop.outerHTML.slice(0, 200),
      flaws: [
        ...(name ? [] : ['has no name']),
        ...(hasRing(stop) || hasRing(stop, '::after') || (label && hasRing(label))
          ? []
          : ['has no focus ring']),
        ...(isInSight() ? [] : ['is out of sight']),
      ],
    }

    function hasRing(element: Element, pseudo?: string) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
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
