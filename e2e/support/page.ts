import type { Locator, Page } from 'playwright/test'

/** Goes to `path` and waits until everything answers, also what is sent after the page; returns the response of the document. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await waitUntilReady(page)
  return response
}

async function waitUntilReady(page: Page) {
  // The body of every page listens to this event as soon as React has made it answer (components/ui/page-body.tsx).
  await page.waitForFunction(
    () => window.onhashchange !== null && !document.querySelector('div[aria-busy="true"]'),
  )
}

/** Goes from `/privacidade` by a link of the footer, so that Back stays in the document, and one too many is noticed. */
export async function openFrom(page: Page, path: string) {
  await open(page, '/privacidade')
  await page.locator(`#rodape nav a[href="${path}"]`).click()
  await page.waitForURL(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The browser's Back, without waiting for a page: one that something lies over holds it. */
export async function pressBack(page: Page) {
  await page.evaluate(() => history.back())
}

/** Where an element is, in CSS pixels of the viewport; throws when it is not rendered. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return box
}

/** Scrolls at once, as a visitor's wheel would get there. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/**
 * Shows every part of the page once, from top to bottom, so that what loads or starts when near does so. Calls `onReload` if it
 * had to load the page anew.
 */
export async function scrollThrough(page: Page, onReload?: () => Promise<void>) {
  if (await scrollDown(page)) return
  // On a busy machine Chromium stops drawing one page in a hundred for good. Measured: focus, another size and a screenshot do not
  // bring it back; loading it anew does.
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

/** Loads every picture now, those in slides out of view, too, which else wait for their turn. */
export async function bringPictures(page: Page) {
  // Again and again: those that React has not reached yet do not wait for anything.
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

/**
 * Until what listens to scrolling and to what comes into view has been told of the last scroll, and the page is drawn; a second
 * where the browser does not draw.
 */
export async function afterScroll(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        // A new observer is told in the same frame as those of the page.
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        }).observe(document.documentElement)
        setTimeout(done, 1000)
      }),
  )
}

/** What `nameOf` calls the addresses that the page asks for from now on, each once; those without a name are left out. */
export function askedBy(page: Page, nameOf: (address: URL) => string | undefined): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = nameOf(new URL(request.url()))
    if (name) names.add(name)
  })
  return names
}
