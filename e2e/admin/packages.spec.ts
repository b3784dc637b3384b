import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { allPackages } from '../support/content.ts'
import { boxOf } from '../support/page.ts'
import { screens } from '../support/screens.ts'
import {
  addPackage,
  changePackages,
  expect,
  openPackages,
  rowOf,
  storedPackage,
  test,
} from '../support/stored-packages.ts'

test.describe('the table of packages', () => {
  test('shows every package by its order, with every column', async ({ page }) => {
    await openPackages(page)
    await expect(page.getByRole('columnheader')).toHaveText([
      'Ordem',
      'Imagem',
      'Nome',
      'Categoria',
      'Preço',
      'Período',
      'Status',
      'Ações',
    ])
    const byOrder = allPackages.toSorted((a, b) => a.orderIndex - b.orderIndex)
    await expect(names(page)).toHaveText(byOrder.map(({ name }) => name))
    const natal = rowOf(page, 'Natal 2026')
    await expect(natal).toContainText('R$ 6.980,00')
    for (const text of ['natal-2026', 'Família', 'Ativo', 'Destaque']) {
      await expect(natal.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(natal.locator('s')).toContainText('R$ 7.890,00')
    await expect(natal).toContainText('23/12/2026 a 27/12/2026')
    await expect(natal).toContainText('oferta até 18/12/2026')
    await expect(natal.locator('img')).toHaveJSProperty('complete', true)
    await expect(rowOf(page, 'Páscoa 2027').getByText('Inativo')).toBeVisible()
    await expect(natal.getByRole('link', { name: /Ver Natal 2026 no site/ })).toHaveAttribute(
      'href',
      '/oferta/natal-2026',
    )
    await expect(rowOf(page, 'Páscoa 2027').getByRole('link')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('narrows by words, status and category, and a reload keeps that', async ({ page, own }) => {
    await addPackage(own, 'Inativo', { category: 'aventura' })
    await addPackage(own, 'Vencido', { active: true, dates: { offerEnd: '2026-11-19' } })
    await openPackages(page)
    await page.getByRole('searchbox', { name: 'Buscar pacotes' }).fill('REVEILLON')
    await expect(page.getByRole('status').filter({ hasText: '1 pacote' })).toBeVisible()
    await expect(names(page)).toHaveText(['Réveillon 2026/27'])
    await expect(page.getByRole('button', { name: /^Mover/ })).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Buscar pacotes' }).fill(own.word)
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('Aventura')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Inativos')
    await expect(page).toHaveURL(`/admin/packages?busca=${own.word}&status=inativo&categoria=aventura`)
    await page.reload()
    await expect(rowOf(page, own.name('Inativo'))).toBeVisible()
    await expect(names(page)).toHaveCount(1)

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Ativos')
    await expect(page.getByText('Nenhum pacote encontrado com os filtros selecionados.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click()
    await expect(page).toHaveURL('/admin/packages')
    await expect(names(page)).toHaveCount(allPackages.length + 2)

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Vencidas')
    await expect(names(page)).toHaveText([own.name('Vencido')])
  })

  test('says what is wrong with a package that the site cannot show', async ({ page, own }) => {
    const broken = await addPackage(own, 'Quebrado', { active: true, price: 'caro', category: '' })
    await openPackages(page)
    const row = rowOf(page, own.name('Quebrado'))
    await expect(row).toContainText('Não pode aparecer no site: corrija a categoria e o preço.')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Com defeito')
    await expect(names(page)).toHaveText([own.name('Quebrado')])
    // The list around it can be written all the same, and it stays what it is.
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Todos os status')
    await page.getByRole('button', { name: `Mover para cima: ${own.name('Quebrado')}` }).click()
    await expect.poll(async () => (await storedPackage(broken.id)).orderIndex).toBe(allPackages.length - 1)
    expect(await storedPackage(broken.id)).toMatchObject({ price: 'caro', category: '' })
  })
})

test('a hotel without packages is told what to do next', async ({ page }) => {
  await changePackages(() => [])
  await openPackages(page)
  await expect(page.getByText('Nenhum pacote cadastrado ainda.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Nova Oferta' }).click()
  await expect(page.getByRole('dialog', { name: 'Novo Pacote' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(screens.mobile)

  test('the packages are cards with the same actions', async ({ page, own }) => {
    await addPackage(own, 'Cartão', { slug: own.slug('cartao') })
    await openPackages(page)
    await expectAccessible(page)
    const card = rowOf(page, own.name('Cartão'))
    await card.scrollIntoViewIfNeeded()
    const { x, width } = await boxOf(card)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await expect(card.getByRole('button', { name: 'Duplicar' })).toBeInViewport()
    await card.getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
    expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expectAccessible(page)
  })
})

/** The packages in the table, from top to bottom. */
function names(page: Page) {
  return page.locator('tbody tr td:nth-child(3) p:first-child')
}
