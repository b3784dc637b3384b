import { expect, test } from './fixtures.ts'
import { boxOf, open, tabTo } from './support/page.ts'
import { expectPressableEdges } from './support/page-checks.ts'

// The edges of all controls are tested in every-page.spec.ts, the calendar and the survey beside their code.
test('in forced colours the chosen filter, the current page, the focus and the slide dots keep their outlines (NAV-17)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/ofertas?categoria=natal')
  const filters = page.getByRole('group', { name: 'Categoria' })
  await expect(filters.locator('[aria-pressed=true] span')).toHaveCSS('border-bottom-width', '2px')
  await expect(filters.locator('[aria-pressed=false] span').first()).toHaveCSS('border-bottom-width', '0px')
  const current = page.getByRole('banner').locator('[aria-current]')
  expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderTopWidth)).toBe('1px')
  await tabTo(page, filters.getByRole('button').first())
  await expect(filters.getByRole('button').first()).toHaveCSS('outline-style', 'solid')
  await open(page, '/')
  const dots = page.getByRole('button', { name: 'Ir para o slide 1' }).locator('span')
  await expect(dots).toHaveCSS('border-top-width', '1px')
  await page.setViewportSize({ width: 1280, height: 600 })
  const hero = page.locator('.hero')
  const [picture, whole] = [await boxOf(hero.locator('img').first()), await boxOf(hero)]
  expect(picture.y + picture.height, 'no gap below the picture in a low window').toBe(whole.y + whole.height)
  await page.emulateMedia({ forcedColors: 'none' })
  await open(page, '/admin/login')
  await expectPressableEdges(page)
})
