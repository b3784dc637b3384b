import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { collectRequests, open, scrollThrough } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test('a page prefetches nothing by itself; hovering over a link fetches its page, and the click requests nothing more (NAV-26, NAV-32)', async ({
  page,
}) => {
  const asked = collectPageRequests(page)
  for (const path of ['/', '/oferta/natal-2026', quietPage]) {
    await open(page, path)
    // Here and below, an idle network proves that nothing was fetched.
    await page.waitForLoadState('networkidle')
    expect([...asked], path).toEqual([])
  }
  await test.step('files, the panel and the current page are not fetched', async () => {
    await page.evaluate(
      (paths) => {
        const links = paths.map((href) => Object.assign(document.createElement('a'), { href }))
        document.querySelector('main')?.append(...links)
        for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      },
      ['/images/serra.svg', '/admin', '/previa/x', quietPage, 'https://outro.example/sobre'],
    )
  })
  const about = page.getByRole('banner').getByRole('link', { name: 'SOBRE' })
  const [begun, ended] = [new Set<string>(), new Set<string>()]
  page.on('request', (request) => begun.add(request.url()))
  page.on('requestfinished', (request) => ended.add(request.url()))
  await about.hover()
  // Next fetches a page in parts, each possibly only after the one before.
  await expect(async () => {
    const before = ended.size
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
    expect([before > 0, begun.size, ended.size]).toEqual([true, before, before])
  }).toPass()
  expect([...asked]).toEqual(['/sobre'])
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    (route) => route.abort(),
  )
  await test.step('its first view shows before the rest loads; Back and Forward show a whole page at once', async () => {
    const seen = await page.evaluateHandle(() => {
      const seen: [path: string, isWhole: boolean][] = []
      let last = location.pathname
      new MutationObserver(() => {
        if (location.pathname !== last) seen.push([location.pathname, !document.querySelector('main .h-svh')])
        last = location.pathname
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    const heading = page.getByRole('heading', { level: 1 })
    await about.click()
    await expect(heading).toHaveText('Um vale onde o tempo anda devagar')
    await expect(page.locator('main .h-svh')).toHaveCount(0)
    await page.goBack()
    await expect(heading).not.toHaveText('Um vale onde o tempo anda devagar')
    await page.goForward()
    await expect(heading).toHaveText('Um vale onde o tempo anda devagar')
    expect(await seen.jsonValue()).toEqual([
      ['/sobre', false],
      [quietPage, true],
      ['/sobre', true],
    ])
  })
})

test('cards prefetch their offers when near the viewport unless Save-Data is on, and a touch prefetches before it ends', {
  tag: '@mobile',
}, async ({ page }) => {
  const asked = collectPageRequests(page)
  await open(page, '/ofertas')
  // React hydrates the cards after the first view; a card that was scrolled past is fetched when seen again.
  await expect(async () => {
    await scrollThrough(page)
    expect([...asked].filter((path) => path.startsWith('/oferta/')).length).toBeGreaterThan(2)
  }).toPass()
  expect([...asked].filter((path) => !path.startsWith('/oferta/'))).toEqual([])
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Gastronomia' })
    .dispatchEvent('pointerover', { pointerType: 'touch' })
  await expect.poll(() => [...asked]).toContain('/restaurante')
  await page.getByRole('button', { name: 'Abrir o menu' }).tap()
  await expect.poll(() => [...asked]).toContain('/sobre')

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  // The page above may still be requesting parts.
  await page.goto('about:blank')
  asked.clear()
  await open(page, '/ofertas')
  await scrollThrough(page)
  await page.getByRole('button', { name: 'Abrir o menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sobre' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
})

/** Collects the pages whose data this page requests without navigating. */
const collectPageRequests = (page: Page) =>
  collectRequests(page, ({ pathname, searchParams }) => (searchParams.has('_rsc') ? pathname : undefined))
