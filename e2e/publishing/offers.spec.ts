import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { background, contrast, rgb } from '../support/colors.ts'
import { activePackages } from '../support/content.ts'
import { boxOf } from '../support/page.ts'
import { expect, type Site, test } from './fixtures.ts'

const packages = activePackages.map((pkg) => ({
  ...pkg,
  images: { principal: 'media:lareira.jpg', gallery: [] },
}))
const [one, two] = packages

async function publish({ backend, a }: Site, given: object[]) {
  backend.edit((document) => ({ ...document, packages: given }))
  await a.publish()
}

test('button, chip and badge stand out in every colour (OFF-15), and few featured packages fill their row', async ({
  site,
  page,
}) => {
  const colored = ['#ffffff', '#ffcd1a', '#0b261e'].map((primaryColor, index) => ({
    ...one,
    id: `cor-${index}`,
    slug: `cor-${index}`,
    originalPrice: 99_000,
    primaryColor,
    isFeatured: index < 2,
  }))
  await publish(site, colored)
  for (const { slug, primaryColor } of colored) {
    await page.goto(site.a.url(`/oferta/${slug}`))
    const main = page.getByRole('main')
    const button = main.getByText('Reservar Agora').first()
    for (const box of [button, main.locator('header p > span').first()]) {
      const around = await background(box.locator('..'))
      const edges = [await background(box), rgb(await borderColor(box))]
      const visible = Math.max(...edges.map((edge) => contrast(edge, around)))
      expect(visible, primaryColor).toBeGreaterThanOrEqual(3)
    }
    // On a photograph of any brightness one of the two stands out.
    const badge = main.getByText(/-\d+%$/).first()
    expect(contrast(rgb(await borderColor(badge)), await background(badge))).toBeGreaterThanOrEqual(4.5)
  }
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site.a.url('/ofertas'))
    const carousel = page.getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
    const boxes = await Promise.all((await carousel.getByRole('article').all()).map(boxOf))
    expect(boxes).toHaveLength(2)
    const filled = boxes.reduce((sum, box) => sum + box.width, 0)
    expect(filled / (await boxOf(carousel)).width).toBeGreaterThan(0.94)
    for (const { height } of boxes) expect(height).toBeLessThan(680)
  }
})

test('an offer prints on one page of A4, however long it is, with everything that a guest needs', async ({
  site,
  page,
}) => {
  const words = (length: number) =>
    'Noite na serra, com lareira e vista. '.repeat(200).slice(0, length).trim()
  const lines = Array.from({ length: 40 }, (_, index) => `${index} ${words(190)}`)
  const long = {
    ...two,
    slug: 'longo',
    title: words(160),
    description: words(4000),
    priceDetail: words(160),
    features: lines,
    highlights: lines,
  }
  const unbroken = { ...two, id: 'u', slug: 'inteiro', title: 'x'.repeat(160), features: ['y'.repeat(200)] }
  await publish(site, [{ ...one }, long, unbroken])
  for (const slug of [one?.slug, 'longo', 'inteiro']) {
    await page.goto(site.a.url(`/oferta/${slug}`))
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1032 })
  await page.goto(site.a.url('/oferta/longo'))
  await expectInside(page, page.locator('.package section:visible'))

  await page.goto(site.a.url(`/oferta/${one?.slug}`))
  await expectInside(page, page.locator('.package :is(dt, dd, li):visible'))
  const main = page.getByRole('main')
  const address = String(await page.locator('link[rel=canonical]').getAttribute('href'))
  const shown = [one?.title, 'Período', 'Condições', 'Investimento', 'contato@quaresmeira.example', address]
  for (const text of [...shown, ...(one?.features ?? [])])
    await expect(main.getByText(String(text)).first(), text).toBeVisible()
  const said = await page
    .locator('[aria-labelledby="bom-saber"] dd')
    .evaluateAll((facts) => facts.map((fact) => fact.scrollHeight - fact.clientHeight))
  expect(said.length).toBeGreaterThan(2)
  expect(Math.max(...said), 'conditions are whole where there is room').toBeLessThanOrEqual(1)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByText('Reservar Agora').first()).toBeHidden()
  const drawn = String(await main.getByRole('img', { name: 'Código QR' }).getAttribute('src'))
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  expect(await squaresOf(drawn, size)).toEqual(data)
})

/** On the sheet and above its foot, which is on it, too. */
async function expectInside(page: Page, parts: Locator) {
  const [sheet, foot] = [await boxOf(page.locator('.package')), await boxOf(page.locator('.print-foot'))]
  expect(foot.y + foot.height).toBeLessThanOrEqual(sheet.y + sheet.height + 1)
  expect(await parts.count()).toBeGreaterThan(2)
  for (const part of await parts.all()) {
    const { x, y, width, height } = await boxOf(part)
    expect(x + width, String(await part.textContent())).toBeLessThanOrEqual(sheet.x + sheet.width + 1)
    expect(y + height, String(await part.textContent())).toBeLessThanOrEqual(foot.y)
  }
}

function borderColor(element: Locator) {
  return element.evaluate((node) => getComputedStyle(node).borderTopColor)
}

/** The squares that a QR code's picture shows. */
async function squaresOf(address: string, size: number): Promise<boolean[][]> {
  const picture = sharp(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'))
  const dots = [
    ...(await picture.resize(size, size, { kernel: 'nearest' }).extractChannel(0).raw().toBuffer()),
  ]
  return Array.from({ length: size }, (_, y) => dots.slice(y * size, (y + 1) * size).map((dot) => dot === 0))
}
