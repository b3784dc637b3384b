import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { askedBy, open, scrollThrough } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test('a page fetches no other by itself; a pointer on a link fetches that page, and the click requests nothing more (NAV-9, NAV-26)', async ({
  page,
}) => {
  const asked = pagesAskedFor(page)
  for (const path of ['/', '/oferta/natal-2026', quietPage]) {
    await open(page, path)
    // That nothing was fetched is known only when nothing is on its way, here and below.
    await page.waitForLoadState('networkidle')
    expect([...asked], path).toEqual([])
  }
  await test.step('files, the panel and the page itself are not fetched', async () => {
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
  // Next fetches a page in parts; a part may begin when the one before has been read.
  await expect(async () => {
    const before = ended.size
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect([before > 0, begun.size, ended.size]).toEqual([true, before, before])
  }).toPass()
  expect([...asked]).toEqual(['/sobre'])
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    (route) => route.abort(),
  )
  await test.step('its first view is shown before the rest of it; Back and Forward show a whole page at once', async () => {
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

test('cards fetch their offers when they come near, but not where data is to be saved; a finger fetches before it lifts', {
  tag: '@mobile',
}, async ({ page }) => {
  const asked = pagesAskedFor(page)
  await open(page, '/ofertas')
  // React reaches the cards after the first view, and one that was passed before asks when it is seen again.
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
  // Parts of the page above may still be requested.
  await page.goto('about:blank')
  asked.clear()
  await open(page, '/ofertas')
  await scrollThrough(page)
  await page.getByRole('button', { name: 'Abrir o menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sobre' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
})

/** The pages whose data this page has requested without going there. */
const pagesAskedFor = (page: Page) =>
  askedBy(page, ({ pathname, searchParams }) => (searchParams.has('_rsc') ? pathname : undefined))
