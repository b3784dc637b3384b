import type { Page } from 'playwright/test'
import { demos } from '../../supabase/local/demo/demos.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookingButton, bookingPanel, chooseDays, formIn } from '../support/booking.ts'
import { missingPage } from '../support/faults.ts'
import { open, scrollThrough } from '../support/page.ts'
import { budgets, weighPage } from '../support/page-weight.ts'
import { expect, test } from './fixtures.ts'

const missing = '/este-caminho-nao-existe'

/** What has to be true of each page of a demonstration's sitemap, and of one that is missing. */
export function testEveryPage() {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`at ${width} px no page is empty, broken or wider than the screen, and axe finds nothing`, async ({
      page,
      demoPaths,
      tolerate,
    }) => {
      test.setTimeout(180_000)
      tolerate(missingPage)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(demoPaths.length).toBeGreaterThan(3)
      for (const path of [...demoPaths, missing]) {
        await test.step(path, async () => {
          const response = await open(page, path)
          expect.soft(response?.status(), path).toBe(path === missing ? 404 : 200)
          await scrollThrough(page)
          const [content = 0, screen = 0] = await page
            .locator('html')
            .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
          expect.soft(content, `${path}: nothing is wider than the screen`).toBeLessThanOrEqual(screen)
          expect.soft(await brokenPictures(page), path).toEqual([])
          expect.soft(await page.evaluate(emptyElements), path).toEqual([])
          await expectAccessible(page)
        })
      }
    })
  }

  test('every link inside leads to a page, and to a place on it', async ({ site, demoPaths, demo }) => {
    const pages = new Map<string, string>()
    const links = new Set<string>()
    for (const path of [...demoPaths, missing]) {
      const { html } = await site.get(path)
      pages.set(path, html)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g))
        if (/^[/#]/.test(href)) links.add(new URL(href.replaceAll('&amp;', '&'), `http://x${path}`).href)
    }
    const dead: string[] = []
    for (const link of links) {
      const { pathname, hash } = new URL(link)
      const known = pages.get(pathname)
      const { status, html } = known ? { status: 200, html: known } : await site.get(pathname)
      const isThere = hash === '' || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
      if ((status !== 200 && !(status === 307 && hash === '')) || !isThere) dead.push(link)
    }
    expect(dead).toEqual([])
    for (const other of Object.values(demos).filter((one) => one !== demos[demo]))
      for (const [path, html] of pages) expect(html.includes(other.hotel.name), path).toBe(false)
  })

  test('no page is heavier than its budget', async ({ site, demoPaths }) => {
    for (const path of demoPaths) {
      const { bytes } = await weighPage(new URL(path, site.origin))
      expect.soft(bytes.script, path).toBeLessThanOrEqual(budgets.script)
      expect.soft(bytes.style, path).toBeLessThanOrEqual(budgets.style)
      expect.soft(bytes.html, path).toBeLessThanOrEqual(budgets.html)
    }
  })

  test('the booking panel hands over to this hotel’s engine', async ({ page, context, demo, tolerate }) => {
    const { BOOKING_ENGINE_URL, BOOKING_HOTEL_ID } = demos[demo].variables
    const asked: string[] = []
    tolerate(new RegExp(`^request to another origin: ${RegExp.escape(BOOKING_ENGINE_URL)}/`))
    await context.route(`${BOOKING_ENGINE_URL}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Reservas</title>' })
    })
    await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
    await open(page, '/termos')
    await bookingButton(page).click()
    await chooseDays(bookingPanel(page), '20 de dezembro de 2026', '22 de dezembro de 2026')
    await page.keyboard.press('Escape')
    await formIn(bookingPanel(page)).submit.click()
    await expect.poll(() => asked[0]).toContain(`${BOOKING_ENGINE_URL}/hotelresults?`)
    expect(new URL(asked[0] ?? '').searchParams.get('q')).toBe(BOOKING_HOTEL_ID)
  })
}

async function brokenPictures(page: Page) {
  const images = page.locator('img')
  await images.evaluateAll((all: HTMLImageElement[]) => {
    for (const image of all) image.loading = 'eager'
  })
  const unfinished = () =>
    images.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.complete).length)
  await expect.poll(unfinished).toBe(0)
  return images.evaluateAll((all: HTMLImageElement[]) =>
    all.filter((one) => one.naturalWidth === 0).map((one) => one.currentSrc),
  )
}

/** Runs in the page: what is there to say something and says nothing. */
function emptyElements() {
  const wordy = 'h1,h2,h3,h4,p,a,button,li,dt,dd,ul,ol,dl,figcaption,blockquote,table,section,address'
  const speaks = (element: Element) =>
    Boolean(element.textContent?.trim() || element.getAttribute('aria-label')) ||
    element.matches('[aria-hidden=true],[aria-hidden=true] *') ||
    element.querySelector('img,video,iframe,input,.drawn-ground') !== null
  return [...document.querySelectorAll(wordy)]
    .filter((element) => !speaks(element))
    .map((element) => element.outerHTML.slice(0, 200))
}
