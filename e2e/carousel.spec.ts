import type { Locator, Page } from 'playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

test.describe('a row of slides', () => {
  test('keys move the row with the pointer or the focus; buttons end where a row ends; swipes work', async ({
    page,
  }) => {
    await open(page, '/')
    const [welcome, chalets] = [row(page, 'Fotografias do hotel'), row(page, 'Chalés')]
    const previous = welcome.getByRole('button', { name: 'Slide anterior' })
    const next = welcome.getByRole('button', { name: 'Próximo slide' })
    await welcome.getByRole('img').first().hover()
    await expect(previous).toBeDisabled()
    await expect(said(welcome), 'nothing before the first move (MEDIA-14)').toBeEmpty()
    await page.keyboard.press('ArrowRight')
    await showsOnly(welcome, '2 de 5')
    await expect(said(welcome)).toHaveText('Fotografias do hotel, 2 de 5')
    await expect(welcome.locator('.swiper')).toHaveAccessibleName(
      'Fotografias do hotel, 2 de 5. Use as setas do teclado',
    )
    await page.keyboard.press('ArrowLeft')
    await showsOnly(welcome, '1 de 5')
    await expect(said(welcome)).toHaveText('Fotografias do hotel, 1 de 5')

    await test.step('neither pointer nor focus is inside', async () => {
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'RESERVAR AGORA' }).first().focus()
      await page.keyboard.press('ArrowRight')
      await showsOnly(welcome, '1 de 5')
    })

    for (const name of ['2 de 5', '3 de 5', '4 de 5', '5 de 5']) {
      await next.click()
      await showsOnly(welcome, name)
    }
    await expect(next).toBeDisabled()
    await previous.click()
    await showsOnly(welcome, '4 de 5')
    await expect(next).toBeEnabled()
    const { x, y, width } = await boxOf(slide(welcome, '4 de 5'))
    await page.mouse.move(x + width * 0.9, y + 200)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.1, y + 200, { steps: 8 })
    await page.mouse.up()
    await showsOnly(welcome, '5 de 5')

    await chalets.scrollIntoViewIfNeeded()
    await expect(slide(chalets, '1 de 8')).toBeInViewport({ ratio: 0.9 })
    await chalets.getByRole('button', { name: 'Próximo slide' }).focus()
    await page.mouse.move(0, 0)
    await page.keyboard.press('ArrowRight')
    await expect(slide(chalets, '1 de 8')).not.toBeInViewport({ ratio: 0.5 })
    await welcome.scrollIntoViewIfNeeded()
    await showsOnly(welcome, '5 de 5')

    await test.step('a row that loops goes round in both directions', async () => {
      const packages = row(page, 'Pacotes em destaque')
      await packages.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await packages.getByRole('button', { name: 'Slide anterior' }).click()
      await expect(slide(packages, '5 de 5')).toBeInViewport({ ratio: 0.9 })
      await packages.getByRole('button', { name: 'Próximo slide' }).click()
      await expect(slide(packages, '1 de 5')).toBeInViewport({ ratio: 0.9 })
    })
  })

  test('the counter counts every position at which a row can rest, and no other', async ({ page }) => {
    for (const [width, stops] of [
      [390, 8],
      [768, 7],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')
      const chalets = row(page, 'Chalés')
      const counter = chalets.locator('.carousel-count')
      const next = chalets.getByRole('button', { name: 'Próximo slide' })
      await expect(counter, 'also before Swiper has loaded').toHaveText(`1 / ${stops}`)
      await chalets.scrollIntoViewIfNeeded()
      for (let step = 2; step <= stops; step++) {
        await next.click()
        await expect(counter).toHaveText(`${step} / ${stops}`)
      }
      await expect(next).toBeDisabled()
      await expect(slide(chalets, '8 de 8')).toBeInViewport({ ratio: 0.9 })
      await chalets.getByRole('button', { name: 'Slide anterior' }).click()
      await expect(counter).toHaveText(`${stops - 1} / ${stops}`)
    }
  })
})

/** The test controls the browser's clock, so that seconds of waiting pass in an instant. */
test.describe('a row that turns by itself', () => {
  test.use(withMotion)

  test('moves after four seconds, rests while it is used, and stays still once touched (MEDIA-2)', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/ofertas')
    await turning(page).scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    await expect(slide(turning(page), '1 de 5')).toBeInViewport({ ratio: 0.5 })
    await untilMoved(page)
    await expect(said(turning(page))).toBeEmpty()
    const resume = turning(page).getByRole('button', { name: 'Retomar a rotação' })

    for (const rest of [
      () => turning(page).locator('.swiper').hover(),
      () => turning(page).getByRole('button', { name: 'Próximo slide' }).focus(),
    ]) {
      await rest()
      await expectStill(page)
      await leave(page)
      await untilMoved(page)
    }
    for (const stop of [
      () => turning(page).getByRole('button', { name: 'Pausar a rotação' }).click(),
      () => drag(page),
      () => turning(page).getByRole('button', { name: 'Próximo slide' }).click(),
      async () => {
        await turning(page).locator('.swiper').hover()
        await page.keyboard.press('ArrowRight')
      },
    ]) {
      await stop()
      await leave(page)
      await expect(resume).toBeVisible()
      await expectStill(page)
      await resume.click()
      await leave(page)
      await untilMoved(page)
    }
  })

  test('does not turn for a visitor who asks for less motion', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/ofertas')
    await turning(page).scrollIntoViewIfNeeded()
    await expect(turning(page).getByRole('button', { name: /rotação/ })).toHaveCount(0)
    await turning(page).getByRole('button', { name: 'Próximo slide' }).click()
    await expect(slide(turning(page), '1 de 5')).not.toBeInViewport({ ratio: 0.5 })
    await leave(page)
    await expectStill(page)
  })
})

function row(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function slide(within: Locator, name: string) {
  return within.getByRole('group', { name, exact: true })
}

function said(within: Locator) {
  return within.locator('[aria-live]')
}

/** For rows of one slide at a time. */
async function showsOnly(within: Locator, name: string) {
  await expect(slide(within, name)).toBeInViewport({ ratio: 0.6 })
  for (const other of await within.getByRole('group', { name: / de \d$/ }).all()) {
    if ((await other.getAttribute('aria-label')) === name) continue
    await expect(other).not.toBeInViewport({ ratio: 0.05 })
  }
}

function turning(page: Page) {
  return page.getByRole('main').getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
}

/** The label of the slide at which the row is; it changes when a move begins. */
function position(page: Page) {
  return turning(page).locator('.swiper-slide-active').getAttribute('aria-label')
}

async function untilMoved(page: Page) {
  const before = await position(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return position(page)
    })
    .not.toEqual(before)
}

async function expectStill(page: Page) {
  const before = await position(page)
  await page.clock.runFor(60_000)
  expect(await position(page)).toEqual(before)
}

async function drag(page: Page) {
  const { x, y, width } = await boxOf(turning(page).locator('.swiper'))
  await page.mouse.move(x + width * 0.6, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.3, y + 60, { steps: 6 })
  await page.mouse.up()
}

/** Moves the pointer and the focus out of the row. */
async function leave(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}
