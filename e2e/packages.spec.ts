import type { Locator, Page } from 'playwright/test'
import { mediaFile } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { demoPackage, featuredPackages, money, packagesByStay } from './support/content.ts'
import { boxOf, open, scrollTo } from './support/page.ts'
import { screens } from './support/pages.ts'

const everything = packagesByStay.map(({ title }) => title)
const natal = demoPackage('natal-2026')
const titlesOf = (category: string) =>
  packagesByStay.filter((pkg) => pkg.category === category).map(({ title }) => title)

test.describe('the list of offers', () => {
  test('featured offers, then all of them by stay, narrowed by two filters that the address keeps', async ({
    page,
  }) => {
    await open(page, '/ofertas?categoria=inexistente&ano=1999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
    await expect(page.getByText('Encontre o pacote perfeito para você')).toBeVisible()
    const featured = page.getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
    await expect(featured.getByRole('article').getByRole('heading')).toHaveText(
      featuredPackages.map(({ title }) => title),
    )
    await expect(shownTitles(page)).toHaveText(everything)
    const pictureOf = (pkg = natal) => new RegExp(`/${mediaFile(pkg.images.principal)}/`)
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
      'src',
      pictureOf(featuredPackages[0]),
    )
    for (const [row, packages] of [
      [featured.getByRole('article'), featuredPackages],
      [cards(page), packagesByStay],
    ] as const)
      for (const pkg of packages)
        await expect(row.filter({ hasText: pkg.title }).locator('img')).toHaveAttribute('src', pictureOf(pkg))
    await expect(page.getByRole('status')).toHaveText(`${everything.length} pacotes`)
    for (const { width, rows } of [
      { width: 1440, rows: [3, 2, 2] },
      { width: 768, rows: [2, 2, 2, 1] },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await rowsOf(page), `${width} px`).toEqual(rows)
    }
    await page.setViewportSize(screens.desktop.viewport)
    const categories = page.getByRole('group', { name: 'Categoria' }).getByRole('button')
    const years = page.getByRole('group', { name: 'Período' }).getByRole('button')
    await expect(categories).toHaveText([
      'Todas Categorias',
      'Romântico',
      'Família',
      'Aventura',
      'Bem-estar',
      'Gastronomia',
    ])
    await expect(years).toHaveText(['Todos os Períodos', '2025', '2026', '2027'])
    await expect(categories.first()).toHaveAttribute('aria-pressed', 'true')

    const family = categories.filter({ hasText: 'Família' })
    await family.click()
    await expect(page).toHaveURL('/ofertas?categoria=familia')
    await expect(family).toHaveAttribute('aria-pressed', 'true')
    await expect(categories.first()).toHaveAttribute('aria-pressed', 'false')
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
    await expect(page.getByRole('status')).toHaveText('2 pacotes')
    await page.reload()
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
    await categories.first().click()
    await expect(shownTitles(page)).toHaveText(everything)
    await page.goBack()
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
    await page.goForward()
    await expect(page).toHaveURL('/ofertas')

    await years.filter({ hasText: '2025' }).click()
    await expect(page).toHaveURL('/ofertas?ano=2025')
    const undated = packagesByStay.filter(({ dates }) => !dates.accommodationStart)
    await expect(shownTitles(page)).toHaveText(undated.map(({ title }) => title))
    await categories.filter({ hasText: 'Aventura' }).click()
    await expect(page.getByRole('status')).toHaveText('Nenhum pacote encontrado com os filtros selecionados.')
    await expect(shownTitles(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(shownTitles(page)).toHaveText(everything)
    await expect(page.getByRole('region', { name: 'Todos os pacotes' })).toBeFocused()
  })

  test('a card shows more under the pointer or focus, and leads to its offer and back', async ({ page }) => {
    await open(page, '/ofertas?categoria=familia')
    const card = cards(page).filter({ hasText: natal.title })
    await expect(card.getByRole('img')).toHaveAccessibleName(/\p{L}{4}/u)
    for (const text of ['-12%', 'Família', '23 a 27 de dezembro de 2026', 'Até 4 pessoas'])
      await expect(card).toContainText(text)
    const [sentence] = natal.description.split(/(?<=\.) /)
    await expect(card.getByText(String(sentence), { exact: true })).toBeVisible()

    await card.scrollIntoViewIfNeeded()
    const price = card.getByText('a partir de')
    const details = card.getByText('Ver Detalhes')
    const features = card.getByRole('list').last().getByRole('listitem')
    for (const show of [() => card.hover(), () => card.getByRole('link').focus()]) {
      await page.mouse.move(0, 0)
      await expect(price).not.toBeInViewport()
      await expect(details).not.toBeInViewport()
      const rest = await boxOf(card)
      expect((await clearPart(card)) / rest.height, 'at rest').toBeGreaterThan(0.58)
      await show()
      await expect(price).toBeInViewport({ ratio: 1 })
      await expect(price).toHaveText(`a partir de ${money(natal.price)} ou 6x de ${money(1163.33)}`, {
        useInnerText: true,
      })
      await expect(features).toHaveText(natal.features.slice(0, 4))
      await expect(features.last()).toBeInViewport({ ratio: 1 })
      await expect(details).toBeInViewport({ ratio: 1 })
      expect((await clearPart(card)) / rest.height, 'open').toBeGreaterThan(0.32)
      expect((await boxOf(card)).height, 'it opens within its place').toBe(rest.height)
    }
    await card.getByRole('link').click()
    await expect(page).toHaveURL('/oferta/natal-2026')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(natal.title)
    await page.goBack()
    await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
  })
})

test('on a phone the filters come back with an upward swipe, and cards show price, button and two features', {
  tag: '@mobile',
}, async ({ page }) => {
  await open(page, '/ofertas')
  const period = page.getByRole('group', { name: 'Período' })
  const { y, height } = await boxOf(period)
  expect(y + height).toBeLessThan(1.5 * 844)
  for (const pkg of packagesByStay) {
    const card = cards(page).filter({ hasText: pkg.title })
    const price = card.getByText('a partir de')
    await price.scrollIntoViewIfNeeded()
    await expect(price).toContainText(money(pkg.price))
    await expect(price).toBeInViewport({ ratio: 1 })
    await expect(card.getByText('Ver Detalhes')).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('list').last().getByRole('listitem')).toHaveText(pkg.features.slice(0, 2))
    expect((await boxOf(card)).height).toBeLessThan(0.8 * 844)
    expect(await clearPart(card)).toBeGreaterThan(190)
    await expect(card).toContainText(pkg.teaser || String(pkg.description.split(/(?<=\.) /)[0]))
    const cut = await card
      .locator('p, li, h3')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(cut, 'nothing ends in an ellipsis').toBe(0)
  }
  await expect(period).not.toBeInViewport()
  const swipe = async (down: number) => scrollTo(page, down + (await page.evaluate(() => scrollY)))
  await swipe(-200)
  await expect(period).toBeInViewport({ ratio: 1 })
  await swipe(100)
  await expect(period).not.toBeInViewport()

  await page.setViewportSize({ width: 320, height: 568 })
  await page.addStyleTag({
    content:
      'main * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
  })
  const row = page.getByRole('group', { name: 'Categoria' })
  await row.evaluate((element) => element.scrollTo({ left: 70, behavior: 'instant' }))
  expect((await boxOf(row)).x).toBe(0)
  await expect(row, 'it fades at both ends').toHaveCSS(
    'mask-image',
    /^linear-gradient\(90deg, rgba\(0, 0, 0, 0\).*rgba\(0, 0, 0, 0\)\)$/,
  )
  const sideways = await page.evaluate(() => {
    window.scrollTo({ left: 100, behavior: 'instant' })
    const main = document.querySelector('main')
    return [window.scrollX, (main?.scrollWidth ?? 0) - window.innerWidth]
  })
  expect(sideways).toEqual([0, 0])
})

function cards(page: Page) {
  return page.getByRole('region', { name: 'Todos os pacotes' }).getByRole('article')
}

/** The height of the picture above the first word; it fades in its lower third at most. */
async function clearPart(card: Locator) {
  const [picture, label] = [await boxOf(card.getByRole('img')), await boxOf(card.locator('.label'))]
  return label.y - Math.max(picture.y, (await boxOf(card)).y)
}

/** How many cards each row has. */
async function rowsOf(page: Page) {
  const boxes = await Promise.all((await cards(page).all()).map(boxOf))
  const rows = Map.groupBy(boxes, ({ y }) => y)
  const widths = [...rows.values()].map((row) => row.reduce((sum, { width }) => sum + width, 0))
  expect(Math.min(...widths) / Math.max(...widths), 'no part of a row is empty').toBeGreaterThan(0.9)
  return [...rows.values()].map((row) => row.length)
}

/** Headings of the cards that the filters leave; hidden ones have no role. */
function shownTitles(page: Page) {
  return cards(page).getByRole('heading')
}
