import type { Locator, Page } from 'playwright/test'
import { mediaFile } from '../supabase/local/demo/media.ts'
import { pictureTexts } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { demoPackage, money } from './support/content.ts'
import { open } from './support/page.ts'

test.describe('package', { tag: '@desktop' }, () => {
  test('with a discount: every field, label and form of the price', async ({ page }) => {
    const pkg = demoPackage('natal-2026')
    await open(page, '/oferta/natal-2026')
    const main = page.getByRole('main')
    const alts = [pkg.images.principal, ...pkg.images.gallery].map(
      (one) => pictureTexts[mediaFile(one) ?? ''],
    )
    expect(alts).toHaveLength(5)
    for (const name of alts) await expect(main.getByRole('img', { name, exact: true })).toBeAttached()
    await expect(main.getByText('-12%').first()).toBeVisible()
    await expect(main.getByText('Família', { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Natal em família na serra')
    await expect(main.getByText(pkg.description)).toBeVisible()

    const price = page.getByRole('region', { name: 'Preço e reserva' })
    await expect(price).toContainText('De R$ 7.890,00')
    await expect(price.locator('s, del')).toContainText('R$ 7.890,00')
    for (const text of [
      'a partir de',
      '6x de R$ 1.163,33',
      'sem juros',
      'Ou R$ 6.980,00 à vista',
      pkg.priceDetail,
    ]) {
      await expect(price).toContainText(text)
    }

    await expect(card(page, 'Período').getByRole('definition')).toHaveText([
      '1º de setembro a 18 de dezembro de 2026',
      '23 a 27 de dezembro de 2026',
    ])
    expect(await facts(card(page, 'Condições'))).toEqual({
      Duração: '4 noites',
      'Estadia mínima': '4 noites',
      Capacidade: 'Até 4 pessoas',
      'Check-in': '14:00',
      'Check-out': '12:00',
    })
    const investment = card(page, 'Investimento')
    for (const text of ['R$ 6.980,00', pkg.priceDetail, '6x de R$ 1.163,33 sem juros', 'R$ 7.890,00']) {
      await expect(investment).toContainText(text)
    }
    await expect(section(page, 'Galeria').getByRole('img')).toHaveCount(4)
    await expect(page.getByRole('img', { name: /^Fotografia/ })).toHaveCount(0)
    await expect(section(page, 'O que está incluído').getByRole('listitem')).toHaveText(pkg.features)
    await expect(section(page, 'Destaques').getByRole('listitem')).toHaveText(pkg.highlights)
  })

  test('without a discount: the stay and its times, nothing struck through, no badge', async ({ page }) => {
    await open(page, '/oferta/reveillon-2026-27')
    const details = section(page, 'Detalhes do Pacote')
    await expect(details).toContainText('29 de dezembro de 2026 a 2 de janeiro de 2027')
    expect(await facts(details)).toMatchObject({ 'Check-in': '15:00', 'Check-out': '14:00' })
    const price = page.getByRole('region', { name: 'Preço e reserva' })
    await expect(price).toContainText('6x de R$ 1.633,33')
    await expect(price).toContainText('Ou R$ 9.800,00 à vista')
    const pkg = page.locator('main .package > :not(section)')
    await expect(pkg.locator('s, del')).toHaveCount(0)
    await expect(pkg.getByText(/%/)).toHaveCount(0)
    await expect(card(page, 'Investimento').getByText('Valor original')).toHaveCount(0)
  })

  test('price and button need no scrolling on a laptop, and nothing is said twice', async ({ page }) => {
    const pkg = demoPackage('natal-2026')
    await open(page, '/oferta/natal-2026')
    const price = page.getByRole('region', { name: 'Preço e reserva' })
    await expect(price.getByText(`Ou ${money(pkg.price)} à vista`)).toBeInViewport({ ratio: 1 })
    await expect(price.getByRole('link', { name: 'Reservar Agora' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const said = (await page.locator('main .package > div').allInnerTexts()).join('\n')
    for (const fact of [
      pkg.title,
      '23 a 27 de dezembro de 2026',
      '1.163,33',
      '6.980,00',
      '7.890,00',
      'Check-in',
    ]) {
      expect(said.split(fact), fact).toHaveLength(2)
    }
    await open(page, '/oferta/meio-de-semana-com-pet')
    await expect(card(page, 'Período').getByRole('definition')).toHaveText([
      'Sem data para terminar',
      'Consulte disponibilidade',
    ])
  })

  test('empty parts are left out, with their titles', async ({ page }) => {
    expect(demoPackage('inverno-2027').images.gallery).toEqual([])
    await open(page, '/oferta/inverno-2027')
    await expect(page.getByRole('heading', { name: 'O que está incluído' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Galeria' })).toHaveCount(0)

    expect(demoPackage('meio-de-semana-com-pet').highlights).toEqual([])
    await open(page, '/oferta/meio-de-semana-com-pet')
    await expect(page.getByRole('heading', { name: 'Galeria' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Destaques', exact: true })).toHaveCount(0)
  })

  test('other packages lead on, and the breadcrumb back', async ({ page }) => {
    await open(page, '/oferta/natal-2026')
    const others = section(page, 'Outros pacotes').getByRole('article')
    await expect(others).toHaveCount(3)
    await expect(others.filter({ hasText: 'Natal em família na serra' })).toHaveCount(0)
    await others.first().getByRole('link').click()
    await expect(page).not.toHaveURL('/oferta/natal-2026')
    await page
      .getByRole('navigation', { name: 'Você está aqui' })
      .getByRole('link', { name: 'Pacotes' })
      .click()
    await expect(page).toHaveURL('/ofertas')
  })
})

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function card(page: Page, title: string) {
  return section(page, 'Detalhes do Pacote')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
}

async function facts(within: Locator) {
  const terms = await within.getByRole('term').allTextContents()
  const definitions = await within.getByRole('definition').allTextContents()
  return Object.fromEntries(terms.map((term, index) => [term, definitions[index]]))
}
