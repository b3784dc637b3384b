import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import {
  addPackage,
  changePackage,
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

  page.on('dialog', (dialog) => dialog.accept())
  await versions.nth(1).getByRole('button', { name: 'Restaurar' }).click()
  await expect(toast(page, /Pacotes: versão de .* restaurada com sucesso!/)).toBeVisible()
  await expect(newest).toContainText(own.name('Título de antes'))
  await expect(versions.nth(1)).toContainText(own.name('Título de depois'))
  expect(await storedPackage(id)).toMatchObject({ title: own.name('Título de antes'), price: 1000 })
  expect(await packagesOnSite(page)).toContain(own.name('Título de antes'))
})

test('a refused confirmation restores nothing', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Antigo')
  await changePackage(id, { title: 'Depois' })
  page.on('dialog', (dialog) => dialog.dismiss())
  await open(page, '/admin/history')
  await page.getByRole('button', { name: 'Restaurar' }).first().click()
  expect(await storedPackage(id)).toMatchObject({ title: 'Depois' })
})

test('what somebody saved meanwhile is not overwritten: the page says so and shows it', async ({
  page,
  own,
}) => {
  const { id } = await addPackage(own, 'Antigo')
  await changePackage(id, { title: 'Depois' })
  await open(page, '/admin/history')
  await changePackage(id, { title: 'De outra pessoa' })
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Restaurar' }).first().click()
  await expect(toast(page, /Este item foi alterado por outra pessoa às \d\d:\d\d\./)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'De outra pessoa' }).first()).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: 'De outra pessoa' })
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
    'Hero',
    'Sobre',
    'Configurações',
  ])
  for (const part of ['Acomodações', 'Hero', 'Sobre', 'Configurações']) {
    await parts.getByRole('link', { name: part }).click()
    await expect(page.getByRole('list', { name: `Versões de ${part}` })).toBeVisible()
    await expect(parts.getByRole('link', { name: part })).toHaveAttribute('aria-current', 'page')
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
