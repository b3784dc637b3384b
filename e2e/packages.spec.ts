import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { featuredPackages, packagesByStay } from './support/content.ts'
import { boxOf, open } from './support/page.ts'

const everything = packagesByStay.map(({ title }) => title)
const titlesOf = (category: string) =>
  packagesByStay.filter((pkg) => pkg.category === category).map(({ title }) => title)

test.describe('packages list', () => {
  test('hero, featured packages in their order, every active package by its stay', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
    await expect(page.getByText('Encontre o pacote perfeito para você')).toBeVisible()
    const featured = page.getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
    await expect(featured.getByRole('article')).toHaveCount(featuredPackages.length)
    for (const [index, { title }] of featuredPackages.entries()) {
      const slide = featured.getByRole('group', { name: `${index + 1} de ${featuredPackages.length}` })
      await expect(slide.getByRole('heading')).toHaveText(title)
    }
    await expect(cards(page).getByRole('heading')).toHaveText(everything)
    await expect(page.getByRole('status')).toHaveText(`${everything.length} pacotes`)
  })

  test('a category narrows the list; address, reload and the back button keep step', async ({ page }) => {
    await open(page, '/ofertas')
    const categories = page.getByRole('group', { name: 'Categoria' })
    const all = categories.getByRole('button', { name: 'Todas Categorias' })
    const family = categories.getByRole('button', { name: 'Família' })
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await family.click()
    await expect(page).toHaveURL('/ofertas?categoria=familia')
    await expect(family).toHaveAttribute('aria-pressed', 'true')
    await expect(all).toHaveAttribute('aria-pressed', 'false')
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
    await expect(page.getByRole('status')).toHaveText('2 pacotes')

    await page.reload()
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
    await expect(family).toHaveAttribute('aria-pressed', 'true')

    await page.goBack()
    await expect(page).toHaveURL('/ofertas')
    await expect(shownTitles(page)).toHaveText(everything)
    await page.goForward()
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
  })

  test('the buttons are every category found and the years always on offer, then the later ones (OFF-10)', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/ofertas')
    await expect(page.getByRole('group', { name: 'Categoria' }).getByRole('button')).toHaveText([
      'Todas Categorias',
      'Romântico',
      'Família',
      'Aventura',
      'Bem-estar',
      'Gastronomia',
    ])
    await expect(page.getByRole('group', { name: 'Período' }).getByRole('button')).toHaveText([
      'Todos os Períodos',
      '2025',
      '2026',
      '2027',
    ])
  })

  test('a year keeps the stays that touch it and the packages without dates', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/ofertas')
    for (const year of [2025, 2026, 2027]) {
      await page.getByRole('button', { name: String(year), exact: true }).click()
      await expect(page).toHaveURL(`/ofertas?ano=${year}`)
      const expected = packagesByStay.filter(
        ({ dates: { accommodationStart: from, accommodationEnd: to } }) =>
          from && to ? Number(from.slice(0, 4)) <= year && year <= Number(to.slice(0, 4)) : true,
      )
      await expect(shownTitles(page)).toHaveText(expected.map(({ title }) => title))
      await expect(page.getByRole('status')).toHaveText(`${expected.length} pacotes`)
    }
  })

  test('both filters together, nothing found, and the way back to everything', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/ofertas?categoria=aventura&ano=2027')
    await expect(shownTitles(page)).toHaveText(titlesOf('aventura'))
    await expect(page.getByRole('status')).toHaveText('1 pacote')
    await page.getByRole('button', { name: '2025', exact: true }).click()
    await expect(page).toHaveURL('/ofertas?categoria=aventura&ano=2025')
    await expect(page.getByRole('status')).toHaveText('Nenhum pacote encontrado com os filtros selecionados.')
    await expect(shownTitles(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(shownTitles(page)).toHaveText(everything)
    await expect(page.getByRole('region', { name: 'Todos os pacotes' })).toBeFocused()
  })

  test('on a phone the filters are near, stay at hand, fade at both ends and widen no page', {
    tag: '@mobile',
  }, async ({ page }) => {
    await open(page, '/ofertas')
    const period = page.getByRole('group', { name: 'Período' })
    const { y, height } = await boxOf(period)
    expect(y + height).toBeLessThan(1.5 * 844)
    await cards(page).nth(3).scrollIntoViewIfNeeded()
    await expect(period).toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 320, height: 568 })
    await page.addStyleTag({
      content:
        'main * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    })
    const row = page.getByRole('group', { name: 'Categoria' })
    await row.evaluate((element) => element.scrollTo({ left: 70, behavior: 'instant' }))
    expect((await boxOf(row)).x).toBe(0)
    await expect(row).toHaveCSS(
      'mask-image',
      /^linear-gradient\(90deg, rgba\(0, 0, 0, 0\).*rgba\(0, 0, 0, 0\)\)$/,
    )
    const sideways = () =>
      page.evaluate(() => {
        window.scrollTo({ left: 100, behavior: 'instant' })
        const main = document.querySelector('main')
        return [window.scrollX, (main?.scrollWidth ?? 0) - window.innerWidth]
      })
    expect(await sideways()).toEqual([0, 0])
  })

  test('a filter that is not offered is as good as none', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/ofertas?categoria=inexistente&ano=1999')
    await expect(shownTitles(page)).toHaveText(everything)
  })

  test('a card leads to its package, and back to the same filtered list', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/ofertas?categoria=gastronomia')
    await shownTitles(page).getByRole('link', { name: 'Réveillon sob as estrelas' }).click()
    await expect(page).toHaveURL('/oferta/reveillon-2026-27')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réveillon sob as estrelas')
    await page.goBack()
    await expect(shownTitles(page)).toHaveText(titlesOf('gastronomia'))
  })
})

function cards(page: Page) {
  return page.getByRole('region', { name: 'Todos os pacotes' }).getByRole('article')
}

/** Headings of the cards that the filters leave; hidden ones have no role. */
function shownTitles(page: Page) {
  return cards(page).getByRole('heading')
}
