import { expectAccessible } from '../support/axe.ts'
import { money } from '../support/content.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import { screens } from '../support/pages.ts'
import {
  addPackage,
  changePackage,
  editPackage,
  expect,
  featuredPackagesOnSite,
  field,
  fillEach,
  newPackage,
  openPackages,
  openTab,
  packagesOnSite,
  packagesVersion,
  rowOf,
  storedPackage,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

test('a package typed with its picture is live at once, and can be restored after deletion (PKG-4, PKG-11, OFF-22, OFF-24)', {
  tag: '@main',
}, async ({ page, own }) => {
  const name = own.name('Festa da Colheita')
  const slug = own.slug('festa-da-colheita')
  const type = async (label: string, text: string) => {
    await field(dialog, label).press('Control+a')
    await page.keyboard.type(text)
  }
  await openPackages(page)
  const dialog = await newPackage(page)
  await expect(field(dialog, 'Nome')).toBeFocused()
  await page.keyboard.type(name)
  await openTab(dialog, 'Datas')
  await fillEach(dialog, { 'Início da hospedagem': '2027-02-01', 'Fim da hospedagem': '2027-02-04' })
  await fillEach(dialog, { 'Check-in': '', 'Mínimo de noites': '' })
  await openTab(dialog, 'Preços')
  await type('Preço (R$)', '1.250,00')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1500')
  await openTab(dialog, 'Features')
  await type('O que está incluído', 'Colheita guiada')
  await page.keyboard.press('Enter')
  await openTab(dialog, 'Imagens')
  await dialog.getByLabel('Imagem principal: arquivo').setInputFiles(mediaPath('academia.jpg'))
  await expect(dialog.getByRole('group', { name: 'Imagem principal' })).toContainText('Foto escolhida')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(toast(page, 'Pacote criado com sucesso!')).toBeVisible()
  const row = rowOf(page, name)
  await expect(row).toContainText('01/02/2027 a 04/02/2027')
  const created = await storedPackage(slug)
  expect(created).toMatchObject({ price: 1250, discountPercentage: 17, features: ['Colheita guiada'] })

  const guest = await page.context().newPage()
  await guest.goto('/ofertas')
  await guest.getByRole('region', { name: 'Todos os pacotes' }).getByRole('link', { name }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name)
  const shown = [money(1250), money(1500), '-17%', 'Colheita guiada', '14h', 'Estadia mínima3 noites']
  for (const text of shown) await expect(guest.getByRole('main')).toContainText(text)
  const picture = guest.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await guest.close()

  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: `Excluir ${name}` }).click()
  const deleted = toast(page, 'Pacote excluído com sucesso!')
  await expect(deleted).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await packagesOnSite(page)).not.toContain(name)
  await deleted.getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  expect(await packagesOnSite(page)).toContain(name)
  expect(await storedPackage(slug)).toEqual(created)
})

test('a new order in the list is live at once, and prices change together while somebody else edits (PKG-2, PKG-21, OFF-2, SAVE-5)', async ({
  page,
  own,
}) => {
  const [a, b, c] = [own.name('Alfa'), own.name('Beta'), own.name('Gama')]
  for (const [place, what] of ['Alfa', 'Beta', 'Gama'].entries()) {
    const fields = { title: own.name(what), active: true, isFeatured: true, price: 1005 }
    await addPackage(own, what, { ...fields, orderIndex: 900 + place })
  }
  const onHomePage = async () => (await featuredPackagesOnSite(page)).slice(-3)
  expect(await onHomePage()).toEqual([a, b, c])
  await openPackages(page)
  await expectAccessible(page)
  const up = page.getByRole('button', { name: `Mover para cima: ${b}` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect.poll(onHomePage).toEqual([b, a, c])
  const numbers = (await storedPackages()).map(({ orderIndex }) => Number(orderIndex))
  expect(numbers.toSorted((x, y) => x - y)).toEqual(numbers.map((_, place) => place))

  const { id } = await storedPackage(own.slug('beta'))
  await changePackage(id, { description: 'Escrito por outra pessoa' })
  await page.getByRole('button', { name: `Mover para cima: ${c}` }).click()
  await expect.poll(onHomePage).toEqual([b, c, a])
  expect(await storedPackage(id)).toMatchObject({ description: 'Escrito por outra pessoa' })

  await openPackages(page, `?busca=${own.word}`)
  const selectAll = page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' })
  const bar = page.getByRole('region', { name: 'Selecionados' })
  await selectAll.check()
  await bar.getByRole('button', { name: 'Alterar preços' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar preços' })
  await dialog.getByLabel('Quanto, em %').fill('10')
  await expectAccessible(page)
  const version = await packagesVersion()
  await dialog.getByRole('button', { name: 'Alterar 3 pacotes' }).click()
  await expect(toast(page, 'Preços de 3 pacotes alterados.')).toBeVisible()
  expect(await packagesVersion()).toBe(version + 1)
  expect(await storedPackage(id)).toMatchObject({ price: 1106 })
})

test('the list and the form are accessible on a phone', { tag: '@mobile' }, async ({ page, own }) => {
  await addPackage(own, 'Cartão')
  await openPackages(page)
  expect(page.viewportSize()).toEqual(screens.mobile.viewport)
  await expectAccessible(page)
  const dialog = await editPackage(page, own.name('Cartão'))
  await expect(dialog.getByRole('heading', { name: 'Editar Pacote' })).toBeFocused()
  await openTab(dialog, 'Datas')
  await expectAccessible(page)
})
