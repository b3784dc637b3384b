import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open, scrollThrough } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test('a page that is opened fetches none of the others', async ({ page }) => {
  const asked = pagesAskedFor(page)
  for (const path of ['/', '/sobre', '/oferta/natal-2026']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect([...asked], path).toEqual([])
  }
})

test('cards fetch their offers when they come near', async ({ page }) => {
  const asked = pagesAskedFor(page)
  await open(page, '/ofertas')
  await scrollThrough(page)
  await expect.poll(() => [...asked].filter((path) => path.startsWith('/oferta/')).length).toBeGreaterThan(2)
  expect([...asked].filter((path) => !path.startsWith('/oferta/'))).toEqual([])
})

test('not even those where data is dear', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  const asked = pagesAskedFor(page)
  await open(page, '/ofertas')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
})

test('a pointer on a link fetches its page, once, and the click asks no more', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked = pagesAskedFor(page)
  await open(page, quietPage)
  const about = page.getByRole('banner').getByRole('link', { name: 'SOBRE' })
  await about.hover()
  await expect.poll(() => [...asked]).toEqual(['/sobre'])
  await page.waitForLoadState('networkidle')
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    (route) => route.abort(),
  )
  await about.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um vale onde o tempo anda devagar')
})

test('a finger on a link of the footer fetches its page before it is lifted', { tag: '@mobile' }, async ({
  page,
}) => {
  const asked = pagesAskedFor(page)
  await open(page, quietPage)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gastronomia' })
  await link.dispatchEvent('pointerover', { pointerType: 'touch' })
  await expect.poll(() => [...asked]).toEqual(['/restaurante'])
})

test('files, the panel and the page itself are not fetched', { tag: '@desktop' }, async ({ page }) => {
  const asked = pagesAskedFor(page)
  await open(page, quietPage)
  const added = await page.evaluate(
    (paths) => {
      const links = paths.map((href) => Object.assign(document.createElement('a'), { href }))
      document.querySelector('main')?.append(...links)
      for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return links.length
    },
    ['/images/serra.svg', '/admin', '/previa/x', quietPage, 'https://outro.example/sobre'],
  )
  expect(added).toBe(5)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' }).hover()
  await expect.poll(() => [...asked]).toEqual(['/sobre'])
})

/** The pages whose data this page has asked for without going there. */
function pagesAskedFor(page: Page) {
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) paths.add(pathname)
  })
  return paths
}
