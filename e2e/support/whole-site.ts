import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import type { WebServer } from './web-server.ts'

export const missing = '/este-caminho-nao-existe'

/** The paths of the sitemap. */
export async function listedPaths(site: WebServer): Promise<string[]> {
  const { html } = await site.get('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page, path: string): Promise<void> {
  const [content = 0, screen = 0] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect.soft(content, `${path}: nothing is wider than the screen`).toBeLessThanOrEqual(screen)
}

/** The addresses of the pictures that did not load. */
export async function brokenPictures(page: Page) {
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
export function emptyElements() {
  const wordy = 'h1,h2,h3,h4,p,a,button,li,dt,dd,ul,ol,dl,figcaption,blockquote,table,section,address'
  const speaks = (element: Element) =>
    Boolean(element.textContent?.trim() || element.getAttribute('aria-label')) ||
    element.matches('[aria-hidden=true],[aria-hidden=true] *') ||
    element.querySelector('img,video,iframe,input,.drawn-ground') !== null
  return [...document.querySelectorAll(wordy)]
    .filter((element) => !speaks(element))
    .map((element) => element.outerHTML.slice(0, 200))
}
