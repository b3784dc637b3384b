import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { missingPage } from './support/faults.ts'
import { open, scrollThrough } from './support/page.ts'
import { publicPages } from './support/pages.ts'

const pages = [...publicPages, '/oferta/carnaval-2027', '/este-caminho-nao-existe']

test.describe('axe finds nothing', () => {
  // Half-way through a fade every text is too pale.
  test.beforeEach(async ({ page }) => await page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const path of pages) {
    test(`on ${path}, and nothing there is wider than the screen`, async ({ page, tolerate }) => {
      if (path.endsWith('-nao-existe')) tolerate(missingPage)
      await open(page, path)
      await scrollThrough(page)
      await expectAccessible(page)
      const [content = 0, screen = 0] = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
      expect(content).toBeLessThanOrEqual(screen)
    })
  }

  test('on a list that the filters left empty', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/ofertas?categoria=aventura&ano=2025')
    await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
    await expectAccessible(page)
  })

  test('with the drawer open', { tag: '@mobile' }, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})
