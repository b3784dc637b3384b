import { expectAccessible } from '../support/axe.ts'
import { mediaPath, storedPicture } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import {
  addPackage,
  editPackage,
  expect,
  field,
  fillEach,
  newPackage,
  openPackages,
  openTab,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'
import { signedUploads } from '../support/uploads.ts'

const discard = 'Descartar alterações?'

test('Back closes the dialog, on phones too; changes ask, and who stays keeps both form and entry', async ({
  page,
  own,
}) => {
  await addPackage(own, 'Firme')
  const answers: boolean[] = []
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(question.message())
    await (answers.shift() ? question.accept() : question.dismiss())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin')
  await openPackages(page)
  let dialog = await editPackage(page, own.name('Firme'))
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(questions).toEqual([])

  dialog = await editPackage(page, own.name('Firme'))
  await field(dialog, 'Descrição').fill('Pela metade')
  // To the last keystroke, before anything could be waited for.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Pela metade')
  for (const round of [1, 2]) {
    await page.goBack()
    await expect.poll(() => questions).toEqual(Array(round).fill(discard))
    await expect(field(dialog, 'Descrição')).toHaveValue('Pela metade')
  }
  answers.push(true)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/packages')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Pela metade')
  await page.goBack()
  await expect(page).toHaveURL('/admin')
})

test('a save behind an open dialog leaves one step back, and an upload on its way asks', async ({
  page,
  own,
}) => {
  const { id } = await addPackage(own, 'Firme')
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(question.message())
    await question.dismiss()
  })
  await open(page, '/admin')
  await openPackages(page)
  let dialog = await editPackage(page, own.name('Firme'))
  await field(dialog, 'Título').fill('Outro')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(dialog).toBeHidden()
  // At once: what was saved is what the next form shows.
  dialog = await editPackage(page, own.name('Firme'))
  await expect(field(dialog, 'Título')).toHaveValue('Outro')
  expect(await storedPackage(id)).toMatchObject({ title: 'Outro' })

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(signedUploads, async (route) => {
    await held
    await route.abort()
  })
  await openTab(dialog, 'Imagens')
  await dialog.getByLabel('Imagem principal: arquivo').setInputFiles(mediaPath('academia.jpg'))
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Cancelar' }).last().click()
  await page.goBack()
  await expect.poll(() => questions).toEqual(Array(3).fill(discard))
  await expect(dialog).toBeVisible()
  page.removeAllListeners('dialog')
  page.once('dialog', (question) => question.accept())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  release()
  await page.goBack()
  await expect(page).toHaveURL('/admin')
})

test('a slug in use is refused, mended also while the answer is on its way, and what was typed stays', async ({
  page,
  own,
}) => {
  await addPackage(own, 'Dono')
  const other = await addPackage(own, 'Outro')
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Outro'))
  const slug = field(dialog, 'Slug')
  const taken = 'Já existe um pacote com este slug'
  const save = () => dialog.getByRole('button', { name: 'Atualizar' }).click()
  for (let round = 0; round < 2; round++) {
    await openTab(dialog, 'Básico')
    await slug.fill(own.slug('dono'))
    await openTab(dialog, 'Config')
    await save()
    await expect(slug).toBeFocused()
    await expect(slug).toHaveAccessibleDescription(new RegExp(`^${taken}`))
    // The one of the round before may still be on its way out.
    await expect(toast(page, taken).and(page.locator('[data-removed="false"]'))).toBeVisible()
    await slug.fill(own.slug('livre'))
    await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
  }
  expect(await storedPackage(other.id)).toEqual(other)

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/packages', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.fallback()
  })
  await slug.fill(own.slug('dono'))
  await save()
  await slug.fill(own.slug('livre'))
  release()
  await expect(dialog.getByRole('button', { name: 'Atualizar' })).toBeEnabled()
  await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
  await save()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  // It would be seen again when the message over it goes.
  await expect(toast(page, taken)).toHaveCount(0)

  const creating = await newPackage(page)
  await field(creating, 'Nome').fill('Novo')
  await field(creating, 'Slug').fill(own.slug('dono'))
  await openTab(creating, 'Preços')
  await field(creating, 'Preço (R$)').fill('10')
  await openTab(creating, 'Imagens')
  await fillEach(creating, { 'Imagem principal': storedPicture('lareira.jpg') })
  await creating.getByRole('button', { name: 'Criar' }).click()
  await expect(field(creating, 'Slug')).toHaveAccessibleDescription(new RegExp(`^${taken}`))
  await expect(field(creating, 'Nome')).toHaveValue('Novo')
})

test('the form as it is told to who cannot see it', async ({ page }) => {
  await openPackages(page)
  const dialog = await newPackage(page)
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Novo Pacote":
      - heading "Novo Pacote" [level=2]
      - button "Fechar"
      - tablist "Partes do pacote":
        - tab "Básico" [selected]
        - tab "Datas"
        - tab "Preços"
        - tab "Features"
        - tab "Imagens"
        - tab "Config"
      - tabpanel "Básico":
        - textbox /Nome/
        - textbox /Slug/
        - textbox "Título"
        - combobox /Categoria/
        - textbox "Descrição"
      - button "Cancelar"
      - button "Criar"
  `)
  await expectAccessible(page)
})

test('without a connection nothing is lost, and the message says what to do', async ({
  page,
  context,
  own,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const { id } = await addPackage(own, 'Firme')
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Firme'))
  await field(dialog, 'Título').fill('Digitado')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(
    toast(
      page,
      'Erro ao salvar pacote. Sem conexão: nada do que você digitou se perdeu. Verifique a internet e salve de novo.',
    ),
  ).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(dialog).toBeHidden()
  expect(await storedPackage(id)).toMatchObject({ title: 'Digitado' })

  await context.setOffline(true)
  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: `Excluir ${own.name('Firme')}` }).click()
  await expect(
    toast(page, 'Erro ao excluir pacote. Sem conexão: nada mudou. Verifique a internet e tente de novo.'),
  ).toBeVisible()
  await context.setOffline(false)
  expect(await storedPackage(id)).toMatchObject({ title: 'Digitado' })
})
