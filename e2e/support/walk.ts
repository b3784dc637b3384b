import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'

type Stop = { name: string; flaws: string[] }

/**
 * Presses `key` until the focus leaves the page or has reached the stop called `last`; returns the names of all stops.
 * Fails on any stop without a name or a focus ring, and on any that is out of sight.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', last?: string): Promise<string[]> {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (!stop) break
    stops.push(stop)
    if (stop.name === last) break
    expect(stops.length, 'the walk ends').toBeLessThan(150)
  }
  expect(stops.filter(({ flaws }) => flaws.length > 0)).toEqual([])
  return stops.map(({ name }) => name)
}

/** What has the focus, after the scrolling and turning that it caused; undefined when the focus left the page. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return undefined
    const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined
    // A row of slides turns a little after the focus arrives, and only once its script has loaded.
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
