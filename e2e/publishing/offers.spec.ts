import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { background, color, contrast, rgb } from '../support/colors.ts'
import { activePackages } from '../support/content.ts'
import { boxOf } from '../support/page.ts'
import { expect, type Site, test } from './fixtures.ts'

const active = activePackages.map((pkg) => ({
  ...pkg,
  images: { principal: 'media:lareira.jpg', gallery: [] },
}))
const [one, two, three] = active

/** Replaces the packages by these and publishes them. */
async function publish({ backend, a }: Site, packages: object[]) {
  backend.edit((document) => ({ ...document, packages }))
  await a.publish()
}

test('button, chip and badge are there in every colour (OFF-15)', async ({ site, page }) => {
  const colors = ['#ffffff', '#ffcd1a', '#0b261e']
  const packages = colors.map((primaryColor, index) => ({
    ...one,
    id: `cor-${index}`,
    slug: `cor-${index}`,
    originalPrice: 99_000,
    primaryColor,
  }))
  await publish(site, packages)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { slug, primaryColor } of packages) {
    await page.goto(site.a.url(`/oferta/${slug}`))
    const main = page.getByRole('main')
    const buttons = main.getByText('Reservar Agora')
    await expect(buttons).toHaveCount(2)
    for (const box of [...(await buttons.all()), main.locator('header p > span').first()]) {
      const around = await background(box.locator('..'))
      const edges = [await background(box), rgb(await css(box, 'borderTopColor'))]
      const visible = Math.max(...edges.map((edge) => contrast(edge, around)))
      expect(visible, primaryColor).toBeGreaterThanOrEqual(3)
      expect(await css(box, 'borderTopWidth')).not.toBe('0px')
      expect(contrast(await color(box), await background(box))).toBeGreaterThanOrEqual(4.5)
    }
    // On a photograph of any brightness: one of the two stands out.
    const badge = main.getByText(/-\d+%$/).first()
    expect(contrast(rgb(await css(badge, 'borderTopColor')), await background(badge))).toBeGreaterThanOrEqual(
      4.5,
    )
  }
})

test('one or two featured packages fill their row, and without any the list keeps its distance', async ({
  site,
  page,
}) => {
  for (const featured of [0, 1, 2]) {
    await publish(
      site,
      active.map((pkg, index) => ({ ...pkg, isFeatured: index < featured })),
    )
    for (const path of featured === 0 ? ['/ofertas'] : ['/', '/ofertas']) {
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site.a.url(path))
        if (featured === 0) {
          const hero = await boxOf(page.getByRole('main').locator('section').first())
          const title = await boxOf(page.getByRole('heading', { name: 'Todos os pacotes' }))
          expect(title.y - hero.y - hero.height, `${width}`).toBeGreaterThanOrEqual(56)
        } else await expectFullRow(page, featured)
      }
    }
  }
})

test('an offer prints on one page of A4, however long it is', async ({ site, page }) => {
  const words = (length: number) =>
    'Noite na serra, com lareira e vista. '.repeat(200).slice(0, length).trim()
  const long = {
    ...two,
    slug: 'longo',
    name: words(120),
    title: words(160),
    description: words(4000),
    priceDetail: words(160),
    monthLabel: words(60),
    features: Array.from({ length: 40 }, (_, index) => `${index} ${words(190)}`),
    highlights: Array.from({ length: 40 }, (_, index) => `${index} ${words(190)}`),
    dates: { ...two?.dates, offerStart: '2026-01-01', offerEnd: '2027-12-31' },
  }
  const conditions = {
    payment: 'Metade ao reservar, o restante até a chegada.',
    cancellation: 'Até 15 dias antes da chegada, devolvemos tudo; depois, vira crédito por um ano.',
    meals: 'Café da manhã, almoço e jantar fazem parte da diária.',
    pets_allowed: 'yes',
    check_in: 'Quem chega cedo já pode aproveitar o jardim e a piscina.',
    documents: 'Documento com foto de todos; menores, também certidão.',
  }
  const unbroken = { ...three, slug: 'inteiro', title: 'x'.repeat(160), features: ['y'.repeat(200)] }
  await publish(
    site,
    [one && { ...one, conditions }, long, unbroken].filter((pkg) => pkg !== undefined),
  )
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
  await expect(page.locator('dt', { hasText: 'Documentos' })).toHaveCount(1)
  await expectInside(page, page.locator('.package :is(dt, dd, li):visible'))
  const main = page.getByRole('main')
  const contact = ['contato@quaresmeira.example', '(24) 5550-0142']
  for (const text of [
    one?.title,
    'Período',
    'Condições',
    'Investimento',
    ...(one?.features ?? []),
    ...contact,
  ]) {
    await expect(main.getByText(String(text)).first(), text).toBeVisible()
  }
  await expect(main.getByRole('img').first()).toBeVisible()
  for (const unwanted of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    main.getByText('Reservar Agora').first(),
    main.getByText('Outros pacotes'),
  ]) {
    await expect(unwanted).toBeHidden()
  }
  const address = String(await page.locator('link[rel=canonical]').getAttribute('href'))
  await expect(main.getByText(address)).toBeVisible()
  const drawn = String(await main.getByRole('img', { name: 'Código QR' }).getAttribute('src'))
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  expect(await modules(drawn, size)).toEqual(data)
})

/** On the sheet, and above its foot, which is on it, too. */
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

async function expectFullRow(page: Page, count: number) {
  const carousel = page.getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
  const row = await boxOf(carousel)
  const cards = await carousel.getByRole('article').all()
  expect(cards).toHaveLength(count)
  const boxes = await Promise.all(cards.map(boxOf))
  const filled = boxes.reduce((sum, { width }) => sum + width, 0)
  expect(filled / row.width).toBeGreaterThan(0.94)
  for (const { height } of boxes) expect(height).toBeLessThan(680)
}

function css(element: Locator, name: 'borderTopColor' | 'borderTopWidth') {
  return element.evaluate((node, property) => getComputedStyle(node)[property], name)
}

/** The squares that a QR code's picture shows. */
async function modules(address: string, size: number): Promise<boolean[][]> {
  const picture = sharp(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'))
  const dots = [
    ...(await picture.resize(size, size, { kernel: 'nearest' }).extractChannel(0).raw().toBuffer()),
  ]
  return Array.from({ length: size }, (_, y) => dots.slice(y * size, (y + 1) * size).map((dot) => dot === 0))
}
