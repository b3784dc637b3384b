import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { boxOf, open } from '../support/page.ts'
import { addPackage, expect, guest, type Own, packagesOnSite, test } from '../support/stored-packages.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Prévia' })

// e2e/requests/previews.test.ts tests what needs no browser, lib/site/any-day.test.ts the content of that day.

/** Adds one package that goes live on 1 December at 14:30 and one that ends before. */
async function addComing(own: Own) {
  const dates = { offerStart: '2026-12-01', offerEnd: '2027-01-10' }
  const coming = { active: true, isFeatured: true, dates, hideAtEnd: true, showFromStart: true }
  const { name, slug } = await addPackage(own, 'Virada', { ...coming, showFromTime: '14:30' })
  const ending = { offerStart: null, offerEnd: '2026-11-25' }
  const gone = await addPackage(own, 'Breve', { active: true, dates: ending, hideAtEnd: true })
  return { name: String(name), slug, gone: String(gone.name) }
}

test('a scheduled package appears nowhere yet, and staff browse the site as of that day and of another one (OFF-11, OFF-23, PUB-14)', async ({
  page,
  own,
  browser,
}) => {
  const { name, slug, gone } = await addComing(own)
  expect(await packagesOnSite(page)).not.toContain(name)
  const closed = await page.request.get(`/oferta/${slug}`, { maxRedirects: 0 })
  expect(closed.headers().location).toBe('/ofertas#indisponivel')
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(`/oferta/${slug}<`)

  await open(page, '/admin')
  const changes = page.getByRole('region', { name: 'Próximas mudanças do site' })
  await changes.getByText(/^Mostrar mais/).click()
  await expectAccessible(page)
  const [walk] = await Promise.all([
    page.waitForEvent('popup'),
    changes
      .getByRole('link', { name: `Ver nesse dia ${name} (abre em nova aba)` })
      .first()
      .click(),
  ])
  await expect(bar(walk)).toContainText('O site em ter, 1 dez, 14h30')
  await bar(walk)
    .getByText(/diferenças de hoje/)
    .click()
  await expect(bar(walk)).toContainText(new RegExp(`Aparece: [^.]*${name}[^.]*\\. Sai: [^.]*${gone}`))
  for (const width of [1440, 390]) {
    await walk.setViewportSize({ width, height: 844 })
    await open(walk, `/oferta/${slug}`)
    const below = await boxOf(bar(walk))
    const heading = await boxOf(walk.getByRole('heading', { level: 1 }))
    expect(heading.y, 'the bar covers no heading').toBeGreaterThanOrEqual(below.y + below.height)
    await expectAccessible(walk)
  }
  await walk.setViewportSize({ width: 1440, height: 844 })
  await walk.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'PACOTES' }).click()
  await expect(walk.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
  await expect(bar(walk)).toContainText('14h30')

  await bar(walk)
    .getByText(/de hoje/)
    .click()
  const opening = walk.waitForEvent('popup')
  await bar(walk).getByRole('link', { name: 'Mostrar a alguém' }).click()
  const links = await opening
  const link = await links.getByLabel(/^Link: O site em ter, 1 dez, 14h30, vale até/).inputValue()
  await links.close()
  await test.step('a person with the link sees that day and cannot choose another', async () => {
    const stranger = await guest(browser)
    await stranger.goto(link)
    await expect(bar(stranger)).toContainText('O site em ter, 1 dez, 14h30')
    await bar(stranger)
      .getByText(/de hoje/)
      .click()
    await expect(bar(stranger).getByLabel('Dia')).toHaveCount(0)
    await expectAccessible(stranger)
    await stranger.context().close()
  })
  await bar(walk).getByLabel('Dia', { exact: true }).fill('2026-12-25')
  await bar(walk).getByLabel('Hora', { exact: true }).fill('12:00')
  await bar(walk).getByRole('button', { name: 'Ver o site' }).click()
  await expect(bar(walk)).toContainText('O site em sex, 25 dez, 12h')
  await expect(walk).toHaveURL(/\/ofertas$/)
  await bar(walk).getByRole('link', { name: 'Sair da prévia' }).click()
  await expect(bar(walk)).toHaveCount(0)
  await expect(walk.getByText(name)).toHaveCount(0)
})
