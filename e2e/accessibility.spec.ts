import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { missingPage } from './support/faults.ts'
import { open } from './support/page.ts'

const pages = ['/', '/ofertas', '/oferta/natal-2026', '/oferta/carnaval-2027', '/este-caminho-nao-existe']

test.describe('axe finds nothing', () => {
  // Half-way through a fade every text is too pale.
  test.beforeEach(async ({ page }) => await page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const path of pages) {
    test(`on ${path}`, async ({ page, tolerate }) => {
      if (path.endsWith('-nao-existe')) tolerate(missingPage)
      await open(page, path)
      await expectAccessible(page)
    })
  }

  test('on a list that the filters left empty', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/ofertas?categoria=aventura&ano=2025')
    await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
    await expectAccessible(page)
  })

  test('with the header on a light ground', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/')
    await page.mouse.wheel(0, 1200)
    await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(29, 42, 36)')
    await expectAccessible(page)
  })

  test('with the booking panel open', async ({ page }) => {
    await open(page, '/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /reservar/i })
      .click()
    await expect(page.getByRole('dialog', { name: 'Faça sua reserva' })).toBeVisible()
    await expectAccessible(page)
  })

  test('with the drawer open', { tag: '@mobile' }, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})
