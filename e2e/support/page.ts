import type { Locator, Page } from 'playwright/test'

/** Goes to `path` and waits until everything is interactive, including streamed parts; returns the document's response. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await waitUntilReady(page)
  return response
}

async function waitUntilReady(page: Page) {
  // The body of every page adds this listener as soon as React has hydrated it (components/ui/page-body.tsx).
  await page.waitForFunction(
    () => window.onhashchange !== null && !document.querySelector('div[aria-busy="true"]'),
  )
  // What is below the first view hydrates when the browser is idle (components/ui/deferred-part.tsx).
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
}

/** Goes there from `/privacidade` by a footer link, so that Back stays in the document and one step too many is noticed. */
export async function openFrom(page: Page, path: string) {
  await open(page, '/privacidade')
  await page.locator(`#rodape nav a[href="${path}"]`).click()
  await page.waitForURL(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Presses the browser's Back without waiting for a page, which a layer may prevent. */
export async function pressBack(page: Page) {
  await page.evaluate(() => history.back())
}

/** Returns an element's box in CSS pixels of the viewport; throws when it is not rendered. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return box
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Scrolls from top to bottom, so that everything lazy loads or starts. Calls `onReload` if it had to reload the page. */
export async function scrollThrough(page: Page, onReload?: () => Promise<void>) {
  if (await scrollDown(page)) return
  // On a busy machine Chromium permanently stops drawing one page in a hundred. As measured, focus, a new size or a
  // screenshot do not help; a reload does.
  await page.reload()
  await waitUntilReady(page)
  await onReload?.()
  await scrollDown(page)
}

/** Returns false if the browser no longer draws the page. */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const drawsWithin = (ms: number) =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
        setTimeout(done, ms, false)
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await drawsWithin(1000)
    }
    return drawsWithin(10_000)
  })
}

/** Loads every lazy picture now, including those in hidden slides. */
export async function loadPictures(page: Page) {
  // Repeats, because pictures that React has not hydrated yet have no listener.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('beforeprint'))
    for (const image of document.images) image.loading = 'eager'
    return !document.querySelector('source[media="(scripting: enabled)"]')
  })
}

/** Presses Tab until `target` has the focus; throws when the keyboard does not get there. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not reached with Tab`)
}

/** Waits until scroll and intersection listeners have handled the last scroll and the page is drawn; at most a second. */
export async function afterScroll(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        // A new observer is notified in the same frame as the page's own.
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        }).observe(document.documentElement)
        setTimeout(done, 1000)
      }),
  )
}

/** Collects `nameOf` of every address that the page requests from now on, without those that have no name. */
export function collectRequests(page: Page, nameOf: (address: URL) => string | undefined): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = nameOf(new URL(request.url()))
    if (name) names.add(name)
  })
  return names
}
