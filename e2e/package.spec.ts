import type { Locator, Page } from 'playwright/test'
import { mediaFile, pictureTexts } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { background, color, colorDistance, contrast, rgb } from './support/colors.ts'
import { activePackages, demoPackage, money } from './support/content.ts'
import { boxOf, open } from './support/page.ts'
import { expectTrueData } from './support/structured-data.ts'

const natal = demoPackage('natal-2026')
const bookingAddress = new URL(String(natal.bookingUrl))

test.describe('an offer’s page', () => {
  test.describe('with a discount and a booking address', () => {
    test.use({ allowedOrigins: [bookingAddress.origin] })

    test('shows every field, and opens the address in a new tab that cannot reach back', async ({ page }) => {
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
      await expect(main.getByText('-12%').first()).toBeVisible()
      await expect(main.getByText('Família', { exact: true }).first()).toBeVisible()
      await expect(main.getByText(natal.description)).toBeVisible()
      await expect(price.locator('s, del')).toContainText('R$ 7.890,00')
      const prices = ['a partir de', '6x de R$ 1.163,33', 'sem juros', 'Ou R$ 6.980,00 à vista']
      for (const text of [...prices, natal.priceDetail]) await expect(price).toContainText(text)
      await expect(card(page, 'Período').getByRole('definition')).toHaveText([
        '1º de setembro a 18 de dezembro de 2026',
        '23 a 27 de dezembro de 2026',
      ])
      expect(await facts(card(page, 'Condições'))).toEqual({
        Duração: '4 noites',
        'Estadia mínima': '4 noites',
        Capacidade: 'Até 4 pessoas',
        'Check-in': '14:00',
        'Check-out': '12:00',
      })
      for (const text of ['R$ 6.980,00', natal.priceDetail, '6x de R$ 1.163,33 sem juros', 'R$ 7.890,00'])
        await expect(card(page, 'Investimento')).toContainText(text)
      await expect(section(page, 'Galeria').getByRole('img')).toHaveCount(4)
      await expect(section(page, 'O que está incluído').getByRole('listitem')).toHaveText(natal.features)
      await expect(section(page, 'Destaques').getByRole('listitem')).toHaveText(natal.highlights)

      await test.step('nothing is said twice', async () => {
        const said = (await page.locator('main .package > div').allInnerTexts())
          .join('\n')
          .replaceAll('\u00a0', ' ')
        for (const fact of [
          natal.title,
          '23 a 27 de dezembro de 2026',
          '1.163,33',
          '6.980,00',
          '7.890,00',
          'Check-in',
        ])
          expect(said.split(fact), fact).toHaveLength(2)
      })

      const tab = page.waitForEvent('popup')
      await reserve.click()
      expect((await tab).url()).toBe(bookingAddress.href)
      await expect((await tab).getByRole('heading', { name: 'Outro site' })).toBeVisible()
      expect(await (await tab).evaluate(() => window.opener)).toBeNull()
      await expect(page).toHaveURL('/oferta/natal-2026')
      await page.bringToFront()

      await test.step('other offers lead on, and the breadcrumb back', async () => {
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

  test('what an offer does not have leaves no gap: discount, end, dates, gallery, highlights', async ({
    page,
  }) => {
    await open(page, '/oferta/reveillon-2026-27')
    const details = section(page, 'Detalhes do Pacote')
    await expect(details).toContainText('29 de dezembro de 2026 a 2 de janeiro de 2027')
    expect(await facts(details)).toMatchObject({ 'Check-in': '15:00', 'Check-out': '14:00' })
    const pkg = page.locator('main .package > :not(section)')
    await expect(pkg.locator('s, del')).toHaveCount(0)
    await expect(pkg.getByText(/%/)).toHaveCount(0)
    await expect(card(page, 'Investimento').getByText('Valor original')).toHaveCount(0)

    expect(demoPackage('meio-de-semana-com-pet').highlights).toEqual([])
    await open(page, '/oferta/meio-de-semana-com-pet')
    await expect(card(page, 'Período').getByRole('definition')).toHaveText([
      'Sem data para terminar',
      'Consulte disponibilidade',
    ])
    await expect(page.getByRole('heading', { name: 'Galeria' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Destaques', exact: true })).toHaveCount(0)

    expect(demoPackage('inverno-2027').images.gallery).toEqual([])
    await open(page, '/oferta/inverno-2027')
    await expect(page.getByRole('heading', { name: 'O que está incluído' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Galeria' })).toHaveCount(0)
  })

  test('each offer’s own colour is used and can be read, and its structured data is true', async ({
    page,
  }) => {
    for (const { slug, primaryColor, title, price } of activePackages) {
      await open(page, `/oferta/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      const booking = main.getByRole('region', { name: 'Preço e reserva' })
      await expect(booking).toContainText(`Ou ${money(price)} à vista`)
      const button = booking.getByText('Reservar Agora')
      expect(colorDistance(await background(button), rgb(primaryColor))).toBeLessThan(40)
      const painted = [
        button,
        main.locator('header p > span').first(),
        booking.getByText(/^6x de/),
        main.getByRole('heading', { name: 'Investimento' }),
        ...(await main.getByText(/-\d+%$/).all()),
      ]
      for (const element of painted) {
        const ratio = contrast(await color(element), await background(element))
        expect(ratio, `${slug}: ${await element.textContent()}`).toBeGreaterThanOrEqual(4.5)
      }
      await expectTrueData(page)
    }
  })
})

test('price and button stay at hand on a phone', { tag: '@mobile' }, async ({ page }) => {
  await open(page, '/oferta/natal-2026')
  await test.step('what makes one want to go comes before the terms (OFF-12)', async () => {
    await expect(page.locator('.package-with-price h2')).toHaveText([
      'Investimento',
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

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function card(page: Page, title: string) {
  return section(page, 'Detalhes do Pacote')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
}

async function facts(within: Locator) {
  const terms = await within.getByRole('term').allTextContents()
  const definitions = await within.getByRole('definition').allTextContents()
  return Object.fromEntries(terms.map((term, index) => [term, definitions[index]?.replaceAll('\u00a0', ' ')]))
}
