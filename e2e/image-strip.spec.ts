import type { Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

test.use(withMotion)

test('the image strip moves by itself without an end, rests under focus and pointer, and is moved by hand once stopped', async ({
  page,
}) => {
  await open(page, '/sobre')
  await expect.poll(() => motion(page)).toBe('running')
  const before = (await boxOf(firstSet(page))).x
  await expect.poll(async () => (await boxOf(firstSet(page))).x).toBeLessThan(before)
  await expect(row(page).getByRole('img')).toHaveCount(8)
  await expect(row(page).getByRole('list')).toHaveCount(1)

  await row(page).hover()
  await expect.poll(() => motion(page)).toBe('paused')
  await page.getByRole('banner').hover()
  await expect.poll(() => motion(page)).toBe('running')
  await row(page).focus()
  await expect.poll(() => motion(page)).toBe('paused')
  await box(page).focus()
  await expect.poll(() => motion(page)).toBe('running')

  await page.keyboard.press('Space')
  await expect(box(page)).toBeChecked()
  await expect.poll(() => motion(page)).toBe('paused')
  // The second row follows where the loop begins again.
  const [first, second] = [await boxOf(firstSet(page)), await boxOf(row(page).locator('ul').last())]
  expect(second.x - first.x).toBeCloseTo(first.width, 0)
  expect(first.width).toBeGreaterThan(page.viewportSize()?.width ?? 0)
  await row(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await box(page).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => motion(page)).toBe('running')
  expect(await scrolled(page)).toBe(0)

  await test.step('under reduced motion it stands still and is moved by hand', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => motion(page)).toBe('none')
    await expect(box(page)).toBeHidden()
    await expect(row(page).locator('ul').last()).toBeHidden()
    const last = row(page).getByRole('img').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

  test('the check box stops the strip all the same', async ({ page }) => {
    await page.goto('/sobre')
    await box(page).check()
    await expect(track(page)).toHaveCSS('animation-play-state', 'paused')
  })
})

const row = (page: Page) => page.getByRole('region', { name: 'Fotografias', exact: true })
const box = (page: Page) => page.getByRole('checkbox', { name: 'Pausar as fotografias' })
const track = (page: Page) => row(page).locator('> div')
const firstSet = (page: Page) => row(page).locator('ul').first()

function motion(page: Page) {
  return track(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none')
}

function scrolled(page: Page) {
  return row(page).evaluate((element) => element.scrollLeft)
}
