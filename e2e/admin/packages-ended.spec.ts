import type { Page } from 'playwright/test'
import { structuredData } from '../support/html.ts'
import { boxOf, open } from '../support/page.ts'
import { screens } from '../support/pages.ts'
import { addPackage, changePackage, expect, test } from '../support/stored-packages.ts'

test('a package kept visible after its end says so and cannot be booked (OFF-11, OFF-16)', async ({
  page,
  own,
}) => {
  const title = own.name('Inverno')
  const dates = { offerEnd: '2027-06-30', accommodationStart: '2025-07-04', accommodationEnd: '2026-11-19' }
  const bookingUrl = 'https://reservas.quaresmeira.example/inverno'
  const fields = { title, dates, bookingUrl, originalPrice: 1500, isFeatured: true, orderIndex: -1 }
  const { id, slug } = await addPackage(own, 'Inverno', { ...fields, active: true, hideAtEnd: false })
  const path = `/oferta/${slug}`

  await open(page, path)
  const main = page.getByRole('main')
  await expect(main.locator('header').getByText('Encerrado', { exact: true })).toBeVisible()
  const price = main.getByRole('region', { name: 'Preço e reserva' })
  await expect(price).toContainText('Encerrado')
  await expect(price).toContainText('Este pacote já terminou. Há outros à sua espera.')
  await expect(main.getByText('Reservar Agora')).toHaveCount(0)
  expect(await page.content()).not.toContain(bookingUrl)
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

async function offersIn(page: Page) {
  const things = structuredData(await page.content())
  return things.flatMap((thing) => (thing['@type'] === 'Offer' ? thing.name : []))
}

async function sitemap(page: Page) {
  return (await page.request.get('/sitemap.xml')).text()
}
