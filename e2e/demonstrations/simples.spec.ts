import { demos } from '../../supabase/local/demo/demos.ts'
import { expect, test } from '../fixtures.ts'
import { signIn, toast } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { missingPage } from '../support/faults.ts'
import { open } from '../support/page.ts'
import type { WebServer } from '../support/web-server.ts'
import { expectFits, expectWhole, listedPaths, missing } from '../support/whole-site.ts'

// A hotel of which only the name and the telephone are known: no page may be empty, broken or show another hotel.
test.use({ demo: 'simples' })

const emptyPaths = ['/quartos', '/ofertas']

async function pathsOf(site: WebServer) {
  const paths = await listedPaths(site)
  expect(paths.length).toBeGreaterThan(3)
  // These are linked from nowhere while they have nothing to show.
  for (const path of emptyPaths) expect(paths).not.toContain(path)
  return [...paths, ...emptyPaths, missing]
}

test('no page is empty, broken or wider than the screen, and axe finds nothing', async ({
  page,
  site,
  tolerate,
}) => {
  test.setTimeout(180_000)
  tolerate(missingPage)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of await pathsOf(site)) {
    await test.step(path, async () => {
      await expectWhole(page, path)
      await expectAccessible(page)
    })
  }
})

test('every link inside leads to a page and to a place on it, and nothing of another hotel is shown', async ({
  site,
}) => {
  const pages = new Map<string, string>()
  const links = new Set<string>()
  for (const path of await pathsOf(site)) {
    const { html } = await site.get(path)
    pages.set(path, html)
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g))
      if (/^[/#]/.test(href)) links.add(new URL(href.replaceAll('&amp;', '&'), `http://x${path}`).href)
  }
  const dead: string[] = []
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    const known = pages.get(pathname)
    const { status, html } = known ? { status: 200, html: known } : await site.get(pathname)
    const isThere = hash === '' || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
    if ((status !== 200 && !(status === 307 && hash === '')) || !isThere) dead.push(link)
  }
  expect(dead).toEqual([])
  const { hotel, variables } = demos.quaresmeira
  for (const [path, html] of pages) {
    expect(html, path).not.toContain(hotel.name)
    expect(html, path).not.toContain(new URL(variables.BOOKING_ENGINE_URL).host)
    // Neither its blossom nor its mountains (BRAND-11, BRAND-12).
    expect(html, path).not.toContain('M0-2.1C')
    expect(html, path).not.toContain('mapa-relevo')
  }
  for (const [path, html] of pages)
    expect(html, path).not.toMatch(/href="\/(?:quartos|ofertas)"|em breve|a caminho|que combina com a sua/)
  expect(pages.get('/')).toContain(new URL(demos.simples.variables.BOOKING_ENGINE_URL).host)
})

test('a clerk of a new hotel says when guests may come, and is led to the next step (ADM-25)', async ({
  page,
}) => {
  const [clerk] = demos.simples.users
  if (!clerk) throw new Error('no clerk')
  await signIn(page, clerk)
  await open(page, '/admin')
  const steps = page.getByRole('region', { name: 'Primeiros passos' })
  await expect(steps).toContainText('1 de 10 feitos')
  await expect(steps.getByLabel('Telefone')).toHaveValue('(24) 5550-0163')
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page, `/admin at ${width}`)
    await expectAccessible(page)
  }
  await steps.getByLabel('Nome').fill('Hotel Boa Vista da Serra')
  await steps.getByLabel('Check-in a partir de').fill('15:00')
  await steps.getByLabel('Check-out até').fill('11:00')
  await steps.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Dados do hotel salvos com sucesso!')).toBeVisible()
  await expect(steps).toContainText('2 de 10 feitos')
  await expect(steps.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await expect(page.locator('#primeiros-passos')).toBeFocused()
  await expect(steps.getByRole('link', { name: 'Horários de check-in e check-out' })).toContainText('Feito')
  await steps.getByRole('link', { name: 'Acomodações, com fotos' }).click()
  await expect(page.getByRole('heading', { name: 'Gerenciar Acomodações' })).toBeVisible()
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'Hotel Boa Vista da Serra' }).first()).toBeVisible()
})
