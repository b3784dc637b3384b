import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { allPackages } from '../support/content.ts'
import { boxOf } from '../support/page.ts'
import { screens } from '../support/pages.ts'
import {
  addPackage,
  changePackage,
  changePackages,
  expect,
  openPackages,
  packagesOnSite,
  packagesVersion,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('the table shows every package by its order, also broken ones, with every column', async ({
  page,
  own,
}) => {
  const broken = await addPackage(own, 'Quebrado', { active: true, price: 'caro', category: '' })
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
  await expect(names(page)).toHaveText([...byOrder.map(({ name }) => name), own.name('Quebrado')])
  const natal = rowOf(page, 'Natal 2026')
  for (const text of [
    'R$ 6.980,00',
    'Preço original: R$ 7.890,00',
    '23/12/2026 a 27/12/2026',
    'oferta até 18/12/2026',
  ]) {
    await expect(natal).toContainText(text)
  }
  for (const text of ['natal-2026', 'Família', 'Ativo', 'Destaque']) {
    await expect(natal.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(natal.getByRole('switch', { name: 'Destaque na Home: Natal 2026' })).toBeChecked()
  await expect(natal.locator('img')).toHaveJSProperty('complete', true)
  await expect(natal.getByRole('link', { name: /Ver Natal 2026 no site/ })).toHaveAttribute(
    'href',
    '/oferta/natal-2026',
  )
  const inactive = rowOf(page, 'Páscoa 2027')
  await expect(inactive.getByText('Inativo')).toBeVisible()
  await expect(inactive.getByRole('button', { name: /não está publicado/ })).toBeDisabled()
  await expect(rowOf(page, own.name('Quebrado'))).toContainText(
    'Não pode aparecer no site: corrija a categoria e o preço.',
  )
  await expectAccessible(page)
  const star = rowOf(page, own.name('Quebrado')).getByRole('switch')
  await star.click()
  await expect(star).toBeChecked()
  expect(await storedPackage(broken.id)).toMatchObject({ isFeatured: true, price: 'caro' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(star).not.toBeChecked()
  // The list can be written although one of its packages is broken.
  await page.getByRole('button', { name: `Mover para cima: ${own.name('Quebrado')}` }).click()
  await expect.poll(async () => (await storedPackage(broken.id)).orderIndex).toBe(allPackages.length - 1)
  expect(await storedPackage(broken.id)).toMatchObject({ price: 'caro', category: '' })
})

test('a list of many rows can be filtered, and the address keeps the filter', async ({ page, own }) => {
  const added = await addPackage(own, 'Muitos', { category: 'aventura' })
  const copies = Array.from({ length: 60 }, (_, place) => ({
    ...added,
    id: `${own.word}-${place}`,
    name: own.name(`Muitos ${place}`),
    slug: own.slug(`muitos-${place}`),
    orderIndex: 1000 + place,
  }))
  await changePackages((packages) => [...packages, ...copies])
  await openPackages(page)
  const all = allPackages.length + 61
  const last = rowOf(page, own.name('Muitos 59'))
  const search = page.getByRole('searchbox', { name: 'Buscar pacotes' })
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label }).selectOption(option)

  await test.step('all rows are drawn, and the last one can be moved', async () => {
    await expect(names(page)).toHaveCount(all)
    await last.getByRole('button', { name: /^Mover para cima/ }).click()
    await expect(names(page).nth(all - 2)).toHaveText(own.name('Muitos 59'))
    await expect(last.getByRole('button', { name: /^Mover para cima/ })).toBeFocused()
  })

  await test.step('typing loses no letter on a slow machine, and the caret stays', async () => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await search.pressSequentially('natal 2026', { delay: 100 })
    await expect(search).toHaveValue('natal 2026')
    await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5))
    await page.keyboard.type(' em', { delay: 100 })
    await expect(search).toHaveValue('natal em 2026')
    expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(8)
    await expect(page).toHaveURL('/admin/packages?busca=natal+em+2026')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  })

  await test.step('a link and Back change the filter', async () => {
    await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Pacotes' }).click()
    await expect(search).toHaveValue('')
    await page.goBack()
    await expect(search).toHaveValue('natal em 2026')
    await page.goForward()
    await expect(search).toHaveValue('')
  })

  await test.step('words, status and category narrow the list, and a reload keeps them', async () => {
    await search.fill('REVEILLON')
    await expect(page.getByRole('status').filter({ hasText: '1 pacote' })).toBeVisible()
    await expect(names(page)).toHaveText(['Réveillon 2026/27'])
    await expect(page.getByRole('button', { name: /^Mover/ })).toHaveCount(0)
    // By its slug: the word of this test may contain any two digits.
    await search.fill(`muitos-59 ${own.word}`)
    await choose('Categoria', 'Aventura')
    await choose('Status', 'Inativos')
    await expect(page).toHaveURL(
      `/admin/packages?busca=muitos-59+${own.word}&status=inativo&categoria=aventura`,
    )
    await page.reload()
    await expect(names(page)).toHaveText([own.name('Muitos 59')])
    await choose('Status', 'Ativos')
    await expect(page.getByText('Nenhum pacote encontrado com os filtros selecionados.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click()
    await expect(page).toHaveURL('/admin/packages')
    await expect(names(page)).toHaveCount(all)
  })
})

test('prices change in their row and for many packages at once; conflicts are shown and Desfazer reverts', async ({
  page,
  own,
}) => {
  const titles = ['Um', 'Dois'].map(own.name)
  const { id: one } = await addPackage(own, 'Um', { price: 1005, originalPrice: 2000, title: titles[0] })
  const { id: two } = await addPackage(own, 'Dois', { price: 70, title: titles[1] })
  await openPackages(page, `?busca=${own.word}`)
  const stored = async () => [(await storedPackage(one)).price, (await storedPackage(two)).price]
  const undo = page.getByRole('button', { name: 'Desfazer' })

  await test.step('one price, by keys', async () => {
    const row = rowOf(page, own.name('Um'))
    const price = row.getByRole('button', { name: 'mudar o preço' })
    const field = row.getByRole('textbox', { name: /^Preço de .*, em reais$/ })
    await price.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('1.005,00')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(price).toBeFocused()
    await page.keyboard.press('Enter')
    await field.fill('R$ 1.250,50')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    await expect(price).toContainText('R$ 1.250,50')
    expect(await storedPackage(one)).toMatchObject({
      price: 1250.5,
      discountPercentage: 37,
      title: titles[0],
    })
    await undo.click()
    await expect(price).toContainText('R$ 1.005,00')
    await changePackage(one, { price: 1100 })
    await price.click()
    await field.fill('900')
    await page.keyboard.press('Enter')
    await expect(row.getByRole('alert')).toHaveText(
      `“${own.name('Um')}”: alterado enquanto isso. Nada foi mudado.`,
    )
    await expect(price).toContainText('R$ 1.100,00')
    expect(await stored()).toEqual([1100, 70])
    await page.keyboard.press('Escape')
  })

  const selectAll = page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' })
  const bar = page.getByRole('region', { name: 'Selecionados' })
  await test.step('all selected prices, in one version', async () => {
    await selectAll.press('Space')
    await expect(bar).toContainText('2 selecionados')
    await bar.getByRole('button', { name: 'Alterar preços' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Alterar preços' })
    await expect(dialog.getByLabel('Mudança')).toBeFocused()
    await dialog.getByLabel('Mudança').selectOption('Diminuir em R$')
    await dialog.getByLabel('Quanto, em reais').fill('70')
    await expect(dialog.getByText('Um preço tem de ficar acima de zero')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Alterar 1 pacote' })).toBeDisabled()
    await dialog.getByLabel('Mudança').selectOption('Aumentar em %')
    await dialog.getByLabel('Quanto, em %').fill('1,5')
    await expect(dialog.getByRole('listitem')).toHaveText([
      `${titles[0]}de R$ 1.100,00 para R$ 1.117,00arredondado de R$ 1.116,50`,
      `${titles[1]}de R$ 70,00 para R$ 71,00arredondado de R$ 71,05`,
    ])
    await expectAccessible(page)
    const version = await packagesVersion()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Preços de 2 pacotes alterados.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await packagesVersion()).toBe(version + 1)
    expect(await stored()).toEqual([1117, 71])
    await changePackage(two, { price: 80 })
    await undo.click()
    await expect(toast(page, `Ficou como está, porque foi alterado depois: “${titles[1]}”.`)).toBeVisible()
    expect(await stored()).toEqual([1100, 80])
  })

  await test.step('all selected packages are published', async () => {
    await selectAll.check()
    await bar.getByRole('button', { name: 'Publicar' }).click()
    await expect(toast(page, '2 pacotes publicados.')).toBeVisible()
    await expect(bar).toHaveCount(0)
    expect(await packagesOnSite(page)).toEqual(expect.arrayContaining(titles))
    await undo.click()
    await expect(toast(page, 'Tudo como estava antes.')).toBeVisible()
    await page.getByRole('checkbox', { name: `Selecionar ${titles[0]}` }).check()
    // The message disappears after four seconds, perhaps before a busy machine looks at it.
    await expect(async () => {
      await bar.getByRole('button', { name: 'Ocultar' }).click()
      await expect(toast(page, 'já está oculto')).toBeVisible({ timeout: 3000 })
    }).toPass()
  })
})

test.describe('on a phone', () => {
  test.use(screens.mobile)

  test('packages are cards with the same actions, and the form fits a thumb', async ({ page, own }) => {
    await addPackage(own, 'Cartão', { slug: own.slug('cartao') })
    await openPackages(page)
    await expectAccessible(page)
    const card = rowOf(page, own.name('Cartão'))
    await card.scrollIntoViewIfNeeded()
    const { x, width } = await boxOf(card)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await expect(card.getByRole('button', { name: 'Duplicar' })).toBeInViewport()
    const arrow = await boxOf(card.getByRole('button', { name: /^Mover para cima/ }))
    expect(Math.min(arrow.width, arrow.height)).toBeGreaterThanOrEqual(44)
    await card.getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
    expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expect(dialog.getByRole('heading', { name: 'Editar Pacote' })).toBeFocused()
    await expect(dialog.getByRole('tab', { name: 'Config' })).toBeInViewport({ ratio: 1 })
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    // iOS zooms into fields with smaller text (ADM-20).
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    await expectAccessible(page)
  })
})

/** The names in the table, from top to bottom. */
function names(page: Page) {
  return page.locator('tbody tr td:nth-child(3) p:first-child')
}
