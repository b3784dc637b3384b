import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open, scrollThrough, scrollTo } from './support/page.ts'

const video = /\/videos\/([\w-]+)\.(?:webm|mp4)$/

test('only the hero video made for this screen is fetched, the promotional one when it is near', async ({
  page,
  isMobile,
}) => {
  const fetched = videosOf(page)
  await open(page, '/')
  const own = isMobile ? 'hero-mobile' : 'hero'
  await expect.poll(() => [...fetched]).toEqual([own])
  await expect(page.getByRole('region', { name: 'Abertura' }).locator('video')).toHaveCount(1)
  await scrollThrough(page)
  await expect.poll(() => [...fetched].toSorted()).toEqual([own, 'promo'])
})

test('a video plays muted and looped, and its button stops and starts it', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'Abertura' })
  const element = hero.locator('video')
  await expect.poll(() => isPaused(element)).toBe(false)
  expect(await element.evaluate((node: HTMLVideoElement) => [node.muted, node.loop, node.controls])).toEqual([
    true,
    true,
    false,
  ])
  await hero.getByRole('button', { name: 'Pausar vídeo' }).click()
  await expect.poll(() => isPaused(element)).toBe(true)
  await hero.getByRole('button', { name: 'Reproduzir vídeo' }).click()
  await expect.poll(() => isPaused(element)).toBe(false)
})

test('the promotional video takes no pointer and has a pause button', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/')
  const section = page.getByRole('region', { name: 'Vídeo do hotel' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('video')).toHaveCount(1)
  await expect(section.locator('video')).toHaveCSS('pointer-events', 'none')
  await section.getByRole('button', { name: 'Pausar vídeo do hotel' }).click()
  await expect.poll(() => isPaused(section.locator('video'))).toBe(true)
})

test('no video for a visitor who asks for less motion, until the wish is gone', async ({ page }) => {
  const fetched = videosOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await idle(page)
  await scrollThrough(page)
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Pausar vídeo/ })).toHaveCount(0)
  expect([...fetched]).toEqual([])

  await scrollTo(page, 0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByRole('region', { name: 'Abertura' }).locator('video')).toHaveCount(1)
})

test('no video for a visitor who saves data, only its poster', async ({ page }) => {
  const fetched = videosOf(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await open(page, '/')
  await idle(page)
  await scrollThrough(page)
  await idle(page)
  await expect(page.locator('video')).toHaveCount(0)
  expect([...fetched]).toEqual([])
  await expect(page.getByRole('img', { name: /Lago com chalés de madeira iluminados/ })).toBeVisible()
})

/** The names of the videos that the page has asked for so far. */
function videosOf(page: Page) {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = video.exec(request.url())?.[1]
    if (name) names.add(name)
  })
  return names
}

/** Beyond the moment at which the page would begin with its videos. */
async function idle(page: Page) {
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )
}

function isPaused(element: ReturnType<Page['locator']>) {
  return element.evaluate((node: HTMLVideoElement) => node.paused)
}
