import type { Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { boxOf, collectRequests, open, scrollTo } from './support/page.ts'

// Playback conditions are tested in components/ui/background-video.browser.test.tsx.
test.use(withMotion)

const video = /\/media\/.+\/([\w-]+)\.(?:webm|mp4)$/

test('the poster comes first, then the hero video for this screen, exactly over it, and the promotional video once in view (MEDIA-4)', {
  tag: '@mobile',
}, async ({ page }) => {
  const fetched = collectRequests(page, ({ pathname }) => video.exec(pathname)?.[1])
  const posters: string[] = []
  page.on('requestfinished', (request) => {
    const [, name] = /\/([\w-]+)-poster\.jpg\/\d+/.exec(request.url()) ?? []
    if (name && fetched.size === 0) posters.push(name)
  })
  await open(page, '/')
  await expect.poll(() => [...fetched]).toEqual(['hero-mobile'])
  expect(posters).toContain('hero-mobile')
  await expect(page.getByRole('region', { name: 'Abertura' }).locator('video')).toHaveCount(1)
  const layers = await page
    .locator('.hero .image, .hero .background-video')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  expect(new Set(layers).size, 'nothing jumps when the film fades in').toBe(1)
  await page.getByRole('region', { name: 'Vídeo do hotel' }).scrollIntoViewIfNeeded()
  await expect.poll(() => [...fetched].toSorted()).toEqual(['hero-mobile', 'promo'])
})

const small = [
  [844, 390],
  [667, 375],
  [740, 360],
  [896, 414],
  [932, 430],
  [320, 568],
] as const

test('the film’s button covers nothing on small screens (MEDIA-2)', async ({ page }) => {
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'Abertura' })
  const pause = hero.getByRole('button', { name: 'Pausar vídeo' })
  await expect(pause).toBeVisible()
  for (const [width, height] of small) {
    await page.setViewportSize({ width, height })
    const [button, link] = [
      await boxOf(pause),
      await boxOf(hero.getByRole('link', { name: 'Conheça os chalés' })),
    ]
    const isBeside = button.x >= link.x + link.width || button.y >= link.y + link.height
    expect.soft(isBeside, `${width} × ${height}: the button covers the link`).toBe(true)
  }
})

test('a video out of view fetches no more, and continues in view (MEDIA-4)', async ({ page, tolerate }) => {
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

function isPaused(element: ReturnType<Page['locator']>) {
  return element.evaluate((node: HTMLVideoElement) => node.paused)
}
