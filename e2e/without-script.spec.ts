import { expect, test } from './fixtures.ts'
import { demoPackage, featuredPackages, money, packagesByStay } from './support/content.ts'
import { boxOf } from './support/page.ts'
import { publicPages } from './support/pages.ts'

// Their content is tested in e2e/requests/pages.test.ts.
const pagesOfTexts = ['/sobre', '/bem-estar', '/restaurante', '/termos', '/privacidade']

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  // The browser reports the skipped scripts as refused.
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

  test('home, offers and a package show everything and link to the booking (MEDIA-3, NAV-10)', {
    tag: '@main',
  }, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('main > section')).toHaveCount(8)
    await expect(page.locator('video, iframe')).toHaveCount(0)
    const welcome = page.getByRole('region', { name: 'Fotografias do hotel' })
    await expect(welcome.getByRole('img').first()).toBeVisible()
    await welcome.getByRole('group', { name: '5 de 5' }).scrollIntoViewIfNeeded()
    await expect(welcome.getByRole('group', { name: '5 de 5' })).toBeInViewport({ ratio: 0.6 })
    await expect(page.getByRole('article')).toHaveCount(featuredPackages.length)

    await page.goto('/ofertas')
    const cards = page.getByRole('region', { name: 'Todos os pacotes' }).getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(packagesByStay.map(({ title }) => title))
    await cards.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(packagesByStay[0]?.title))

    const { price, bookingUrl } = demoPackage('natal-2026')
    await page.goto('/oferta/natal-2026')
    const priceAndBooking = page.getByRole('region', { name: 'Preço e reserva' })
    await expect(priceAndBooking).toContainText(`Ou ${money(price)} à vista`)
    await expect(page.getByRole('region', { name: 'Galeria', exact: true }).getByRole('img')).toHaveCount(4)
    await expect(priceAndBooking.getByRole('link', { name: 'Reservar Agora' })).toHaveAttribute(
      'href',
      String(bookingUrl),
    )
    const condition = page.getByRole('term').filter({ hasText: 'Documentos' })
    await expect(condition).toHaveCount(0)
    await page.getByRole('heading', { name: 'Bom saber' }).click()
    await expect(condition).toBeVisible()
  })

  test('an offer or a chalet that is not shown leads to the list, which says so (OFF-14, ROOM-15)', async ({
    page,
  }) => {
    const text = /que você procura não está disponível\.$/
    for (const list of ['/ofertas', '/quartos']) {
      await page.goto(list)
      await expect(page.getByText(text)).toBeHidden()
    }
    for (const gone of ['/oferta/nunca-existiu', '/quartos/nunca-existiu']) {
      await page.goto(gone)
      await expect(page.getByText(text)).toBeVisible()
    }
  })

  test('no button without a function is shown, and text pages begin below the header (NAV-10)', {
    tag: '@main',
  }, async ({ page }) => {
    // Skips pictures, which this test does not check.
    await page.route(/\.(?:avif|webp)$/, (route) => route.fulfill({ status: 204, body: '' }))
    for (const path of [...publicPages, '/oferta/carnaval-2027']) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main).toBeVisible()
      const names = await page
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent))
      expect(names, path).toEqual([])
      if (!pagesOfTexts.includes(path)) continue
      const { height } = await boxOf(page.getByRole('banner'))
      const { y } = await boxOf(main.locator('> *').first())
      expect(y, path).toBeGreaterThanOrEqual(height - 1)
    }
  })

  test('the survey says that it needs script and where to write, and the strip’s switch works (PAGE-1, SUR-1)', async ({
    page,
  }) => {
    await page.goto('/pesquisa')
    const main = page.getByRole('main')
    await expect(main).toContainText('A pesquisa precisa de JavaScript')
    await expect(main.getByRole('link')).toHaveCount(2)
    await expect(main.getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/sobre')
    await page.getByRole('checkbox', { name: 'Pausar as fotografias' }).check()
    const strip = page.getByRole('region', { name: 'Fotografias', exact: true })
    await expect(strip.locator('> div')).toHaveCSS('animation-play-state', 'paused')
  })
})
