import type { Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { missingPage } from './support/faults.ts'
import { deliverFontsFirst } from './support/fonts.ts'
import { expectImages } from './support/images.ts'
import { open, scrollThrough } from './support/page.ts'
import { publicPages } from './support/pages.ts'
import { totalShift, watchShifts } from './support/shifts.ts'
import { kept, nothingKept } from './support/storage.ts'

test.use(withMotion)

// With how many images each shows at least; the survey and the legal pages have none.
const images: Record<string, number> = {
  '/': 25,
  '/sobre': 20,
  '/quartos': 15,
  '/bem-estar': 8,
  '/restaurante': 3,
  '/ofertas': 12,
  '/oferta/natal-2026': 7,
}

const missing = '/este-caminho-nao-existe'

// One visit for all that has to be true of every page, because loading and scrolling it is what takes the time.
for (const path of [...publicPages, '/oferta/carnaval-2027', missing]) {
  test(`${path}: nothing shifts, is kept, lies outside or fails to load; axe finds nothing`, async ({
    page,
    context,
    isMobile,
    tolerate,
  }) => {
    if (path === missing) tolerate(missingPage)
    // Nothing preloads the fonts of a page that is missing: there a late one may draw the lines again.
    else await deliverFontsFirst(page)
    const cookies = watchCookies(page)
    const readShifts = await watchShifts(page)
    await open(page, path)
    await scrollThrough(page)

    // The bar's own parts draw together when the visitor scrolls; everything else has to stay where it is.
    const shifts = (await readShifts()).filter(({ headerOnly }) => !headerOnly)
    if (path !== missing)
      expect.soft(totalShift(shifts), shifts.flatMap(({ moved }) => moved).join('\n')).toBe(0)
    // The fixture fails it on a request to another origin; these hints would reach out before any request.
    // Next itself names this site's own address where letters are preloaded by hand.
    const hints = page.locator('link:is([rel=preconnect], [rel=dns-prefetch]):not([href="/"])')
    await expect.soft(hints).toHaveCount(0)
    // As the privacy notice says.
    expect.soft(await kept(page)).toEqual(nothingKept)
    expect.soft(await context.cookies()).toEqual([])
    expect.soft(cookies).toEqual([])
    const [content = 0, screen = 0] = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect.soft(content, 'nothing is wider than the screen').toBeLessThanOrEqual(screen)

    const count = images[path]
    if (count && !isMobile) await expectImages(page, count)
    // Half-way through a fade every text is too pale.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
  })
}

/** Every `set-cookie` that the page is sent from now on. */
function watchCookies(page: Page) {
  const cookies: string[] = []
  page.on('response', async (response) => {
    const set = await response.headerValue('set-cookie').catch(() => null)
    if (set) cookies.push(`${response.url()}: ${set}`)
  })
  return cookies
}
