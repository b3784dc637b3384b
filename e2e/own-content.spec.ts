import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { z } from 'zod'
import { routes } from '../lib/paths.ts'
import { demoConfiguration } from '../supabase/local/demo/test-content.ts'
import { test as base, expect } from './fixtures.ts'
import { bookingButton, bookingPanel, expectOpen } from './support/booking.ts'
import { background, color, contrast, rgb } from './support/colors.ts'
import { activePackages } from './support/content.ts'
import { missingPage } from './support/faults.ts'
import { type LongTexts, longDocument } from './support/long-document.ts'
import { startOwnServers } from './support/own-servers.ts'
import { boxOf, open, scrollThrough } from './support/page.ts'
import { packageSlug } from './support/site-document.ts'

// Content that no demonstration has and that a browser must lay out: all tests share one server and a fake backend. The
// text of the pages is tested in e2e/requests/publishing.
type OwnServers = Awaited<ReturnType<typeof startOwnServers>>

const test = base.extend<object, { own: OwnServers }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const own = await startOwnServers()
      await use(own)
      await own.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  startedSite: [async ({ own }, use) => use(own.server), { scope: 'worker' }],
})

test.describe.configure({ mode: 'default' })

type Page = Parameters<typeof open>[0]

test('no telephone pushes the booking button off the header (NAV-7)', async ({ own, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const phone of ['+55 (024) 9 99999 - 0000 '.repeat(3), 'ligue para a recepção '.repeat(9)]) {
    await own.publish((document) => ({ ...document, configuration: { ...demoConfiguration, phone } }))
    await page.goto('/termos')
    const { x, width } = await boxOf(bookingButton(page))
    expect(x + width, phone).toBeLessThanOrEqual(1024 - 8)
  }
})

const packages = activePackages.map((pkg) => ({
  ...pkg,
  images: { principal: 'media:lareira.jpg', gallery: [] },
}))
const [one, two] = packages

test('button, chip and badge stand out and are legible in every colour (OFF-15), and few featured packages fill their row', async ({
  own,
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
  await own.publish((document) => ({ ...document, packages: colored }))
  for (const { slug, primaryColor } of colored) {
    await page.goto(`/oferta/${slug}`)
    const main = page.getByRole('main')
    const button = main.getByText('Reservar Agora').first()
    for (const box of [button, main.locator('header p > span').first()]) {
      const around = await background(box.locator('..'))
      const edges = [await background(box), rgb(await borderColor(box))]
      const visible = Math.max(...edges.map((edge) => contrast(edge, around)))
      expect(visible, primaryColor).toBeGreaterThanOrEqual(3)
    }
    const booking = main.getByRole('region', { name: 'Preço e reserva' })
    const words = [
      booking.getByText('Reservar Agora'),
      booking.getByText(/^6x de/),
      main.getByRole('heading', { name: 'Investimento' }),
    ]
    for (const text of words)
      expect(contrast(await color(text), await background(text)), primaryColor).toBeGreaterThanOrEqual(4.5)
    // One of the two contrasts with a photograph of any brightness.
    const badge = main.getByText(/-\d+%$/).first()
    expect(contrast(rgb(await borderColor(badge)), await background(badge))).toBeGreaterThanOrEqual(4.5)
  }
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ofertas')
    const carousel = page.getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
    const boxes = await Promise.all((await carousel.getByRole('article').all()).map(boxOf))
    expect(boxes).toHaveLength(2)
    const filled = boxes.reduce((sum, box) => sum + box.width, 0)
    expect(filled / (await boxOf(carousel)).width).toBeGreaterThan(0.94)
    for (const { height } of boxes) expect(height).toBeLessThan(680)
  }
})

test('an offer prints on one page of A4, however long it is, with everything that a guest needs (OFF-17)', async ({
  own,
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
  await own.publish((document) => ({ ...document, packages: [one, long, unbroken] }))
  for (const slug of [one?.slug, 'longo', 'inteiro']) {
    await page.goto(`/oferta/${slug}`)
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1032 })
  await page.goto('/oferta/longo')
  await expectInside(page, page.locator('.package section:visible'))

  await page.goto(`/oferta/${one?.slug}`)
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
  expect(Math.max(...said), 'conditions are complete when there is room').toBeLessThanOrEqual(1)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByText('Reservar Agora').first()).toBeHidden()
  const drawn = String(await main.getByRole('img', { name: 'Código QR' }).getAttribute('src'))
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  expect(await squaresOf(drawn, size)).toEqual(data)
})

const paths = [...Object.values(routes), `/oferta/${packageSlug}`, '/eventos', '/isto-nao-existe']

const notice = [{ id: 'notice', text: 'Oi', link_url: '/sobre', link_text: 'Oi' }]
/** A page that the hotel has added, with block kinds that the demonstration lacks. */
const ownPages = [{ id: 'eventos', name: 'Eventos', slug: 'eventos', link: 'menu', active: true }]
const ownBlocks = [
  { kind: 'enquiry', title: 'Peça', questions: [{ label: 'Nome', answer: 'short', required: true }] },
  { kind: 'awards', title: 'Prêmios', items: [{ title: 'Selo', detail: '2025', text: 'Instituto' }] },
].map((block) => ({ ...block, id: block.kind }))

/** Removes the page reference of blocks, which is not visible text. */
function onPage(blocks: unknown) {
  return z
    .array(z.looseObject({}))
    .parse(blocks)
    .map((block) => ({ ...block, page: 'eventos' }))
}

// No page of this test shows these fields as text.
const unseen = new RegExp(
  // The name and the tagline of 'Marca' replace the hotel's.
  `^(?:hotel\\.\\w+|packages\\.name|pictures\\.alt|rooms\\.detailed_description|pages\\.\\w+\\.(?:title|description)|pages\\.survey\\.link|` +
    // The demonstration has such blocks on other pages.
    `home_blocks\\.(?:quote|button|items\\.detail)|about_blocks\\.(?:note|caption)|` +
    `leisure_blocks\\.(?:caption|items\\.detail)|restaurant_blocks\\.caption|` +
    // These are booking addresses, and words with a short limit.
    `booking\\.\\w+|naming\\.room_\\w+|` +
    // Other kinds of block show these on other pages.
    `own_pages\\.(?:title|description)|own_blocks\\.(?!title|text|button|questions|items\\.(?:title|text|detail))[\\w.]+|` +
    // Each package has its own here; contacts serve search engines and texts that mention them.
    `conditions\\.[\\w.]+|contacts\\.(?:street|district|city))$`,
)

test('a text of 200 letters without a space in every field widens nothing at 320 px (NAV-16)', async ({
  own,
  page,
  tolerate,
}) => {
  test.slow()
  tolerate(missingPage)
  let texts: LongTexts = new Map()
  await own.publish((document) => {
    const long = longDocument({ ...document, own_pages: ownPages, own_blocks: ownBlocks, notice })
    texts = long.texts
    return { ...long.document, own_blocks: onPage(long.document.own_blocks) }
  })
  await page.setViewportSize({ width: 320, height: 800 })
  const seen = new Set<string>()
  const room = /href="(\/quartos\/[^"]+)"/.exec((await own.server.get(routes.rooms)).html)?.[1]
  for (const path of [...paths, String(room)]) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    await scrollThrough(page)
    await expectNothingWider(page, path)
    for (const name of await shown(page, texts)) seen.add(name)
  }
  await expectNothingWider(page, 'the last page')
  for (const name of texts.keys()) if (!unseen.test(name)) expect.soft([...seen], name).toContain(name)

  await open(page, routes.rooms)
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await expectOpen(page.getByRole('dialog'))
  await expectNothingWider(page, 'the drawer', page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await bookingButton(page).click()
  await expectOpen(bookingPanel(page))
  await expectNothingWider(page, 'the panel', bookingPanel(page))
  await page.keyboard.press('Escape')
  await expect(bookingPanel(page)).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Reservar/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Observações')).toBeVisible()
  await expectNothingWider(page, 'the dialog of a chalet', dialog)
  expect(await shown(page, texts)).toContain('rooms.detailed_description')
})

/** Checks that these parts are on the sheet and above its footer. */
async function expectInside(page: Page, parts: Locator) {
  const [sheet, foot] = [await boxOf(page.locator('.package')), await boxOf(page.locator('.print-foot'))]
  expect(foot.y + foot.height).toBeLessThanOrEqual(sheet.y + sheet.height + 1)
  expect(await parts.count()).toBeGreaterThan(1)
  for (const part of await parts.all()) {
    const { x, y, width, height } = await boxOf(part)
    expect(x + width, String(await part.textContent())).toBeLessThanOrEqual(sheet.x + sheet.width + 1)
    expect(y + height, String(await part.textContent())).toBeLessThanOrEqual(foot.y)
  }
}

function borderColor(element: Locator) {
  return element.evaluate((node) => getComputedStyle(node).borderTopColor)
}

/** Returns the modules of a QR code's picture. */
async function squaresOf(address: string, size: number): Promise<boolean[][]> {
  const picture = sharp(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'))
  const dots = [
    ...(await picture.resize(size, size, { kernel: 'nearest' }).extractChannel(0).raw().toBuffer()),
  ]
  return Array.from({ length: size }, (_, y) => dots.slice(y * size, (y + 1) * size).map((dot) => dot === 0))
}

/** Returns the names of the texts now legible on the page, including those shortened on cards. */
async function shown(page: Page, texts: LongTexts) {
  const parts = await page.locator('header, main, footer, [role=dialog], .notice').allInnerTexts()
  const words = parts.join('\n').toLowerCase()
  return [...texts]
    .filter(([, text]) => words.includes(text.slice(0, 20).toLowerCase()))
    .map(([name]) => name)
}

/** Checks that neither the page nor any text is wider than the window, except in scrolling rows. */
async function expectNothingWider(page: Page, where: string, root: Locator = page.locator('body')) {
  const [content = 0, screen = 0] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect.soft(content, where).toBeLessThanOrEqual(screen)
  expect.soft(await root.evaluate(findCutOff), where).toEqual([])
}

/** Runs in the page. */
function findCutOff(root: Element) {
  const scrolls = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { overflowX, textOverflow, clipPath, visibility } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || clipPath !== 'none' || visibility === 'hidden') return true
    return ['auto', 'scroll'].includes(overflowX) && !element.matches('.modal-body')
      ? true
      : element.matches('.swiper, .image-strip-row') || scrolls(element.parentElement)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const isWider = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)
    if (isWider && !scrolls(currentNode.parentElement)) cut.push(String(currentNode.textContent).slice(0, 60))
  }
  return cut
}
