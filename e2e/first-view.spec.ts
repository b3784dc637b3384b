import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { collectRequests, loadPictures, open, scrollThrough } from './support/page.ts'

test('a page requests its picture first and its scripts last, and needs no style sheet', async ({ page }) => {
  const asked: string[] = []
  const addresses: string[] = []
  page.on('request', (request) => {
    asked.push(request.resourceType())
    addresses.push(request.url())
  })
  await open(page, '/')
  expect(asked.slice(0, 2)).toEqual(['document', 'image'])
  expect(asked).toContain('font')
  expect(asked.indexOf('script')).toBeGreaterThan(asked.indexOf('font'))
  await page.getByRole('banner').getByRole('link', { name: 'SOBRE' }).click()
  await expect(page).toHaveURL(/\/sobre$/)
  // React reused the sheet's link and added no other.
  const sheet = await page
    .locator('link[data-precedence="next"]')
    .evaluate((link) => link.getAttribute('href'))
  expect(sheet).toMatch(/\.css$/)
  expect(addresses).not.toContain(new URL(String(sheet), page.url()).href)
})

test('only pictures near the viewport load; a carousel loads the next one when it turns', {
  tag: '@mobile',
}, async ({ page }) => {
  const pictures = fetchedBy(page, /\/media\/.+\.avif$/)
  await open(page, '/')
  // Here and below, an idle network proves that nothing else loads.
  await page.waitForLoadState('networkidle')
  expect([...pictures]).toEqual([expect.stringContaining('hero-mobile-poster')])

  const welcome = page.getByRole('region', { name: 'Fotografias do hotel' })
  const photographs = welcome.getByRole('img')
  await expect(photographs).toHaveCount(5)
  await welcome.scrollIntoViewIfNeeded()
  await expect.poll(() => widthOf(page, 0)).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  expect(await widthOf(page, 2)).toBe(1)
  await welcome.getByRole('button', { name: 'Próximo slide' }).click()
  await expect.poll(() => widthOf(page, 1)).toBeGreaterThan(1)
  expect(await widthOf(page, 4)).toBe(1)

  await scrollThrough(page)
  const chalets = [...pictures].filter((address) => /chale-0\d/.test(address))
  expect(chalets.length).toBeGreaterThan(0)
  expect(chalets.length).toBeLessThan(5)
})

for (const { path, least, most, pictures, tag } of [
  { path: '/', least: 4, most: 5, pictures: 22, tag: [] },
  { path: '/ofertas', least: 3, most: 4, pictures: 7, tag: [] },
  { path: '/quartos', least: 2, most: 4, pictures: 18, tag: '@main' },
]) {
  test(`${path} prints every picture, on as many sheets as needed, without any controls (MEDIA-13)`, {
    tag,
  }, async ({ page }) => {
    await open(page, path)
    const waiting = page.locator('main picture > source[media="(scripting: enabled)"]')
    await expect(waiting).not.toHaveCount(0)
    await page.pdf()
    await expect(waiting).toHaveCount(0)
    await loadPictures(page)
    await expect
      .poll(() =>
        page.locator('main img').evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.complete)),
      )
      .toEqual([])
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets).toBeGreaterThanOrEqual(least)
    expect(sheets).toBeLessThanOrEqual(most)
    const widths = [...pdf.matchAll(/\/Subtype\s*\/Image\s*\/Width (\d+)/g)].map(([, width]) => Number(width))
    expect(widths.filter((width) => width > 100).length).toBeGreaterThanOrEqual(pictures)

    await page.emulateMedia({ media: 'print' })
    const links = page.locator('.button, .text-link:not([href^="tel:"], [href^="mailto:"])')
    await expect(links.filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(?!Ampliar)/ })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading').last()).toBeVisible()
    if (path.startsWith('/oferta/'))
      await expect(page.getByRole('main').getByText(', Chalé Família', { exact: true })).toBeVisible()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser loads pictures that scroll into view', async ({ page, tolerate }) => {
    tolerate(/^csp: .*\.js/)
    const pictures = fetchedBy(page, /\/media\/.+\.avif$/)
    await page.goto('/')
    await page.locator('#accommodations').scrollIntoViewIfNeeded()
    await expect.poll(() => [...pictures].some((address) => address.includes('chale-01'))).toBe(true)
  })
})

test('two small fonts cover Portuguese; any other letter loads a whole font', async ({ page }) => {
  const fonts = fetchedBy(page, /\.woff2$/)
  await open(page, '/')
  await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
  expect([...fonts].map((address) => address.replace(/.*\/|\..*/g, '')).toSorted()).toEqual([
    'cormorant-garamond',
    'figtree',
  ])
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Object.assign(heading, { textContent: 'Ærø' }))
  await expect.poll(() => [...fonts].some((address) => address.includes('latin-wght'))).toBe(true)
})

const fetchedBy = (page: Page, kind: RegExp) =>
  collectRequests(page, ({ pathname }) => kind.exec(pathname)?.input)

/** Returns the width of a welcome slide in pixels; 1 before its picture loads. */
function widthOf(page: Page, slide: number) {
  return page
    .getByRole('region', { name: 'Fotografias do hotel' })
    .locator('img')
    .nth(slide)
    .evaluate((image: HTMLImageElement) => image.naturalWidth)
}
