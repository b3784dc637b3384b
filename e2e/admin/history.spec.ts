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

test('what was saved is told field by field, and an earlier version comes back to the site', async ({
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
  await comparison.getByRole('button', { name: 'Cancelar' }).click()
  expect(await storedPackage(id)).toMatchObject({ price: 1250.5 })

  await restoreButton(newest, own.name('Antigo')).click()
  await comparison.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  await expect(newest).toContainText(own.name('Título de antes'))
  await expect(versions.nth(1)).toContainText(own.name('Título de depois'))
  expect(await storedPackage(id)).toMatchObject({ title: own.name('Título de antes'), price: 1000 })
  expect(await packagesOnSite(page)).toContain(own.name('Título de antes'))
  await toast(page, 'Pacote restaurado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Restauração desfeita.')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: own.name('Título de depois'), price: 1250.5 })
})

test('a deleted package comes back from its line and from the bin, and no other is touched', async ({
  page,
  own,
}) => {
  const gone = await addPackage(own, 'Apagado', { active: true, price: 500 })
  const other = await addPackage(own, 'Outro', { price: 700 })
  await changePackages((packages) => packages.filter(({ id }) => id !== gone.id))
  await changePackage(other.id, { price: 777 })
  await open(page, '/admin/history')
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

test('what somebody saved after the comparison is told, and nothing is overwritten', async ({
  page,
  own,
}) => {
  const { id, name } = await addPackage(own, 'Antigo')
  await changePackage(id, { title: 'Depois' })
  await open(page, '/admin/history')
  await restoreButton(page.getByRole('main'), String(name)).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('term')).toHaveText(['Título'])
  await changePackage(id, { title: 'De outra pessoa' })
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    /Este item foi alterado por outra pessoa.* Nada foi gravado/,
  )
  expect(await storedPackage(id)).toMatchObject({ title: 'De outra pessoa' })
  await dialog.getByRole('button', { name: 'Comparar de novo' }).click()
  await expect(dialog.getByRole('definition').first()).toContainText('De outra pessoa')
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect((await storedPackage(id)).title).toBeUndefined()
})

test('the whole section comes back only behind its own action, which says what happens to the others', async ({
  page,
  own,
}) => {
  const one = await addPackage(own, 'Um', { price: 100 })
  const two = await addPackage(own, 'Dois', { price: 200 })
  await changePackage(one.id, { price: 110 })
  await changePackage(two.id, { price: 220 })
  await open(page, '/admin/history')
  const versions = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li')
  await expect(versions.nth(1).getByRole('button', { name: 'seção inteira' })).toBeHidden()
  await versions.nth(2).getByText('Mais opções').click()
  await versions.nth(2).getByRole('button', { name: 'Restaurar a seção inteira…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 itens mudam')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([String(one.name), String(two.name)])
  await dialog.getByRole('button', { name: 'Restaurar a seção inteira' }).click()
  await expect(toast(page, 'Pacotes: versão restaurada com sucesso!')).toBeVisible()
  expect([await storedPackage(one.id), await storedPackage(two.id)]).toEqual([one, two])
})

test('pages of ten versions, the older ones a link away', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Antigo')
  for (let price = 1; price <= 11; price++) await changePackage(id, { price })
  await open(page, '/admin/history')
  const versions = page.getByRole('list', { name: 'Versões de Pacotes' }).locator(':scope > li')
  await expect(versions).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Versões mais recentes' })).toBeHidden()
  await page.getByRole('link', { name: 'Versões anteriores' }).click()
  await expect(versions.filter({ hasText: `${own.name('Antigo')} incluído` })).toHaveCount(1)
  await expect(page.getByText('Versão atual')).toBeHidden()
  await page.getByRole('link', { name: 'Versões mais recentes' }).click()
  await expect(page.getByText('Versão atual')).toBeVisible()
})

test('every part of the content has its history', async ({ page }) => {
  await open(page, '/admin/history')
  const parts = page.getByRole('navigation', { name: 'Partes do conteúdo' })
  await expect(parts.getByRole('link')).toHaveText([
    'Pacotes',
    'Acomodações',
    'Depoimentos',
    'Textos legais',
    'Antes de chegar',
    'Fotos',
    'Contato e identidade',
    'Condições',
    'Páginas',
    'Página inicial',
    'Página Sobre',
    'Página Lazer',
    'Página Gastronomia',
    'Hero',
    'Sobre',
    'Configurações',
    'Importações',
  ])
  for (const part of ['Acomodações', 'Contato e identidade', 'Página Lazer', 'Hero', 'Configurações']) {
    await parts.getByRole('link', { name: part, exact: true }).click()
    await expect(page.getByRole('list', { name: `Versões de ${part}` })).toBeVisible()
    await expect(parts.getByRole('link', { name: part, exact: true })).toHaveAttribute('aria-current', 'page')
  }
})

test('an old slug leads to the new one, until somebody else uses it', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Antigo', { active: true })
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Antigo'))
  await dialog.getByLabel('Slug').fill(own.slug('novo'))
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  const visit = (slug: string) => page.request.get(`/oferta/${slug}`, { maxRedirects: 0 })
  const old = await visit(own.slug('antigo'))
  expect([old.status(), old.headers().location]).toEqual([307, `/oferta/${own.slug('novo')}`])
  expect((await visit(own.slug('novo'))).status()).toBe(200)

  await changePackage(id, { active: false })
  expect((await visit(own.slug('antigo'))).headers().location).toBe('/ofertas')
  await changePackage(id, { active: true })
  await addPackage(own, 'Outro', { active: true, slug: own.slug('antigo') })
  expect((await visit(own.slug('antigo'))).status()).toBe(200)
})

test('a package that is over and set to hide is nowhere, one that is not set stays', async ({
  page,
  own,
}) => {
  const dates = { offerEnd: '2020-01-31' }
  const shown = await addPackage(own, 'Fica', { active: true, dates })
  const hidden = await addPackage(own, 'Some', { active: true, dates, hideAtEnd: true })
  const titles = await packagesOnSite(page)
  expect(titles).toContain(shown.name)
  expect(titles).not.toContain(hidden.name)
  const visit = (slug: string) => page.request.get(`/oferta/${slug}`, { maxRedirects: 0 })
  expect((await visit(shown.slug)).status()).toBe(200)
  expect((await visit(hidden.slug)).headers().location).toBe('/ofertas')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  // Shown, but over (OFF-16).
  expect(sitemap).not.toContain(`/oferta/${shown.slug}<`)
  expect(sitemap).not.toContain(`/oferta/${hidden.slug}<`)
  await changePackage(hidden.id, { dates: { offerEnd: '2999-01-31' } })
  expect((await visit(hidden.slug)).status()).toBe(200)
})

function restoreButton(within: Locator, name: string) {
  return within.getByRole('button', { name: `Restaurar este pacote como estava antes ${name}` })
}
