import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { open, scrollThrough } from './page.ts'
import type { WebServer } from './web-server.ts'

export const missing = '/este-caminho-nao-existe'

/** The paths of the sitemap. */
export async function listedPaths(site: WebServer): Promise<string[]> {
  const { html } = await site.get('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The page answers, with every picture and no empty element, and fits a wide screen and a phone, as it is left. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  const response = await open(page, path)
  expect.soft(response?.status(), path).toBe(path === missing ? 404 : 200)
  await scrollThrough(page)
  expect.soft(await brokenPictures(page), path).toEqual([])
  expect.soft(await page.evaluate(emptyElements), path).toEqual([])
  await expectFits(page, path)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, path)
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page, path: string): Promise<void> {
  const [content = 0, screen = 0] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect.soft(content, `${path}: nothing is wider than the screen`).toBeLessThanOrEqual(screen)
}

/** The addresses of the pictures that did not load. */
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

/** Runs in the page: the elements for text that have none. */
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
