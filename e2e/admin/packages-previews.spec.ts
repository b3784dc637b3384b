import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import {
  addToDraft,
  draftsWith,
  expect,
  field,
  guest,
  makeLink,
  newPackage,
  openPackages,
  openPreview,
  packagesOnSite,
  removeDraftsWith,
  rowOf,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

test.afterEach(async ({ own }) => removeDraftsWith(own.word))

test('a new package is a draft until it is published, seen only by people with a link that was not revoked (DRAFT-1, DRAFT-5, DRAFT-6, DRAFT-7)', {
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
  const waiting = page.getByRole('region', { name: 'Rascunhos' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: own.name('Sereno') })).toBeVisible()
  expect(JSON.stringify(await storedPackages())).not.toContain(own.word)
  for (const path of ['/ofertas', '/sitemap.xml', '/', `/oferta/${own.slug('sereno')}`]) {
    expect(await (await page.request.get(path)).text(), path).not.toContain(own.word)
  }

  await addToDraft(own.word, {
    price: 1250,
    images: { principal: storedPicture('lareira.jpg'), gallery: [] },
  })
  await openPackages(page)
  await page.getByRole('button', { name: `Continuar ${own.name('Sereno')}` }).click()
  dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await field(dialog, 'Título').fill(`Dias serenos ${own.word}`)
  const preview = await openPreview(page, dialog)
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Dias serenos ${own.word}`)
  await expect(frame.getByText('Prévia: ainda não publicada')).toBeVisible()
  await expectAccessible(page)
  const revoked = await makeLink(preview)
  const address = await makeLink(preview)
  await preview.getByRole('button', { name: 'Revogar' }).last().click()
  await expect(preview.getByRole('button', { name: 'Revogar' })).toHaveCount(1)

  const visitor = await guest(browser)
  await test.step('what a person with the link sees', async () => {
    const answer = await visitor.goto(address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Dias serenos ${own.word}`)
    await expect(visitor.getByText(/Prévia: ainda não publicada · link válido até \d\d\/\d\d/)).toBeVisible()
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(visitor.locator('img').first()).toHaveJSProperty('complete', true)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(visitor)
    for (const closed of [revoked, address.replace(/.{3}$/, 'AAA'), '/previa/qualquer']) {
      expect((await visitor.goto(closed))?.status()).toBe(404)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'Este link de prévia não vale mais: peça outro link.',
      )
    }
  })

  await preview.getByRole('button', { name: 'Fechar prévia' }).click()
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(toast(page, 'Pacote criado com sucesso!')).toBeVisible()
  await expect(rowOf(page, own.name('Sereno'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await draftsWith(own.word)).toEqual([])
  expect(await packagesOnSite(page)).toContain(`Dias serenos ${own.word}`)
  await visitor.goto(address)
  await expect(visitor.getByText('Já publicado: é assim que está no site')).toBeVisible()
  await visitor.context().close()
})
