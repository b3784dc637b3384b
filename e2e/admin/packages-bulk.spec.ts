import { service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import {
  addPackage,
  changePackage,
  expect,
  openPackages,
  packagesOnSite,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('a price is corrected in its row by keys, conflicts are told, and Desfazer brings it back', async ({
  page,
  own,
}) => {
  const { id } = await addPackage(own, 'Preço', { price: 1000, originalPrice: 2000, title: 'T' })
  await openPackages(page)
  const row = rowOf(page, own.name('Preço'))
  const price = row.getByRole('button', { name: 'mudar o preço' })
  const field = row.getByRole('textbox', { name: /^Preço de .*, em reais$/ })
  await price.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('1.000,00')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(price).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('0')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('alert')).toHaveText('Preço deve ser maior que zero')
  await field.fill('R$ 1.250,50')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  await expect(price).toContainText('R$ 1.250,50')
  expect(await storedPackage(id)).toMatchObject({ price: 1250.5, discountPercentage: 37, title: 'T' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(price).toContainText('R$ 1.000,00')
  expect(await storedPackage(id)).toMatchObject({ price: 1000 })

  await changePackage(id, { price: 1100 })
  await price.click()
  await field.fill('900')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('alert')).toHaveText(
    `“${own.name('Preço')}”: alterado enquanto isso. Nada foi mudado.`,
  )
  await expect(price).toContainText('R$ 1.100,00')
  expect(await storedPackage(id)).toMatchObject({ price: 1100 })
})

test('chosen packages change together, in one version and with one way back', async ({ page, own }) => {
  const titles = ['Um', 'Dois'].map(own.name)
  const { id: one } = await addPackage(own, 'Um', { price: 1005, title: titles[0] })
  const { id: two } = await addPackage(own, 'Dois', { price: 70, title: titles[1] })
  await openPackages(page, `?busca=${own.word}`)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  // Keys alone.
  await page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' }).focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selecionados' })
  await expect(bar).toContainText('2 selecionados')
  await bar.getByRole('button', { name: 'Alterar preços' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Alterar preços' })
  await expect(dialog.getByLabel('Mudança')).toBeFocused()
  await dialog.getByLabel('Mudança').selectOption('Diminuir em R$')
  await dialog.getByLabel('Quanto, em reais').fill('70')
  await expect(dialog.getByText('Um preço tem de ficar acima de zero')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Alterar 1 pacote' })).toBeDisabled()
  await dialog.getByLabel('Mudança').selectOption('Aumentar em %')
  await dialog.getByLabel('Quanto, em %').fill('10')
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${titles[0]}de R$ 1.005,00 para R$ 1.106,00arredondado de R$ 1.105,50`,
    `${titles[1]}de R$ 70,00 para R$ 77,00`,
  ])
  await expectAccessible(page)
  const version = await listVersion()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Preços de 2 pacotes alterados.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await listVersion()).toBe(version + 1)
  expect([await storedPackage(one), await storedPackage(two)]).toMatchObject([{ price: 1106 }, { price: 77 }])
  await changePackage(two, { price: 80 })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, `Ficou como está, porque foi alterado depois: “${titles[1]}”.`)).toBeVisible()
  expect([await storedPackage(one), await storedPackage(two)]).toMatchObject([{ price: 1005 }, { price: 80 }])

  await page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' }).check()
  await bar.getByRole('button', { name: 'Publicar' }).click()
  await expect(toast(page, '2 pacotes publicados.')).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await packagesOnSite(page)).toEqual(expect.arrayContaining(titles))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Tudo como estava antes.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Ativar ${titles[0]}` })).toBeVisible()
  await page.getByRole('checkbox', { name: `Selecionar ${titles[0]}` }).check()
  // A message of four seconds: on a busy machine it may be gone before anybody looks.
  await expect(async () => {
    await bar.getByRole('button', { name: 'Ocultar' }).click()
    await expect(toast(page, 'já está oculto')).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('the table is read out as what it is', async ({ page, own }) => {
  await addPackage(own, 'Lido', { price: 1000, originalPrice: 2000, isFeatured: true })
  await openPackages(page, `?busca=${own.word}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const name = own.name('Lido')
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table "Pacotes, na ordem da página inicial":
      - caption: Pacotes, na ordem da página inicial
      - rowgroup:
        - row /Ordem/:
          - columnheader "Ordem Selecionar todos os pacotes":
            - text: Ordem
            - checkbox "Selecionar todos os pacotes"
          - columnheader "Imagem"
          - columnheader "Nome"
          - columnheader "Categoria"
          - columnheader "Preço"
          - columnheader "Período"
          - columnheader "Status"
          - columnheader "Ações"
      - rowgroup:
        - row /Lido/:
          - cell "Selecionar ${name}":
            - checkbox "Selecionar ${name}"
          - cell
          - cell "${name} ${own.slug('lido')}":
            - paragraph: ${name}
            - paragraph: ${own.slug('lido')}
          - cell "Família"
          - cell /R\\$ 1.000,00/:
            - button "R$ 1.000,00 mudar o preço de ${name}"
            - text: "Preço original: R$ 2.000,00"
          - cell "–"
          - cell "Inativo Destaque Ativar ${name}":
            - text: Inativo Destaque
            - button "Ativar ${name}"
          - cell /Editar/:
            - button "Editar ${name}"
            - button /não está publicado/ [disabled]
            - button "Duplicar ${name}"
            - button "Excluir ${name}"
  `)
})

async function listVersion() {
  const { data, error } = await service()
    .from('hotel_content')
    .select('version, hotels!inner(slug)')
    .eq('hotels.slug', 'quaresmeira')
    .eq('section', 'packages')
    .single()
  if (error) throw error
  return data.version
}
