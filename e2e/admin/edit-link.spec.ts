import { routes } from '../../lib/paths.ts'
import { expect, test } from '../fixtures.ts'
import { cookieOf, demoAdmin, signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { activePackages } from '../support/content.ts'
import { boxOf, open, scrollTo } from '../support/page.ts'
import { rawRequest } from '../support/raw-request.ts'

const [pkg] = activePackages
const packagePage = `/oferta/${pkg?.slug}`
const name = 'Editar esta página no painel'

test('guests’ pages contain no byte of the link, and those of staff differ by it alone', async ({
  baseURL,
}) => {
  const headers = { cookie: await cookieOf(demoAdmin), 'accept-encoding': 'gzip', 'if-none-match': '*' }
  for (const path of [...Object.values(routes), packagePage]) {
    // The page may be rendered anew between the two requests.
    await expect(async () => {
      const [guest, staff] = await Promise.all([
        rawRequest(baseURL ?? '', path),
        rawRequest(baseURL ?? '', path, { headers }),
      ])
      expect(guest.body, path).not.toContain('/admin')
      expect(guest.headers['cache-control']?.join(), path).toContain('s-maxage')
      expect(staff.body, path).toContain(`href="/admin/editar?de=${encodeURIComponent(path)}"`)
      expect(staff.body.replace(/<aside id="painel".*<\/aside>(?=<\/body>)/, ''), path).toBe(guest.body)
      expect(staff.headers['cache-control'], path).toEqual(['private, no-store'])
      for (const header of ['etag', 'content-encoding'])
        expect(staff.headers, path).not.toHaveProperty(header)
    }).toPass()
  }
})

test('the link outlives the page’s script and the next page, and leads to the very item', async ({
  page,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, packagePage)
  const link = page.getByRole('link', { name })
  await scrollTo(page, 900)
  const [own, bar] = [await boxOf(link), await boxOf(page.locator('.package-price-bar'))]
  expect(own.height).toBeGreaterThanOrEqual(44)
  expect(own.width).toBeGreaterThanOrEqual(44)
  expect(own.y + own.height).toBeLessThanOrEqual(bar.y)
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('link', { name: 'SOBRE' }).click()
  await expect(page).toHaveURL('/sobre')
  await link.click()
  await expect(page).toHaveURL('/admin/hotel?parte=sobre')
  await expect(page.getByRole('tab', { name: 'Seção Sobre' })).toHaveAttribute('aria-selected', 'true')

  await page.goto(packagePage)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await expect(dialog.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(pkg?.name ?? '')
})

test('the referrer counts only if it is a page of the site', async ({ page }) => {
  await signIn(page)
  const leadsTo = async (query: string, referer = '') => {
    const headers = referer ? { referer: new URL(referer, process.env.E2E_BASE_URL).href } : undefined
    const answer = await page.request.get(`/admin/editar${query}`, { maxRedirects: 0, headers })
    return answer.headers().location
  }
  expect(await leadsTo('?de=/', packagePage)).toBe(`/admin/packages?abrir=${pkg?.id}`)
  expect(await leadsTo('?de=/', '/admin/login')).toBe('/admin/hotel')
  expect(await leadsTo('?de=/quartos', 'https://outro.example/sobre')).toBe('/admin/rooms')
  expect(await leadsTo(`?de=${encodeURIComponent('https://outro.example/')}`)).toBe('/admin')
})
