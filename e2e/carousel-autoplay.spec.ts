import type { Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

test.use(withMotion)

/** The browser's clock is in the test's hands: seconds of waiting pass in an instant. */
test.describe('a row that turns by itself', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/ofertas')
    await featured(page).scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
  })

  test('moves on after four seconds', async ({ page }) => {
    await expect(firstSlide(page)).toBeInViewport({ ratio: 0.5 })
    await untilMoved(page)
  })

  test('its button really stops it, and starts it again', async ({ page }) => {
    await untilMoved(page)
    await featured(page).getByRole('button', { name: 'Pausar a rotação' }).click()
    await leave(page)
    const resting = await position(page)
    await page.clock.runFor(60_000)
    expect(await position(page)).toEqual(resting)

    await featured(page).getByRole('button', { name: 'Retomar a rotação' }).click()
    await leave(page)
    await expect
      .poll(async () => {
        await page.clock.runFor(4000)
        return position(page)
      })
      .not.toEqual(resting)
  })

  test('once touched it stays still, until its button is pressed', async ({ page }) => {
    await untilMoved(page)
    const uses = [
      () => drag(page),
      () => featured(page).getByRole('button', { name: 'Próximo slide' }).click(),
      async () => {
        await featured(page).locator('.swiper').hover()
        await page.keyboard.press('ArrowRight')
      },
    ]
    for (const use of uses) {
      await use()
      await leave(page)
      const resume = featured(page).getByRole('button', { name: 'Retomar a rotação' })
      await expect(resume).toBeVisible()
      const resting = await position(page)
      await page.clock.runFor(60_000)
      expect(await position(page)).toEqual(resting)
      await resume.click()
      await leave(page)
      await expect
        .poll(async () => {
          await page.clock.runFor(4000)
          return position(page)
        })
        .not.toEqual(resting)
    }
  })

  for (const rest of ['pointer', 'focus'] as const) {
    test(`rests while the ${rest} is inside`, async ({ page }) => {
      await untilMoved(page)
      if (rest === 'pointer') await featured(page).locator('.swiper').hover()
      else await featured(page).getByRole('button', { name: 'Próximo slide' }).focus()
      const resting = await position(page)
      await page.clock.runFor(60_000)
      expect(await position(page)).toEqual(resting)
      await leave(page)
      await expect
        .poll(async () => {
          await page.clock.runFor(4000)
          return position(page)
        })
        .not.toEqual(resting)
    })
  }
})

test('nothing turns for a visitor who asks for less motion', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ofertas')
  await featured(page).scrollIntoViewIfNeeded()
  await expect(featured(page).getByRole('button', { name: /rotação/ })).toHaveCount(0)
  await featured(page).getByRole('button', { name: 'Próximo slide' }).click()
  await expect(firstSlide(page)).not.toBeInViewport({ ratio: 0.5 })
  await leave(page)
  const resting = await position(page)
  await page.clock.runFor(60_000)
  expect(await position(page)).toEqual(resting)
})

function featured(page: Page) {
  return page.getByRole('main').getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
}

function firstSlide(page: Page) {
  return featured(page).getByRole('group', { name: '1 de 5', exact: true })
}

async function untilMoved(page: Page) {
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(firstSlide(page)).not.toBeInViewport({ ratio: 0.5, timeout: 1000 })
  }).toPass()
}

async function drag(page: Page) {
  const { x, y, width } = await boxOf(featured(page).locator('.swiper'))
  await page.mouse.move(x + width * 0.6, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.3, y + 60, { steps: 6 })
  await page.mouse.up()
}

/** Neither pointer nor focus stays inside. */
async function leave(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Which slide the row says it is at; it changes with the move itself, not at the end of its animation. */
async function position(page: Page) {
  return featured(page).locator('.swiper-slide-active').getAttribute('aria-label')
}
