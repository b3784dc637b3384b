import { demoConfiguration } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { missingPage } from './support/faults.ts'
import { boxOf, open, scrollTo } from './support/page.ts'
import { publicPages, quietPage, sitePages } from './support/pages.ts'

const links = [
  ['SOBRE', '/sobre'],
  ['CHALÉS', '/quartos'],
  ['LAZER', '/bem-estar'],
  ['GASTRONOMIA', '/restaurante'],
  ['PACOTES', '/ofertas'],
]

const ink = 'rgb(29, 42, 36)'
const overDarkHero = { color: 'rgb(255, 255, 255)', 'background-color': 'rgba(0, 0, 0, 0)' }
const onLight = { color: ink, 'background-color': 'rgb(251, 248, 241)' }
const darkHeroes = ['/', '/ofertas', '/oferta/natal-2026']
// The phone shares the styles; one page of each kind is enough there.
const alsoOnPhones = ['/', '/sobre']

test.describe('header', { tag: '@desktop' }, () => {
  test('five links on the left, the logo in the middle, phone and booking on the right', async ({ page }) => {
    await open(page, quietPage)
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

  test('a link leads on, and the logo home', async ({ page }) => {
    await open(page, quietPage)
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'PACOTES' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(header.getByRole('link', { name: 'PACOTES' })).toHaveAttribute('aria-current', 'page')
    await header.getByRole('link', { name: /Quaresmeira/ }).click()
    await expect(page).toHaveURL('/')
    await expect(header.locator('[aria-current]')).toHaveCount(0)
  })
})

for (const path of [...sitePages, '/este-caminho-nao-existe']) {
  test(`${path}: the header at the top and beyond 50 px of scroll, and its link marked`, {
    tag: alsoOnPhones.includes(path) ? [] : '@desktop',
  }, async ({ page, tolerate }) => {
    if (path.endsWith('-nao-existe')) tolerate(missingPage)
    await open(page, path)
    const header = page.getByRole('banner')
    const logo = header.getByRole('link', { name: /Quaresmeira/ })
    const tall = (await boxOf(logo)).height
    const look = Object.entries(darkHeroes.includes(path) ? overDarkHero : onLight)
    const expectAtTop = async () => {
      for (const [property, value] of look) await expect(header).toHaveCSS(property, value)
      await expect(header).toHaveCSS('box-shadow', 'none')
    }
    await expectAtTop()
    await expect(header).toHaveCSS('position', 'fixed')
    await expect(header.locator('[aria-current="page"]')).toHaveText(
      links.filter(([, to]) => to === path).map(([name = '']) => name),
      { ignoreCase: true },
    )

    await scrollTo(page, 51)
    await expect(header).not.toHaveCSS('box-shadow', 'none')
    // Translucent, but no heading may be read through it.
    await expect(header).toHaveCSS('background-color', /[,/] 0\.9[6-9]\d*\)$/)
    await expect(header).toHaveCSS('color', ink)
    await expect.poll(async () => (await boxOf(logo)).height).toBeLessThan(tall)

    await scrollTo(page, 50)
    await expectAtTop()
    await expect.poll(async () => (await boxOf(logo)).height).toBeCloseTo(tall, 0)
  })
}

test('at 320 px the header keeps its distance, says RESERVAR, and nothing scrolls sideways', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.addStyleTag({
      content: '* { line-height: 1.5 !important } p { margin-bottom: 2em !important }',
    })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    const header = page.getByRole('banner')
    for (const spacing of [
      '* {}',
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    ]) {
      await page.addStyleTag({ content: spacing })
      expect(await width(), path).toBe(320)
      for (const part of await header.locator('a:visible, button:visible').all()) {
        const { x, width } = await boxOf(part)
        expect(x, path).toBeGreaterThanOrEqual(8)
        expect(x + width, path).toBeLessThanOrEqual(312)
      }
    }
  }
  await open(page, quietPage)
  const book = page.getByRole('banner').getByRole('button', { name: 'RESERVAR', exact: true })
  const [logo, button] = [await boxOf(page.getByRole('banner').getByRole('link')), await boxOf(book)]
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
  expect(button.x).toBeGreaterThanOrEqual(logo.x + logo.width)
})

test('footer: seven links, contacts, social networks and the builder', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, quietPage)
  const footer = page.getByRole('contentinfo')
  const items = footer.getByRole('navigation').getByRole('link')
  await expect(items).toHaveText([
    'Início',
    'Sobre',
    'Chalés',
    'Lazer',
    'Gastronomia',
    'Pacotes',
    'Antes de chegar',
  ])
  for (const [index, path] of ['/', ...links.map(([, path = '']) => path), '/antes-de-chegar'].entries()) {
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
