import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { activePackages } from '../support/content.ts'
import { boxOf, open, scrollTo } from '../support/page.ts'

const [pkg] = activePackages
const packagePage = `/oferta/${pkg?.slug}`
const name = 'Editar esta página no painel'

test('the edit link of staff survives hydration and navigation, and opens the exact item (ADM-15, ADM-19)', {
  tag: '@main',
}, async ({ page }) => {
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
