import type { Page } from 'playwright/test'
import { boxOf, open } from '../support/page.ts'
import { screens } from '../support/screens.ts'
import { addPackage, changePackage, expect, test } from '../support/stored-packages.ts'

test('a package that staff keep after its end says so, sells nothing and is not offered to search engines', async ({
  page,
  own,
}) => {
  const title = own.name('Inverno')
  const dates = { offerEnd: '2027-06-30', accommodationStart: '2025-07-04', accommodationEnd: '2026-11-19' }
  const bookingUrl = 'https://reservas.quaresmeira.example/inverno'
  const wording = { title, dates, bookingUrl, originalPrice: 1500, isFeatured: true, orderIndex: -1 }
  const { id, slug } = await addPackage(own, 'Inverno', { ...wording, active: true, hideAtEnd: false })
  const path = `/oferta/${slug}`

  for (const [address, region] of [
    ['/', 'Ofertas Especiais'],
    ['/ofertas', 'Todos os pacotes'],
  ] as const) {
    await open(page, address)
    const cards = page.getByRole('region', { name: region, exact: true }).getByRole('article')
    const card = cards.filter({ hasText: title })
    await expect(card.getByText('Encerrado')).toBeVisible()
    await expect(card.getByText(/a partir de|-\d+%|6x/)).toHaveCount(0)
    if (address === '/ofertas') await expect(cards.first()).toContainText(title)
  }
  await open(page, path)
  const main = page.getByRole('main')
  await expect(main.locator('header').getByText('Encerrado', { exact: true })).toBeVisible()
  const price = main.getByRole('region', { name: 'Preço e reserva' })
  await expect(price).toContainText('Encerrado')
  await expect(price).toContainText('Este pacote já terminou. Há outros à sua espera.')
  await expectNothingToBook(page, bookingUrl)
  expect(await offersIn(page)).toEqual([])
  expect(await sitemap(page)).not.toContain(`${path}<`)

  await page.setViewportSize(screens.mobile.viewport)
  const bar = main.locator('.package-price-bar')
  const link = bar.getByRole('link', { name: 'Ver Todas as Ofertas' })
  await expect(bar).toContainText('Encerrado')
  expect((await boxOf(link)).width).toBeLessThan(300)
  await link.click()
  await expect(page).toHaveURL('/ofertas')

  await changePackage(id, { dates: { ...dates, accommodationEnd: '2026-11-20' } })
  await open(page, path)
  await expect(price.getByRole('link', { name: 'Reservar Agora' })).toHaveAttribute('href', bookingUrl)
  await expect(main.getByText('Encerrado')).toHaveCount(0)
  expect(await offersIn(page)).toEqual([title])
  expect(await sitemap(page)).toContain(`${path}<`)
})

async function expectNothingToBook(page: Page, bookingUrl: string) {
  const main = page.getByRole('main')
  await expect(main.getByText('Reservar Agora')).toHaveCount(0)
  expect(await page.content()).not.toContain(bookingUrl)
  await expect(main.getByRole('link', { name: 'Ver Todas as Ofertas' }).first()).toHaveAttribute(
    'href',
    '/ofertas',
  )
}

async function offersIn(page: Page): Promise<unknown[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks
    .map((json) => JSON.parse(json))
    .flatMap((thing) => (thing['@type'] === 'Offer' ? thing.name : []))
}

async function sitemap(page: Page) {
  return (await page.request.get('/sitemap.xml')).text()
}
