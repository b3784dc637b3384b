import type { Locator } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import {
  addPackage,
  changePackage,
  changePackages,
  editPackage,
  expect,
  openPackages,
  openTab,
  packagesOnSite,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('the history shows each field before and after, and an earlier version can be restored', async ({
  page,
  own,
}) => {
  const { id } = await addPackage(own, 'Antigo', { active: true, title: own.name('Título de antes') })
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Antigo'))
  await dialog.getByLabel('Título').fill(own.name('Título de depois'))
  await openTab(dialog, 'Preços')
  await dialog.getByRole('textbox', { name: /^Preço \(R\$\)/ }).fill('1250,50')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  expect(await packagesOnSite(page)).toContain(own.name('Título de depois'))

  await page.getByRole('link', { name: 'Histórico' }).click()
  const all = page.getByRole('list', { name: 'Versões de tudo' }).locator(':scope > li')
  await expect(all.filter({ hasText: own.name('Título de depois') }).first()).toContainText(/^Pacotes · /)
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Partes do conteúdo' })
    .getByRole('link', { name: 'Pacotes' })
    .click()
  const versions = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li')
  const newest = versions.first()
  await expect(newest).toContainText('Versão atual')
  await expect(newest).toContainText('admin@quaresmeira.example')
  await expect(newest.getByRole('heading', { level: 2 })).toHaveText(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/)
  await expect(newest.getByRole('heading', { name: own.name('Antigo') })).toBeVisible()
  const fields = newest.getByRole('definition')
  await expect(fields.nth(0)).toHaveText(
    `antes:${own.name('Título de antes')}depois:${own.name('Título de depois')}`,
  )
  await expect(fields.nth(1)).toHaveText(/^antes:R\$\s1\.000,00depois:R\$\s1\.250,50$/)
  await expectAccessible(page)

  await restoreButton(newest, own.name('Antigo')).click()
  const comparison = page.getByRole('dialog', { name: 'Restaurar este pacote como estava antes' })
  await expect(comparison).toMatchAriaSnapshot(`
    - dialog "Restaurar este pacote como estava antes":
      - heading "Restaurar este pacote como estava antes" [level=2]
      - button "Fechar"
      - heading /Antigo/ [level=3]
      - paragraph: Só os campos abaixo mudam.
      - paragraph: Nenhum outro item é alterado.
      - term: Título
      - definition: /agora. Título de depois/
      - definition: /depois de restaurar. Título de antes/
      - term: Preço
      - definition: /agora. R\\$.1\\.250,50/
      - definition: /depois de restaurar. R\\$.1\\.000,00/
      - button "Cancelar"
      - button "Restaurar"
  `)
  await expectAccessible(page)

  await test.step('what somebody saves after the comparison is not overwritten', async () => {
    await changePackage(id, { title: 'De outra pessoa' })
    const restore = comparison.getByRole('button', { name: 'Restaurar', exact: true })
    await restore.click()
    await expect(comparison.getByRole('alert')).toContainText(
      /Este item foi alterado por outra pessoa.* Nada foi gravado/,
    )
    expect(await storedPackage(id)).toMatchObject({ title: 'De outra pessoa', price: 1250.5 })
    await comparison.getByRole('button', { name: 'Comparar de novo' }).click()
    await expect(comparison.getByRole('definition').first()).toContainText('De outra pessoa')
    await restore.click()
  })

  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  await expect(newest).toContainText(own.name('Título de antes'))
  expect(await storedPackage(id)).toMatchObject({ title: own.name('Título de antes'), price: 1000 })
  expect(await packagesOnSite(page)).toContain(own.name('Título de antes'))
  await toast(page, 'Pacote restaurado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Restauração desfeita.')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: 'De outra pessoa', price: 1250.5 })
})

test('a deleted package can be restored from the history and from the bin, and no other is changed', async ({
  page,
  own,
}) => {
  const gone = await addPackage(own, 'Apagado', { active: true, price: 500 })
  const other = await addPackage(own, 'Outro', { price: 700 })
  await changePackages((packages) => packages.filter(({ id }) => id !== gone.id))
  await changePackage(other.id, { price: 777 })
  await open(page, '/admin/history?secao=pacotes')
  const versions = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li')
  const deletion = versions.filter({ hasText: `${gone.name} excluído` })
  await restoreButton(deletion, String(gone.name)).click()
  const dialog = page.getByRole('dialog', { name: 'Restaurar este pacote como estava antes' })
  await expect(dialog).toContainText('Volta ao site assim como estava: ativo.')
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  expect(await storedPackage(gone.id)).toEqual(gone)
  expect(await storedPackage(other.id)).toEqual({ ...other, price: 777 })

  await toast(page, 'Pacote restaurado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Restauração desfeita.')).toBeVisible()
  await changePackage(other.id, { slug: gone.slug })
  await page.getByRole('link', { name: 'Lixeira' }).click()
  const bin = page.getByRole('list', { name: 'Itens excluídos' })
  await expect(bin.getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - heading /Apagado/ [level=2]
      - paragraph: /Pacote · Beatriz Andrade excluiu em \\d+\\/\\d+\\/\\d+ às \\d+:\\d+/
      - button /Restaurar.*Apagado/
  `)
  await expectAccessible(page)
  await bin.getByRole('button', { name: String(gone.name) }).press('Enter')
  await expect(dialog).toContainText(`agora é de “${other.name}”`)
  await dialog.getByRole('button', { name: `Restaurar como ${gone.slug}-2` }).press('Enter')
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  await expect(bin.getByRole('button', { name: String(gone.name) })).toBeHidden()
  expect(await storedPackage(gone.id)).toEqual({ ...gone, slug: `${gone.slug}-2` })
})

test('a whole section can be restored by an action of its own, which shows all changes', async ({
  page,
  own,
}) => {
  const one = await addPackage(own, 'Um', { price: 100 })
  const two = await addPackage(own, 'Dois', { price: 200 })
  await changePackage(one.id, { price: 110 })
  await changePackage(two.id, { price: 220 })
  await open(page, '/admin/history?secao=pacotes')
  const versions = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li')
  await versions.nth(2).getByText('Mais opções').click()
  await versions.nth(2).getByRole('button', { name: 'Restaurar a seção inteira…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 itens mudam')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([String(one.name), String(two.name)])
  await dialog.getByRole('button', { name: 'Restaurar a seção inteira' }).click()
  await expect(toast(page, 'Pacotes: versão restaurada com sucesso!')).toBeVisible()
  expect([await storedPackage(one.id), await storedPackage(two.id)]).toEqual([one, two])
})

test('every part of the content has its history, in pages of ten versions', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Antigo')
  for (let price = 1; price <= 11; price++) await changePackage(id, { price })
  await open(page, '/admin/history?secao=pacotes')
  const versions = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li')
  await expect(versions).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Versões mais recentes' })).toBeHidden()
  await page.getByRole('link', { name: 'Versões anteriores' }).click()
  await expect(versions.filter({ hasText: `${own.name('Antigo')} incluído` })).toHaveCount(1)
  await expect(page.getByText('Versão atual')).toBeHidden()
  await page.getByRole('link', { name: 'Versões mais recentes' }).click()
  await expect(page.getByText('Versão atual')).toBeVisible()

  const parts = page.getByRole('navigation', { name: 'Partes do conteúdo' }).getByRole('link')
  await expect(parts).toHaveText([
    'Tudo',
    'Pacotes',
    'Acomodações',
    'Depoimentos',
    'Textos legais',
    'Antes de chegar',
    'Aviso aos hóspedes',
    'Fotos',
    'Contato e identidade',
    'Condições',
    'Reservas',
    'Nomes e menu',
    'Páginas',
    'Página inicial',
    'Página Sobre',
    'Página Lazer',
    'Página Gastronomia',
    'Páginas próprias',
    'Blocos das páginas próprias',
    'Hero',
    'Sobre',
    'Configurações',
    'Marca',
    'Importações',
  ])
  for (const part of ['Acomodações', 'Hero']) {
    await parts.filter({ hasText: part }).click()
    await expect(page.getByRole('list', { name: `Versões de ${part}` })).toBeVisible()
    await expect(parts.filter({ hasText: part })).toHaveAttribute('aria-current', 'page')
  }
})

function restoreButton(within: Locator, name: string) {
  return within.getByRole('button', { name: `Restaurar este pacote como estava antes ${name}` })
}
