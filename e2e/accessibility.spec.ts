import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { open } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test.describe('axe finds nothing', () => {
  // Half-way through a fade every text is too pale.
  test.beforeEach(async ({ page }) => await page.emulateMedia({ reducedMotion: 'reduce' }))

  test('on a list that the filters left empty', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/ofertas?categoria=aventura&ano=2025')
    await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
    await expectAccessible(page)
  })

  test('with the drawer open', { tag: '@mobile' }, async ({ page }) => {
    await open(page, quietPage)
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})
