import { expect, type Page } from 'playwright/test'
import { loadPictures } from './page.ts'

type Stop = { name: string; flaws: string[] }

/**
 * Presses `key` until the focus leaves the page or reaches the stop called `last`; returns the names of all stops. Fails on
 * any stop without a name or a focus ring, and on any that is out of view.
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

/** Returns the focused element after scrolling and turning have settled; undefined when the focus left the page. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return undefined
    const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined
    // A carousel turns a little after the focus arrives, and only once its script has loaded.
    const row = stop.closest('.swiper')
    const isReady = () =>
      !row || row.matches('.swiper-initialized, :not(:has(.swiper-slide + .swiper-slide))')
    for (const end = performance.now() + 5000; !(isReady() && isInSight()) && performance.now() < end; ) {
      await new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 1000)
      })
    }
    const text = stop.matches('a, button, summary') ? stop.textContent?.trim() : label?.textContent
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

/** Expects an edge, in forced colours, on every control that is otherwise recognised by its colour or border (NAV-17). */
export async function expectPressableEdges(page: Page) {
  const marked = await page.locator('a, button, [role=button], [role=switch]').evaluateAll((controls) => {
    const surfaces = controls.filter((element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0
      return isPainted && element.checkVisibility()
    })
    for (const surface of surfaces) surface.setAttribute('data-surface', '')
    return surfaces.length
  })
  expect(marked).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: 'active' })
  const withoutEdge = await page
    .locator('[data-surface]:not(.skip-link, .rdp-day_button, .zoom)')
    .evaluateAll((surfaces) =>
      surfaces
        .filter((surface) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
            getComputedStyle(surface)
          const isDrawn = parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid'
          return !isDrawn || borderTopColor === backgroundColor
        })
        .map((surface) => surface.outerHTML.slice(0, 160)),
    )
  expect.soft(withoutEdge).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Expects at least `count` images, each loaded, sized, described and in an encoded width. */
export async function expectImages(page: Page, count: number) {
  const images = page.locator('main img, footer img')
  await loadPictures(page)
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
        // These are SVG files, or a QR code inlined in the page.
        /\.svg$|^data:image\/png/.test(one.src) ||
        (/\/media\/.+\/\d+\.avif$/.test(one.currentSrc) && /\/\d+\.webp$/.test(one.src)),
    })),
  )
  expect(found.length).toBeGreaterThanOrEqual(count)
  for (const { src, ...image } of found) {
    expect(image, src).toEqual({ loaded: true, sized: true, described: true, encoded: true })
  }
}

type Shift = {
  value: number
  /** The start of each moved element's HTML. */
  moved: string[]
  /** Only parts of the site's header moved. */
  headerOnly: boolean
}

/**
 * Watches the pages opened from now on; the returned function reports all shifts so far. It includes shifts that browsers
 * excuse: on a phone they treat the screen size as input and excuse every shift of the next half second.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(observeShifts)
  return () => page.evaluate(() => Reflect.get(window, 'readShifts')())
}

/** Sums all shifts; the browsers' cumulative layout shift is at most that, because it uses session windows. */
export function totalShift(shifts: Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Runs in the page: `readShifts` waits for the current frame, if the browser draws, and returns all shifts up to it. */
function observeShifts() {
  const shifts: Shift[] = []
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const [value, sources] = ['value', 'sources'].map((key) => Reflect.get(entry, key))
      const elements: (Element | null | undefined)[] = sources.map(({ node }: { node?: Node }) =>
        node instanceof Element ? node : node?.parentElement,
      )
      shifts.push({
        value,
        moved: elements.map((element) => String(element?.outerHTML.slice(0, 120))),
        headerOnly:
          elements.length > 0 && elements.every((element) => element?.closest('header:not(main header)')),
      })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const readShifts = async () => {
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
      setTimeout(done, 1000)
    })
    note(observer.takeRecords())
    return shifts
  }
  Object.assign(window, { readShifts })
}

/** The shift allowed when fonts load: a heading may gain or lose a line. Browsers call less than 0.1 good. */
export const fontShift = 0.08

/** Blocks the site's fonts, which load after the first paint and move words, for tests of other shifts. */
export async function withoutFonts(page: Page, tolerate: (fault: RegExp) => void) {
  tolerate(/\.woff2|ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
}

/** The result of `kept` for a page that has left nothing. */
export const nothingKept = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 }

/** Returns everything a page could have left in the browser. */
export function kept(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

/** Fails on an inset photograph without rounded corners, and on a radius other than 2 px (MEDIA-12). */
export async function expectRoundedCorners(page: Page) {
  const wrong = await page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    return images
      .filter((image) => image.checkVisibility() && isWrong(image))
      .map(({ alt, src }) => alt || src)

    function isWrong(image: HTMLImageElement) {
      const clips: Element[] = [image]
      for (let part = image.parentElement; part && part.tagName !== 'MAIN'; part = part.parentElement) {
        if (getComputedStyle(part).overflow !== 'visible') clips.push(part)
      }
      const corners = clips
        .map((part) => getComputedStyle(part).borderRadius)
        .filter((size) => size !== '0px')
      // This is the picture itself, or its row.
      const isAtEdge = [image, clips[1], image.closest('ul')].some((part) => {
        const { left, right } = part?.getBoundingClientRect() ?? { left: 1, right: 1 }
        return left <= 0 || right >= innerWidth
      })
      return corners.length === 0 ? !isAtEdge : corners.some((size) => size !== '2px')
    }
  })
  expect.soft(wrong, 'photographs with wrong corners').toEqual([])
}
