import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import {
  addPackage,
  addToDraft,
  changePackage,
  draftsWith,
  editPackage,
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
  storedPackage,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

test.afterEach(async ({ own }) => removeDraftsWith(own.word))

test('a new package is a draft until it is published, seen only by people with a link that was not revoked', async ({
  page,
  browser,
  own,
  tolerate,
}) => {
  tolerate(/404/)
  await openPackages(page)
  let dialog = await newPackage(page)
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(dialog.getByText('Nome é obrigatório')).toBeVisible()
  await field(dialog, 'Nome').fill(own.name('Sereno'))
  await field(dialog, 'Descrição').fill('Três dias sem pressa.')
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(toast(page, 'Rascunho salvo. Ainda não está no site.')).toBeVisible()
  await expect(dialog).toBeHidden()
  const waiting = page.getByRole('region', { name: 'Rascunhos' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: own.name('Sereno') })).toContainText(
    /De Beatriz Andrade, \d\d\/\d\d às \d\d:\d\d\. Ainda não está no site\./,
  )
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
  await expect(dialog.getByText('Ainda não está no site.')).toBeVisible()
  await field(dialog, 'Título').fill(`Dias serenos ${own.word}`)
  const preview = await openPreview(page, dialog)
  await expect(toast(page, 'Rascunho salvo para a prévia. No site nada mudou.')).toBeVisible()
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Dias serenos ${own.word}`)
  await expect(frame.getByText('Prévia: ainda não publicada')).toBeVisible()
  for (const [name, width] of [
    ['Celular', 390],
    ['Computador', 1366],
  ] as const) {
    await preview.getByText(name).click()
    await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(width)
  }
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
  await expect(dialog.getByRole('button', { name: 'Pré-visualizar' })).toBeFocused()
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

test('a published package keeps its page until its draft is published, with what others wrote meanwhile', async ({
  page,
  own,
}) => {
  const { id, slug } = await addPackage(own, 'Calmo', { active: true, title: 'Antes' })
  const title = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(`/oferta/${slug}`)).text())?.[1]
  await openPackages(page)
  let dialog = await editPackage(page, own.name('Calmo'))
  await field(dialog, 'Título').fill('Depois')
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(toast(page, 'Rascunho salvo. No site continua a versão publicada.')).toBeVisible()
  await expect(rowOf(page, own.name('Calmo'))).toContainText('Rascunho pendente')
  expect(await title()).toBe('Antes')

  dialog = await editPackage(page, own.name('Calmo'))
  const notice = dialog.getByRole('status').filter({ hasText: 'rascunho' })
  await expect(notice).toContainText(
    /Você está vendo o rascunho de Beatriz Andrade, de \d\d\/\d\d às \d\d:\d\d\. No site continua a versão publicada\./,
  )
  await expect(field(dialog, 'Título')).toHaveValue('Depois')
  await dialog.getByRole('button', { name: 'Ver a versão publicada' }).click()
  await expect(field(dialog, 'Título')).toHaveValue('Antes')
  await dialog.getByRole('button', { name: 'Ver o rascunho' }).click()
  page.once('dialog', (question) => question.accept())
  await dialog.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(rowOf(page, own.name('Calmo'))).not.toContainText('Rascunho pendente')
  await toast(page, 'Rascunho descartado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowOf(page, own.name('Calmo'))).toContainText('Rascunho pendente')

  await changePackage(id, { description: 'De uma colega.' })
  await openPackages(page)
  dialog = await editPackage(page, own.name('Calmo'))
  await expect(field(dialog, 'Título')).toHaveValue('Depois')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: 'Depois', description: 'De uma colega.' })
  expect(await draftsWith(own.word)).toEqual([])
  expect(await title()).toBe('Depois')
})
