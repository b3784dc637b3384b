import type { Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { expectOpen } from './support/booking.ts'
import { boxOf, open, openFrom, pressBack } from './support/page.ts'

test.use(withMotion)

const offer = '/oferta/natal-2026'

test('a photograph opens large: its script loads only then, and axe finds nothing (MEDIA-10)', {
  tag: '@main',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await open(page, '/')
  const picture = pictures(page).first()
  const alt = String(await picture.getByRole('img').getAttribute('alt'))
  await picture.scrollIntoViewIfNeeded()
  // The carousel's script is the last one that loads by itself.
  await expect(page.getByRole('main').locator('.swiper-initialized').first()).toBeVisible()
  const scriptsBefore = scripts.size
  await picture.press('Enter')
  const box = lightbox(page)
  await expect(box).toHaveAccessibleName('Fotografias do hotel')
  expect(scripts.size).toBeGreaterThan(scriptsBefore)
  await expect(box.getByRole('status')).toHaveText(`1 / 5 ${alt}`)
  await expectStill(page)
  const { width, height } = await boxOf(box.getByRole('img'))
  expect(Math.max(width / 1440, height / 900)).toBeGreaterThan(0.75)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test('a drag is not a tap; Back closes it and keeps the scroll position', async ({ page }) => {
  await openFrom(page, '/quartos')
  const row = page.getByRole('region', { name: /^Fotos d/ }).first()
  const picture = row.getByRole('button', { name: /^Ampliar/ }).first()
  await picture.scrollIntoViewIfNeeded()
  await expect(row.locator('.swiper-initialized')).toBeVisible()
  const { x, y, width, height } = await boxOf(picture)
  await page.mouse.move(x + width * 0.8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(row.locator('.carousel-count')).toContainText('2 /')
  await expect(lightbox(page)).toHaveCount(0)

  const second = row.getByRole('button', { name: /^Ampliar/ }).nth(1)
  await expect(second).toBeInViewport({ ratio: 0.6 })
  await second.getByRole('img').click()
  await expect(lightbox(page).getByRole('status')).toContainText('2 /')
  const top = await page.evaluate(() => scrollY)
  await expectOpen(lightbox(page))
  await pressBack(page)
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL('/quartos')
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(second).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/privacidade')
})

test('pinch and double tap zoom, a swipe turns, a tap beside the picture closes', {
  tag: '@mobile',
}, async ({ page }) => {
  await open(page, offer)
  await pictures(page).first().tap()
  const status = lightbox(page).getByRole('status')
  await expect(status).toContainText('1 / 4')
  await expectStill(page)
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) })
  const enlarged = lightbox(page).getByRole('button', { name: 'Afastar' })

  await touch('touchStart', 180, 210)
  for (let step = 1; step <= 9; step++) await touch('touchMove', 180 - 10 * step, 210 + 10 * step)
  await touch('touchEnd')
  await expect(enlarged).toBeVisible()
  const wide = await boxOf(lightbox(page).getByRole('img'))
  expect(wide.width).toBeGreaterThan(700)
  await enlarged.tap()
  await expect(enlarged).toHaveCount(0)

  // On a busy machine the second tap may come too late for a double tap.
  await expect(async () => {
    await page.touchscreen.tap(200, 400)
    await page.touchscreen.tap(200, 400)
    await expect(enlarged).toBeVisible({ timeout: 1000 })
  }).toPass()
  await enlarged.tap()
  await expect(enlarged).toHaveCount(0)
  await expectStill(page)

  await touch('touchStart', 320)
  for (let x = 300; x >= 60; x -= 20) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(status).toContainText('2 / 4')
  await page.touchscreen.tap(200, 120)
  await expect(lightbox(page)).toHaveCount(0)

  // In landscape the picture gets the full height.
  await page.setViewportSize({ width: 844, height: 390 })
  await pictures(page).first().tap()
  await expectStill(page)
  expect((await boxOf(lightbox(page).getByRole('img'))).height).toBeGreaterThan(370)
  for (const button of await lightbox(page).getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

function pictures(page: Page) {
  return page.getByRole('button', { name: /^Ampliar/ })
}

function lightbox(page: Page) {
  return page.getByRole('dialog')
}

/** Waits until the picture has loaded and no longer moves. */
async function expectStill(page: Page) {
  const running = () =>
    lightbox(page).evaluate(
      (box) => box.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    )
  await expect.poll(running).toBe(0)
}
