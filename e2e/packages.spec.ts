import type { Locator, Page } from 'playwright/test'
import { mediaFile } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { demoPackage, featuredPackages, money, packagesByStay } from './support/content.ts'
import { boxOf, open } from './support/page.ts'
import { screens } from './support/pages.ts'

const everything = packagesByStay.map(({ title }) => title)
const natal = demoPackage('natal-2026')
const titlesOf = (category: string) =>
  packagesByStay.filter((pkg) => pkg.category === category).map(({ title }) => title)

// The filters are tested in app/(site)/ofertas/package-list.browser.test.tsx.
test('featured offers come first, then all by date, and filters persist after a visit to one (OFF-2, OFF-3, OFF-10)', async ({
  page,
}) => {
  await open(page, '/ofertas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
  await expect(page.getByText('Encontre o pacote perfeito para você')).toBeVisible()
  const featured = page.getByRole('region', { name: 'Pacotes em destaque', exact: true }).last()
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(
    [...featuredPackages.slice(1), ...featuredPackages.slice(0, 1)].map(({ title }) => title),
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
  for (const { width, rows } of [
    { width: 1440, rows: [3, 2, 2] },
    { width: 768, rows: [2, 2, 2, 1] },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await rowsOf(page), `${width} px`).toEqual(rows)
  }
  await page.setViewportSize(screens.desktop.viewport)
  await page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name: 'Família' }).click()
  await expect(page).toHaveURL('/ofertas?categoria=familia')
  await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
  await shownTitles(page).getByRole('link', { name: natal.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(natal.title)
  await page.goBack()
  await expect(shownTitles(page)).toHaveText(titlesOf('familia'))
})

for (const [from, to, text] of [
  ['/', '/oferta/nunca-existiu', 'O pacote que você procura não está disponível.'],
  ['/ofertas', '/oferta/nunca-existiu', 'O pacote que você procura não está disponível.'],
  ['/quartos', '/quartos/nunca-existiu', 'O chalé que você procura não está disponível.'],
] as const)
  test(`a link on ${from} to ${to}, which has gone meanwhile, leads to the list, which says so (OFF-14, ROOM-15)`, async ({
    page,
  }) => {
    await open(page, from)
    const link = page.locator(`main a[href^="${to.slice(0, 8)}"]`).first()
    await link.evaluate((old, gone) => old.setAttribute('href', gone), to)
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await link.evaluate((old: HTMLElement) => old.click())
    await expect(page).toHaveURL(/#indisponivel$/)
    await expect(page.locator('[aria-live]').getByText(text)).toBeVisible()
    await expect(page.locator('[data-same-document]')).toHaveCount(1)
    await page.goto('/termos')
    await page.goto(to)
    await expect(page.getByText(text)).toBeVisible()
    const list = to.startsWith('/quartos') ? '/quartos' : '/ofertas'
    await page.getByRole('banner').locator(`a[href="${list}"]`).filter({ visible: true }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByText(text)).toBeHidden()
  })

test('on a phone the filters are near the top, and cards show price, button and four features in full (OFF-5, OFF-9, OFF-25)', {
  tag: '@mobile',
}, async ({ page }) => {
  await open(page, '/ofertas')
  const period = page.getByRole('group', { name: 'Período' })
  const { y, height } = await boxOf(period)
  expect(y + height).toBeLessThan((5 / 3) * 844)
  for (const pkg of packagesByStay) {
    const card = cards(page).filter({ hasText: pkg.title })
    const price = card.getByText('a partir de')
    await price.scrollIntoViewIfNeeded()
    await expect(price).toContainText(money(pkg.price))
    await expect(price).toBeInViewport({ ratio: 1 })
    await expect(card.getByText('Ver Detalhes')).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('list').last().getByRole('listitem')).toHaveText(pkg.features.slice(0, 4))
    expect((await boxOf(card)).height).toBeLessThan(0.9 * 844)
    expect(await clearPart(card)).toBeGreaterThan(190)
    await expect(card).toContainText(pkg.teaser || String(pkg.description.split(/(?<=\.) /)[0]))
    const cut = await card
      .locator('p, li, h3')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(cut, 'nothing ends in an ellipsis').toBe(0)
  }
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

/** Returns the height of the picture above the first word; at most its lower third fades. */
async function clearPart(card: Locator) {
  const [picture, label] = [await boxOf(card.getByRole('img')), await boxOf(card.locator('.label'))]
  return label.y - Math.max(picture.y, (await boxOf(card)).y)
}

/** Returns the number of cards in each row. */
async function rowsOf(page: Page) {
  const boxes = await Promise.all((await cards(page).all()).map(boxOf))
  const rows = Map.groupBy(boxes, ({ y }) => y)
  const widths = [...rows.values()].map((row) => row.reduce((sum, { width }) => sum + width, 0))
  expect(Math.min(...widths) / Math.max(...widths), 'rows are filled').toBeGreaterThan(0.9)
  return [...rows.values()].map((row) => row.length)
}

/** Returns the headings of the filtered cards; hidden ones have no role. */
function shownTitles(page: Page) {
  return cards(page).getByRole('heading')
}
