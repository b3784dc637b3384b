import type { Page } from 'playwright/test'
import { mediaFile, pictureTexts } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, formIn, messageOf } from './support/booking.ts'
import { demoPackage, money } from './support/content.ts'
import { boxOf, open } from './support/page.ts'

const natal = demoPackage('natal-2026')
const bookingAddress = new URL(String(natal.bookingUrl))

// Its content is tested in app/(site)/package-pages.test.tsx.
test.describe('an offer’s page with a booking address', () => {
  test.use({ allowedOrigins: [bookingAddress.origin] })

  test('keeps price and button in view, and opens the address in a new tab without opener (OFF-33, OFF-13)', {
    tag: '@main',
  }, async ({ page }) => {
    await open(page, '/oferta/natal-2026')
    const main = page.getByRole('main')
    const price = page.getByRole('region', { name: 'Preço e reserva' })
    const reserve = price.getByRole('link', { name: 'Reservar Agora' })
    await test.step('price and button need no scrolling on a laptop', async () => {
      await expect(price.getByText(`Ou ${money(natal.price)} à vista`)).toBeInViewport({ ratio: 1 })
      await expect(reserve).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    })

    const pictures = [natal.images.principal, ...natal.images.gallery]
    expect(pictures).toHaveLength(5)
    for (const picture of pictures) {
      const name = pictureTexts[mediaFile(picture) ?? '']
      await expect(main.getByRole('img', { name, exact: true })).toBeAttached()
    }
    const tab = page.waitForEvent('popup')
    await reserve.click()
    expect((await tab).url()).toBe(bookingAddress.href)
    await expect((await tab).getByRole('heading', { name: 'Outro site' })).toBeVisible()
    expect(await (await tab).evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL('/oferta/natal-2026')
    await page.bringToFront()

    await test.step('other offers are linked below, and the breadcrumb leads back', async () => {
      const others = section(page, 'Outros pacotes').getByRole('article')
      await expect(others).toHaveCount(3)
      await expect(others.filter({ hasText: natal.title })).toHaveCount(0)
      await others.first().getByRole('link').click()
      await expect(page).not.toHaveURL('/oferta/natal-2026')
      await page
        .getByRole('navigation', { name: 'Você está aqui' })
        .getByRole('link', { name: 'Pacotes' })
        .click()
      await expect(page).toHaveURL('/ofertas')
    })
  })
})

test('price and button stay in view on a phone (OFF-33)', { tag: '@mobile' }, async ({ page }) => {
  await open(page, '/oferta/natal-2026')
  await test.step('the attractions come before the terms', async () => {
    await expect(page.locator('.package-with-price h2')).toHaveText([
      'Galeria',
      'O que está incluído',
      'Destaques',
      'Detalhes do Pacote',
      'Bom saber',
    ])
    expect((await boxOf(section(page, 'Galeria'))).y).toBeLessThan(2 * 844)
  })
  await page.getByRole('heading', { name: 'O que está incluído' }).scrollIntoViewIfNeeded()
  const bar = page.getByRole('main').getByRole('link', { name: 'Reservar Agora' }).last()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(money(natal.price)).last()).toBeInViewport({ ratio: 1 })
})

test('on an offer’s page the panel opens with the offer, and the page’s links follow the search (BOOK-9, BOOK-12, OFF-13)', {
  tag: '@mobile',
}, async ({ page, baseURL }) => {
  const { title, bookingUrl } = demoPackage('carnaval-2027')
  expect(bookingUrl).toBeNull()
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, '/oferta/carnaval-2027')
  const about = [
    'Olá! Gostaria de informações sobre uma estadia.',
    `Pacote: ${title}`,
    new URL('/oferta/carnaval-2027', baseURL).href,
  ]
  const links = page.getByRole('main').getByRole('link', { name: 'Perguntar pelo WhatsApp' })
  // One is in the card, the other in the bar at the bottom of the screen.
  await expect(links).toHaveCount(2)
  expect(await messageOf(links.first())).toEqual(about)
  // The header's button, visible on a large screen, also opens it with the package and its stay.
  await page.setViewportSize({ width: 1024, height: 844 })
  await bookingButton(page).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const panel = bookingPanel(page)
  await expect(panel).toContainText(`Pacote: ${title}`)
  await formIn(panel).coupon.fill('MATA10')
  const chosen = [...about, 'Datas: 05/02/2027 a 10/02/2027 (5 noites)', 'Adultos: 2', 'Cupom: MATA10']
  expect(await messageOf(panel.getByRole('link', { name: /^WhatsApp/ }))).toEqual(chosen)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  for (const link of await links.all()) expect(await messageOf(link)).toEqual(chosen)
  // The bar hides while the card is in view.
  const facts = page.getByRole('heading', { name: 'Detalhes do Pacote' })
  await facts.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await page.getByRole('main').getByRole('button', { name: 'Reservar Agora' }).last().click()
  await expect(formIn(panel).coupon).toHaveValue('MATA10')
})

test('a picture that fails leaves no broken icon (MEDIA-6)', async ({ page, tolerate }) => {
  tolerate(/^status 404: .*\.(avif|webp)|^console error: .* status of 404/)
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/oferta/natal-2026')
  const image = page.getByRole('main').locator('img').first()
  await expect(image).toHaveAttribute('data-broken', '')
  await expect(image).toHaveCSS('opacity', '0')
  // A lazy picture fails only once it comes near the viewport.
  const lazy = page.locator('.package-card img').last()
  await lazy.scrollIntoViewIfNeeded()
  await expect(lazy).toHaveAttribute('data-broken', '')
})

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}
