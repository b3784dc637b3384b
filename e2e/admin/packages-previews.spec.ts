import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import {
  expect,
  field,
  fillEach,
  guest,
  newPackage,
  openPackages,
  packagesOnSite,
  pendingWith,
  removePendingWith,
  rowOf,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

/** Opens the preview of what a dialog shows. */
async function openPreview(page: Page, dialog: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Pré-visualizar' }).click()
  return opening
}

test.afterEach(async ({ own }) => removePendingWith(own.word))

// e2e/requests/previews.test.ts tests what needs no browser.
test('a new package is a draft until published, visible only to people with a valid link (DRAFT-1, DRAFT-5, DRAFT-6, DRAFT-7)', {
  tag: '@main',
}, async ({ page, browser, own, tolerate }) => {
  tolerate(/404/)
  await openPackages(page)
  let dialog = await newPackage(page)
  await expect(field(dialog, 'Nome')).toBeFocused()
  await page.keyboard.type(own.name('Sereno'))
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(toast(page, 'Rascunho salvo. Ainda não está no site.')).toBeVisible()
  await expect(dialog).toBeHidden()
  const waiting = page.getByRole('region', { name: 'Ainda não publicado' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: own.name('Sereno') })).toBeVisible()
  expect(JSON.stringify(await storedPackages())).not.toContain(own.word)
  for (const path of ['/ofertas', '/sitemap.xml', '/', `/oferta/${own.slug('sereno')}`]) {
    expect(await (await page.request.get(path)).text(), path).not.toContain(own.word)
  }

  await waiting.getByRole('link', { name: /^Continuar/ }).click()
  dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await field(dialog, 'Título').fill(`Dias serenos ${own.word}`)
  const preview = await openPreview(page, dialog)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Dias serenos ${own.word}`)
  await expect(preview.getByText('Sob consulta').first()).toBeVisible()
  const bar = preview.getByRole('complementary', { name: 'Prévia' })
  await expect(bar).toContainText(`Prévia: ${own.name('Sereno')}`)
  await bar.getByText(/de hoje/).click()
  await expectAccessible(preview)
  const opening = preview.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Mostrar a alguém' }).click()
  const links = await opening
  const made = links.getByRole('listitem').filter({ hasText: own.name('Sereno') })
  const address = await made.getByLabel(/^Link: .* vale até \d\d\/\d\d$/).inputValue()
  await preview.close()

  const visitor = await guest(browser)
  await test.step('what a person with the link sees and browses', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Dias serenos ${own.word}`)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(visitor)
    await visitor
      .getByRole('navigation', { name: 'Você está aqui' })
      .getByRole('link', { name: 'Pacotes' })
      .click()
    await expect(visitor.getByRole('article').filter({ hasText: own.word }).first()).toBeVisible()
  })

  // Previewing created its own link, valid for a few hours.
  await made
    .filter({ hasText: /vale até \d\d\/\d\d/ })
    .getByRole('button', { name: /^Revogar/ })
    .click()
  await expect(toast(links, 'Link revogado: não mostra mais nada.')).toBeVisible()
  await links.close()
  expect((await visitor.goto(address))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Este link de prévia não vale mais: peça outro link.',
  )
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Página inicial' }).click()
  await expect(visitor.getByRole('complementary', { name: 'Prévia' })).toHaveCount(0)
  await visitor.context().close()

  await fillEach(dialog, { 'Preço (R$)': '1250', 'Imagem principal': storedPicture('lareira.jpg') })
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(toast(page, 'Pacote criado com sucesso!')).toBeVisible()
  await expect(rowOf(page, own.name('Sereno'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await pendingWith(own.word)).toEqual([])
  expect(await packagesOnSite(page)).toContain(`Dias serenos ${own.word}`)
})
