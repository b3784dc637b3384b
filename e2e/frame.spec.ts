import type { Page } from 'playwright/test'
import { demoConfiguration } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { bookingButton, bookingPanel, expectOpen } from './support/booking.ts'
import { afterScroll, boxOf, open, scrollTo, tabTo } from './support/page.ts'
import { quietPage, screens } from './support/pages.ts'

const links = [
  ['Sobre', '/sobre'],
  ['Chalés', '/quartos'],
  ['Lazer', '/bem-estar'],
  ['Gastronomia', '/restaurante'],
  ['Pacotes', '/ofertas'],
]
const names = links.map(([name = '']) => name)

test.describe('on a desktop', () => {
  test('header and footer have their links, contacts and social networks, with the right targets (NAV-4, NAV-5, NAV-7, NAV-8)', async ({
    page,
  }) => {
    await open(page, quietPage)
    const header = page.getByRole('banner')
    const items = header.getByRole('navigation').getByRole('link')
    await expect(items).toHaveText(
      names.map((name) => name.toUpperCase()),
      { useInnerText: true },
    )
    for (const [index, [, path]] of links.entries())
      await expect(items.nth(index)).toHaveAttribute('href', String(path))
    const logo = header.getByRole('link', { name: /Quaresmeira/ })
    const { x, width } = await boxOf(logo)
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(8)
    const phone = header.getByRole('link', { name: demoConfiguration.phone })
    await expect(phone).toHaveAttribute('href', 'tel:+552455500142')
    const booking = header.getByRole('button', { name: 'RESERVAR AGORA' })
    expect((await boxOf(booking)).x).toBeGreaterThan((await boxOf(phone)).x)

    await page.setViewportSize({ width: 1024, height: 768 })
    const places = await Promise.all((await items.all()).map(boxOf))
    for (const [index, place] of places.slice(1).entries()) {
      const before = places[index] ?? place
      expect(place.x - before.x - before.width, 'between links at 1024 px').toBeGreaterThanOrEqual(19.5)
    }
    for (const narrow of [320, 360]) {
      await page.setViewportSize({ width: narrow, height: 640 })
      const end = await boxOf(logo)
      const button = await boxOf(header.getByRole('button', { name: 'RESERVAR' }))
      expect(button.x - end.x - end.width, `${narrow} px`).toBeGreaterThanOrEqual(11.5)
    }
    // Font size and column grow with large windows, up to 1,680 px (NAV-23).
    for (const [wide, letters, column] of [
      [1440, 16, 1240],
      [1920, 19, 1653],
      [2560, 20, 1680],
    ] as const) {
      await page.setViewportSize({ width: wide, height: 900 })
      const grown = await page
        .locator('footer > .page-column')
        .first()
        .evaluate((element) => {
          const { width, paddingLeft } = getComputedStyle(element)
          const rem = getComputedStyle(document.documentElement).fontSize
          return [rem, Number.parseFloat(width) - 2 * Number.parseFloat(paddingLeft)].map((one) =>
            Number.parseInt(String(one), 10),
          )
        })
      expect(grown).toEqual([letters, column])
    }
    await page.setViewportSize(screens.desktop.viewport)

    const footer = page.getByRole('contentinfo')
    const below = footer.getByRole('navigation').getByRole('link')
    const own = ['Galeria', 'O ano na serra', 'Acessibilidade', 'Como chegar sem carro']
    await expect(below).toHaveText(['Início', ...names, ...own, 'Antes de chegar'])
    for (const [index, [, path]] of links.entries())
      await expect(below.nth(index + 1)).toHaveAttribute('href', String(path))
    await expect(footer).toContainText(demoConfiguration.address)
    await expect(footer.getByRole('link', { name: demoConfiguration.email })).toBeVisible()
    for (const name of [/Instagram/, /Facebook/, /WhatsApp/, /Site por/]) {
      const link = footer.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const pressed = header.getByRole('link', { name: 'PACOTES' })
    await pressed.hover()
    await page.mouse.down()
    await expect(pressed, 'a pressed control shows it (NAV-24)').toHaveCSS('opacity', '0.7')
    await expect(pressed, 'at once').toHaveCSS('transition-duration', '0s')
    await page.mouse.up()
    await expect(page).toHaveURL('/ofertas')
    await expect(header.getByRole('link', { name: 'PACOTES' })).toHaveAttribute('aria-current', 'page')
    await logo.click()
    await expect(page).toHaveURL('/')
    await expect(header.locator('[aria-current]')).toHaveCount(0)
  })
})

test.describe('on a phone', { tag: '@mobile' }, () => {
  test('the drawer covers a page that does not scroll, its links work, and axe finds nothing in it (NAV-4, NAV-31)', {
    tag: '@main',
  }, async ({ page }) => {
    await open(page, quietPage)
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(names)
    await expect.poll(async () => (await boxOf(drawer)).x).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await drawer.getByRole('link', { name: 'Pacotes' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(drawer).toHaveCount(0)
  })

  test('only one way to book shows at a time: the header’s, the page’s, or the bar after the hero (NAV-11)', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(bar(page)).toHaveCount(0)
    await scrollTo(page, 700)
    await afterScroll(page)
    await expect(bar(page)).toHaveCount(0)
    await expect(bookingButton(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 1200)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await expect(bookingButton(page)).toHaveCount(0)
    const { x, y, height, width } = await boxOf(bar(page))
    expect(height).toBeGreaterThanOrEqual(44)
    expect([x > 0, x + width < 390, y + height < 844, y > 700]).toEqual([true, true, true, true])
    await bar(page).click()
    await expectOpen(bookingPanel(page))
    await expect(page.locator('.booking-bar')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(bookingPanel(page)).toHaveCount(0)
    await expect(bar(page)).toBeFocused()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('.booking-bar')).toBeHidden()
    await expect(bookingButton(page)).toBeVisible()

    await open(page, '/quartos')
    const chalet = page
      .getByRole('main')
      .getByRole('button', { name: /^Reservar/ })
      .first()
    await chalet.scrollIntoViewIfNeeded()
    await expect(bookingButton(page)).toHaveCount(0)
    await expect(page.locator('.booking-bar')).toBeHidden()
    await scrollTo(page, await chalet.evaluate((button) => button.getBoundingClientRect().bottom + scrollY))
    await expect(bar(page)).toBeVisible()

    await open(page, '/termos')
    await scrollTo(page, 800)
    await afterScroll(page)
    await expect(page.locator('.booking-bar')).toBeHidden()
    await scrollTo(page, 900)
    await expect(bar(page)).toBeVisible()
    const email = page.getByRole('main').getByRole('link', { name: /@/ })
    await scrollTo(page, await email.evaluate((link) => link.getBoundingClientRect().top + scrollY - 800))
    await tabTo(page, email)
    const top = (await boxOf(page.locator('.booking-bar'))).y
    const bottom = async () => (await boxOf(email)).y + (await boxOf(email)).height
    await expect.poll(bottom, 'it covers nothing that has the focus').toBeLessThanOrEqual(top)

    await scrollTo(page, 900)
    await expect(bar(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.booking-bar')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    for (const [width, height] of [
      [1024, 768],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await scrollTo(page, 1500)
      await afterScroll(page)
      await expect(page.locator('.booking-bar'), `${width} × ${height}`).toBeHidden()
      await expect(bookingButton(page), `${width} × ${height}`).toBeVisible()
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/oferta/natal-2026')
    await scrollTo(page, 1500)
    await afterScroll(page)
    await expect(page.locator('.booking-bar'), 'an offer has a price bar').toBeHidden()
    await expect(bookingButton(page)).toHaveCount(0)
  })
})

function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /menu/i })
}

async function openDrawer(page: Page) {
  await menuButton(page).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  return drawer
}

function bar(page: Page) {
  return page.getByRole('complementary').getByRole('button', { name: 'RESERVAR AGORA' })
}
