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

const title = 'Restaurar este pacote como estava antes'

test('the history shows each field before and after, and a restored version is live at once (HIST-2, HIST-3, HIST-7)', {
  tag: '@main',
}, async ({ page, own }) => {
  const { id } = await addPackage(own, 'Antigo', { active: true, title: own.name('Título de antes') })
  await openPackages(page)
  const form = await editPackage(page, own.name('Antigo'))
  await form.getByLabel('Título').fill(own.name('Título de depois'))
  await openTab(form, 'Preços')
  await form.getByRole('textbox', { name: /^Preço \(R\$\)/ }).fill('1250,50')
  await form.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  expect(await packagesOnSite(page)).toContain(own.name('Título de depois'))

  await page.getByRole('link', { name: 'Histórico' }).click()
  const all = page.getByRole('list', { name: 'Versões de tudo' }).locator(':scope > li')
  await expect(all.filter({ hasText: own.name('Título de depois') }).first()).toContainText(/^Pacotes · /)
  await page
    .getByRole('navigation', { name: 'Partes do conteúdo' })
    .getByRole('link', { name: 'Pacotes' })
    .click()
  const newest = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li').first()
  await expect(newest).toContainText('Versão atual')
  await expect(newest).toContainText('admin@quaresmeira.example')
  await expect(newest.getByRole('heading', { level: 2 })).toHaveText(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/)
  const fields = newest.getByRole('definition')
  await expect(fields.nth(0)).toHaveText(
    `antes:${own.name('Título de antes')}depois:${own.name('Título de depois')}`,
  )
  await expect(fields.nth(1)).toHaveText(/^antes:R\$\s1\.000,00depois:R\$\s1\.250,50$/)
  await expectAccessible(page)

  await restoreButton(newest, own.name('Antigo')).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText('Só os campos abaixo mudam.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: own.name('Título de antes'), price: 1000 })
  expect(await packagesOnSite(page)).toContain(own.name('Título de antes'))
  await toast(page, 'Pacote restaurado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Restauração desfeita.')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: own.name('Título de depois'), price: 1250.5 })
})

test('a deleted package is restored from the bin under a free address (HIST-9)', async ({ page, own }) => {
  const gone = await addPackage(own, 'Apagado', { active: true, price: 500 })
  const other = await addPackage(own, 'Outro', { price: 700 })
  await changePackages((packages) => packages.filter(({ id }) => id !== gone.id))
  await changePackage(other.id, { slug: gone.slug })
  await open(page, '/admin/trash')
  const bin = page.getByRole('list', { name: 'Itens excluídos' })
  await expect(bin.getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - heading /Apagado/ [level=2]
      - paragraph: /Pacote · O sistema excluiu em \\d+\\/\\d+\\/\\d+ às \\d+:\\d+/
      - button /Restaurar.*Apagado/
  `)
  await expectAccessible(page)
  await bin.getByRole('button', { name: String(gone.name) }).press('Enter')
  await page.getByRole('button', { name: `Restaurar como ${gone.slug}-2` }).press('Enter')
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  await expect(bin.getByRole('button', { name: String(gone.name) })).toBeHidden()
  expect(await storedPackage(gone.id)).toEqual({ ...gone, slug: `${gone.slug}-2` })
})

function restoreButton(within: Locator, name: string) {
  return within.getByRole('button', { name: `${title} ${name}` })
}
