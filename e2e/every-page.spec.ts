import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { expectContrast, textBoxes } from './support/colors.ts'
import { missingPage } from './support/faults.ts'
import { expectRoomForLetters } from './support/letters.ts'
import { boxOf, open, scrollThrough, scrollTo } from './support/page.ts'
import {
  expectImages,
  expectPressableEdges,
  expectRoundedCorners,
  fontShift,
  kept,
  nothingKept,
  totalShift,
  walk,
  watchShifts,
} from './support/page-checks.ts'
import { publicPages } from './support/pages.ts'

// The heads of the pages are tested in e2e/requests/pages.test.ts.
type Expected = {
  /** The minimum number of images. */
  images?: number
  /** Its header is transparent until the visitor scrolls. */
  isDarkAtTop?: true
  /** The words over the picture of its hero (MEDIA-9). */
  words?: string[]
  /** Its link in the header, if it has one. */
  link?: string
}

const lead = ['h1', 'h1 ~ p']
const headerWords = ['.site-header a', '.site-header button']
const pages: Record<string, Expected> = {
  '/': { words: ['.hero h1', '.hero p', '.hero .button'], images: 25, isDarkAtTop: true },
  '/sobre': { words: lead, images: 20, link: 'SOBRE' },
  '/quartos': { images: 15, link: 'CHALÉS' },
  '/bem-estar': { words: lead, images: 8, link: 'LAZER' },
  '/restaurante': { words: lead, images: 3, link: 'GASTRONOMIA' },
  '/ofertas': { words: lead, images: 12, isDarkAtTop: true, link: 'PACOTES' },
  '/antes-de-chegar': {},
  '/pesquisa': {},
  '/termos': {},
  '/privacidade': {},
  '/oferta/natal-2026': { images: 7, isDarkAtTop: true },
  '/quartos/chale-tradicional': { images: 7 },
}

test('every public page is visited below', () => {
  expect(Object.keys(pages)).toEqual(publicPages)
  expect(groups.flat().toSorted()).toEqual([...publicPages, ownPage, missing].toSorted())
})

// Loading and scrolling a page take the time, so one visit per page and width checks everything that holds for all pages.
// The tests have about equal loads.
const missing = '/este-caminho-nao-existe'
const ownPage = '/galeria'
const groups = [
  ['/', '/termos', missing],
  ['/sobre', '/bem-estar', '/antes-de-chegar'],
  ['/quartos', '/restaurante', '/pesquisa'],
  ['/ofertas', '/privacidade', ownPage],
  ['/oferta/natal-2026', '/quartos/chale-tradicional'],
]

for (const paths of groups) {
  test(`on a phone ${paths.join(' ')} (NAV-1, NAV-22, MEDIA-9)`, { tag: ['@main', '@mobile'] }, async ({
    page,
    tolerate,
  }) => {
    tolerate(missingPage)
    const visit = await visitor(page, 'no-preference')
    for (const path of paths) await test.step(path, () => visit(path))
  })

  test(`on a wide screen ${paths.join(' ')} (NAV-1, NAV-6, NAV-17, MEDIA-12)`, { tag: '@main' }, async ({
    page,
    tolerate,
  }) => {
    tolerate(missingPage)
    const visit = await visitor(page)
    for (const path of paths) {
      await test.step(path, async () => {
        const expected = pages[path]
        await visit(path)
        if (expected) await expectImages(page, expected.images ?? 0)
        if (path !== '/pesquisa') await expectHeader(page, expected)
        await expectPressableEdges(page)
        await expectRoundedCorners(page)
      })
    }
  })
}

for (const path of groups.flat()) {
  // The page with the most kinds of stops represents all in the short run.
  const tag = path === '/quartos' ? '@main' : []
  test(`${path}: each Tab stop is named, marked and in view`, { tag }, async ({ page, tolerate }) => {
    tolerate(missingPage)
    await open(page, path)
    const names = await walk(page, 'Tab')
    expect(names.length).toBeGreaterThanOrEqual(path === '/pesquisa' ? 4 : 15)
    if (path !== '/pesquisa') expect(names[0]).toBe('Pular para o conteúdo')
    // Backwards, a row of slides turns the other way.
    if (path === '/quartos') expect(await walk(page, 'Shift+Tab', names[0])).toEqual(names.toReversed())
  })

  test(`${path} with large letters, with wider text spacing and at 320 px (NAV-22)`, async ({
    page,
    tolerate,
  }) => {
    tolerate(missingPage)
    await open(page, path)
    await expectRoomForLetters(page)
    await expectNarrow(page, path)
  })
}

/** Checks that nothing shifts, the browser stores nothing, axe finds nothing, and nothing overflows. */
async function visitor(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'reduce') {
  const cookies = watchCookies(page)
  const readShifts = await watchShifts(page)
  const readEarly = async () => {
    await page.evaluate(async () => void (await document.fonts.ready))
    return readShifts()
  }
  return async (path: string) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, path)
    let early = await readEarly()
    const ratios = await pictureRatios(page)
    await scrollThrough(page, async () => {
      early = await readEarly()
    })
    expect.soft(await pictureRatios(page), 'A picture changes its box when it has loaded').toEqual(ratios)
    expect.soft(totalShift(early), early.flatMap(({ moved }) => moved).join('\n')).toBeLessThan(fontShift)
    // Parts of the header move together when the visitor scrolls; everything else must stay in place.
    const shifts = (await readShifts()).slice(early.length).filter(({ headerOnly }) => !headerOnly)
    expect.soft(totalShift(shifts), shifts.flatMap(({ moved }) => moved).join('\n')).toBe(0)
    // The fixture fails on requests to other origins, but these hints would connect before any request. Next adds this
    // site's own address when it preloads fonts.
    const hints = page.locator('link:is([rel=preconnect], [rel=dns-prefetch]):not([href="/"])')
    await expect.soft(hints).toHaveCount(0)
    expect.soft(await kept(page)).toEqual(nothingKept)
    expect.soft(await page.context().cookies()).toEqual([])
    expect.soft(cookies).toEqual([])
    // Text in the middle of a fade has too little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
    const { isDarkAtTop, words } = pages[path] ?? {}
    if (!words && !isDarkAtTop) return
    await scrollTo(page, 0)
    await page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.decode())
    const lines = await textBoxes(page, [...(words ?? []), ...(isDarkAtTop ? headerWords : [])])
    expect(lines.length).toBeGreaterThan(0)
    await expectContrast(page, lines, path)
  }
}

/** Returns the aspect ratio of each picture's box: a change moves the content below it, in view or not. */
function pictureRatios(page: Page) {
  return page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return `${image.getAttribute('alt')} ${height && (width / height).toFixed(2)}`
    }),
  )
}

const ink = 'rgb(29, 42, 36)'
const overDarkHero = { color: 'rgb(255, 255, 255)', 'background-color': 'rgba(0, 0, 0, 0)' }
const onLight = { color: ink, 'background-color': 'rgb(251, 248, 241)' }

async function expectHeader(page: Page, { isDarkAtTop, link }: Partial<Expected> = {}) {
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: /Quaresmeira/ })
  const look = Object.entries(isDarkAtTop ? overDarkHero : onLight)
  await scrollTo(page, 0)
  for (const [property, value] of look) await expect(header).toHaveCSS(property, value)
  await expect(header).toHaveCSS('box-shadow', 'none')
  await expect(header.locator('[aria-current="page"]')).toHaveText(link ? [link] : [], { ignoreCase: true })
  const { height } = await boxOf(logo)

  await scrollTo(page, 51)
  await expect(header).not.toHaveCSS('box-shadow', 'none')
  // It is translucent, but opaque enough to hide the headings behind it.
  await expect(header).toHaveCSS('background-color', /[,/] 0\.9[6-9]\d*\)$/)
  await expect(header).toHaveCSS('color', ink)
  await expect.poll(async () => (await boxOf(logo)).height).toBeLessThan(height)
  await scrollTo(page, 50)
  await expect(header).toHaveCSS('box-shadow', 'none')
}

async function expectNarrow(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
      'p { margin-bottom: 2em !important }',
  })
  expect.soft(await overflow(page), '320 px').toBeLessThanOrEqual(0)
  const controls = page.getByRole('banner').locator('a:visible, button:visible')
  for (const control of await controls.all()) {
    const { x, width } = await boxOf(control)
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(312)
  }
  if (path !== '/termos') return
  // Farther down, the bar replaces it.
  await scrollTo(page, 0)
  const button = await boxOf(page.getByRole('banner').getByRole('button', { name: 'RESERVAR', exact: true }))
  const logo = await boxOf(page.getByRole('banner').getByRole('link'))
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
  expect(button.x).toBeGreaterThanOrEqual(logo.x + logo.width)
}

/** Returns by how many pixels the page overflows the screen. */
function overflow(page: Page) {
  return page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
}

/** Collects every `set-cookie` header that the page receives from now on. */
function watchCookies(page: Page) {
  const cookies: string[] = []
  page.on('response', async (response) => {
    const set = await response.headerValue('set-cookie').catch(() => null)
    if (set) cookies.push(`${response.url()}: ${set}`)
  })
  return cookies
}
