import { demoConfiguration } from '../supabase/local/demo/hotel.ts'
import { expect, test } from './fixtures.ts'
import { boxOf, open, scrollTo } from './support/page.ts'

const links = [
  ['SOBRE', '/sobre'],
  ['CHALÉS', '/quartos'],
  ['LAZER', '/bem-estar'],
  ['GASTRONOMIA', '/restaurante'],
  ['PACOTES', '/ofertas'],
]

test.describe('header', { tag: '@desktop' }, () => {
  test('five links on the left, the logo in the middle, phone and booking on the right', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const items = header.getByRole('navigation').getByRole('link')
    await expect(items).toHaveText(
      links.map(([name = '']) => name),
      { useInnerText: true },
    )
    for (const [index, [, path]] of links.entries()) {
      await expect(items.nth(index)).toHaveAttribute('href', String(path))
    }
    const logo = header.getByRole('link', { name: /Quaresmeira/ })
    await expect(logo).toHaveAttribute('href', '/')
    const { x, width } = await boxOf(logo)
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(8)
    const phone = header.getByRole('link', { name: demoConfiguration.phone })
    await expect(phone).toHaveAttribute('href', 'tel:2455500142')
    const booking = header.getByRole('button', { name: 'RESERVAR AGORA' })
    expect((await boxOf(booking)).x).toBeGreaterThan((await boxOf(phone)).x)
  })

  test('the header turns solid beyond 50 px of scroll, and the logo shrinks', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const logo = header.getByRole('link', { name: /Quaresmeira/ })
    const tall = (await boxOf(logo)).height
    const clear = 'rgba(0, 0, 0, 0)'
    await expect(header).toHaveCSS('background-color', clear)
    await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)')

    await scrollTo(page, 51)
    await expect(header).not.toHaveCSS('background-color', clear)
    await expect(header).not.toHaveCSS('box-shadow', 'none')
    await expect(header).toHaveCSS('color', 'rgb(29, 42, 36)')
    await expect.poll(async () => (await boxOf(logo)).height).toBeLessThan(tall)
    await expect(header).toHaveCSS('position', 'fixed')

    await scrollTo(page, 50)
    await expect(header).toHaveCSS('background-color', clear)
    await expect.poll(async () => (await boxOf(logo)).height).toBeCloseTo(tall, 0)
  })

  test('a link leads on and is marked as the page one is on', async ({ page }) => {
    await open(page, '/')
    const link = page.getByRole('banner').getByRole('link', { name: 'PACOTES' })
    await expect(link).not.toHaveAttribute('aria-current')
    await link.click()
    await expect(page).toHaveURL('/ofertas')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Quaresmeira/ })
      .click()
    await expect(page).toHaveURL('/')
  })
})

test('footer: six links, contacts, social networks and the builder', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/ofertas')
  const footer = page.getByRole('contentinfo')
  const items = footer.getByRole('navigation').getByRole('link')
  await expect(items).toHaveText(['Início', 'Sobre', 'Chalés', 'Lazer', 'Gastronomia', 'Pacotes'])
  for (const [index, path] of ['/', ...links.map(([, path = '']) => path)].entries()) {
    await expect(items.nth(index)).toHaveAttribute('href', path)
  }
  await expect(footer).toContainText(demoConfiguration.address)
  await expect(footer.getByRole('link', { name: demoConfiguration.email })).toBeVisible()
  for (const name of [/Instagram/, /Facebook/, /WhatsApp/, /Site por/]) {
    const link = footer.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
