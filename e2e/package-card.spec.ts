import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { demoPackage, money, packagesByStay } from './support/content.ts'
import { boxOf, open } from './support/page.ts'

test('a card: image, discount, category, title, description, stay, people', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/ofertas')
  const card = cards(page).filter({ hasText: 'Natal em família na serra' })
  await expect(card.getByRole('img')).toHaveAccessibleName(/\p{L}{4}/u)
  await expect(card).toContainText('-12%')
  await expect(card).toContainText('Família')
  await expect(card).toContainText(demoPackage('natal-2026').description.slice(0, 100))
  await expect(card).toContainText('23 a 27 de dezembro de 2026')
  await expect(card).toContainText('Até 4 pessoas')
  const plain = cards(page).filter({ hasText: 'Réveillon sob as estrelas' })
  await expect(plain).toContainText('29 de dezembro de 2026 a 2 de janeiro de 2027')
  await expect(plain.getByText('%')).toHaveCount(0)
})

for (const way of ['hover', 'focus'] as const) {
  test(`${way} reveals features, price and button of a card`, { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/ofertas')
    const pkg = demoPackage('natal-2026')
    const card = cards(page).filter({ hasText: pkg.title })
    await card.scrollIntoViewIfNeeded()
    const price = card.getByText('a partir de')
    const features = card.getByRole('list').last().getByRole('listitem')
    await expect(card).toBeInViewport()
    await expect(price).not.toBeInViewport()
    await expect(card.getByText('Ver Detalhes')).not.toBeInViewport()

    await (way === 'hover' ? card.hover() : card.getByRole('link').focus())
    await expect(price).toBeInViewport({ ratio: 1 })
    await expect(price).toHaveText(`a partir de ${money(pkg.price)} ou 6x de ${money(1163.33)}`, {
      useInnerText: true,
    })
    await expect(features).toHaveText(pkg.features.slice(0, 4))
    await expect(features.last()).toBeInViewport({ ratio: 1 })
    await expect(card.getByText('Ver Detalhes')).toBeInViewport({ ratio: 1 })
  })
}

test('price, button and two features of every card show where nothing hovers, in less than a screen', {
  tag: '@mobile',
}, async ({ page }) => {
  await open(page, '/ofertas')
  for (const pkg of packagesByStay) {
    const card = cards(page).filter({ hasText: pkg.title })
    const price = card.getByText('a partir de')
    await price.scrollIntoViewIfNeeded()
    await expect(price).toContainText(money(pkg.price))
    await expect(price).toBeInViewport({ ratio: 1 })
    await expect(card.getByText('Ver Detalhes')).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('list').last().getByRole('listitem')).toHaveText(pkg.features.slice(0, 2))
    expect((await boxOf(card)).height).toBeLessThan(0.8 * 844)
  }
})

function cards(page: Page) {
  return page.getByRole('region', { name: 'Todos os pacotes' }).getByRole('article')
}
