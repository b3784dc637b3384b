import type { Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { boxOf, open, scrollThrough, scrollTo } from './support/page.ts'

test.use(withMotion)

const video = /\/media\/.+\/([\w-]+)\.(?:webm|mp4)$/

for (const tag of ['', '@mobile'])
  test(`the poster comes first, then the hero video of this screen alone, the promotional one when seen ${tag}`, async ({
    page,
    isMobile,
  }) => {
    const fetched = videosOf(page)
    const posters: string[] = []
    page.on('requestfinished', (request) => {
      const [, name] = /\/([\w-]+)-poster\.jpg\/\d+/.exec(request.url()) ?? []
      if (name && fetched.size === 0) posters.push(name)
    })
    await open(page, '/')
    const own = isMobile ? 'hero-mobile' : 'hero'
    await expect.poll(() => [...fetched]).toEqual([own])
    expect(posters).toContain(own)
    await expect(page.getByRole('region', { name: 'Abertura' }).locator('video')).toHaveCount(1)
    await page.getByRole('region', { name: 'Vídeo do hotel' }).scrollIntoViewIfNeeded()
    await expect.poll(() => [...fetched].toSorted()).toEqual([own, 'promo'])

    // Turning the screen changes the poster, not the video.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ width: height, height: width })
    await scrollTo(page, 0)
    const poster = page.getByRole('img', { name: /Lago com chalés de madeira iluminados/ })
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => decodeURIComponent(image.currentSrc)))
      .toContain(isMobile ? '/hero-poster' : '/hero-mobile-poster')
    await idle(page)
    expect([...fetched].toSorted()).toEqual([own, 'promo'])
  })

const small = [
  [844, 390],
  [667, 375],
  [740, 360],
  [896, 414],
  [932, 430],
  [320, 568],
] as const

test('a video plays muted and looped, takes no pointer, and its button stops and starts it', async ({
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
  const pause = hero.getByRole('button', { name: 'Pausar vídeo' })
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const [width, height] of small) {
    await page.setViewportSize({ width, height })
    const [button, link] = [
      await boxOf(pause),
      await boxOf(hero.getByRole('link', { name: 'Conheça os chalés' })),
    ]
    const isBeside = button.x >= link.x + link.width || button.y >= link.y + link.height
    expect.soft(isBeside, `${width} × ${height}: the button covers the link`).toBe(true)
  }
  await page.setViewportSize(size)
  await pause.click()
  await expect.poll(() => isPaused(element)).toBe(true)
  await hero.getByRole('button', { name: 'Reproduzir vídeo' }).click()
  await expect.poll(() => isPaused(element)).toBe(false)

  for (const hidden of [true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
    await expect.poll(() => isPaused(element), 'in a tab behind others').toBe(hidden)
  }
  await scrollTo(page, 3000)
  await expect.poll(() => isPaused(element), 'far out of view').toBe(true)

  // The promotional one begins although pictures that were in view on the way may not have come.
  const section = page.getByRole('region', { name: 'Vídeo do hotel' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('video')).toHaveCount(1)
  await expect(section.locator('video')).toHaveCSS('pointer-events', 'none')
  await section.getByRole('button', { name: 'Pausar vídeo do hotel' }).click()
  await expect.poll(() => isPaused(section.locator('video'))).toBe(true)
})

test('the poster stays, without a button, where the video cannot be had', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/)
  const refused: string[] = []
  await page.route(video, (route) => {
    refused.push(route.request().url())
    return route.abort()
  })
  await open(page, '/')
  await expect.poll(() => refused.length).toBe(1)
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /vídeo/ })).toHaveCount(0)
  await expect(page.getByRole('img', { name: /Lago com chalés de madeira iluminados/ })).toBeVisible()
})

test('no video for visitors who ask for less motion, who save data, or whose network is slow, only its poster', {
  tag: '@mobile',
}, async ({ context }) => {
  for (const { reducedMotion, ...network } of [
    { reducedMotion: 'no-preference', saveData: true, effectiveType: '4g' },
    { reducedMotion: 'no-preference', saveData: false, effectiveType: '3g' },
    { reducedMotion: 'reduce', saveData: false, effectiveType: '4g' },
  ] as const) {
    const page = await context.newPage()
    const fetched = videosOf(page)
    await page.addInitScript(reportNetwork, network)
    await page.emulateMedia({ reducedMotion })
    await open(page, '/')
    await idle(page)
    await scrollThrough(page)
    await idle(page)
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Pausar vídeo/ })).toHaveCount(0)
    expect([...fetched]).toEqual([])
    await expect(page.getByRole('img', { name: /Lago com chalés de madeira iluminados/ })).toBeVisible()
    if (reducedMotion === 'reduce') {
      await scrollTo(page, 0)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(page.getByRole('region', { name: 'Abertura' }).locator('video')).toHaveCount(1)
    }
  }
})

test('a video waits until the pictures in view are there, which the page did not wait for', {
  tag: '@mobile',
}, async ({ page }) => {
  const fetched = videosOf(page)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/promo-poster\.jpg\//, async (route) => {
    await arrival
    await route.continue()
  })
  await open(page, '/')
  await expect.poll(() => fetched.size).toBe(1)
  const asked = page.waitForRequest(/promo-poster/)
  await page.getByRole('region', { name: 'Vídeo do hotel' }).scrollIntoViewIfNeeded()
  await asked
  await idle(page)
  await idle(page)
  expect([...fetched]).not.toContain('promo')
  arrive()
  await expect.poll(() => [...fetched]).toContain('promo')
})

test('out of sight nothing more of a video is fetched, and in sight it goes on', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_ABORTED/)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const hero = /\/hero(?:-mobile)?\.webm$/
  let asked = 0
  await page.route(hero, async (route) => {
    asked++
    await held
    await route.continue().catch(() => undefined)
  })
  await open(page, '/')
  await expect.poll(() => asked).toBe(1)
  const given = page.waitForEvent('requestfailed', (request) => hero.test(request.url()))
  await scrollTo(page, 3000)
  await given
  await scrollTo(page, 0)
  await expect.poll(() => asked).toBe(2)
  release()
  await expect
    .poll(() => isPaused(page.getByRole('region', { name: 'Abertura' }).locator('video')))
    .toBe(false)
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

/** Runs in the page. */
function reportNetwork(value: { saveData: boolean; effectiveType: string }) {
  Object.defineProperty(Navigator.prototype, 'connection', { value })
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
