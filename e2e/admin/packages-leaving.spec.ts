import { signIn } from '../support/admin.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import {
  addPackage,
  cutAction,
  cutActions,
  editPackage,
  expect,
  field,
  openPackages,
  openTab,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'
import { signedUploads } from '../support/uploads.ts'

test('a save without connection, without session or on a slow server loses nothing; other actions are reverted', async ({
  page,
  own,
  tolerate,
}) => {
  tolerate(cutAction)
  tolerate(/status of 401|status 401/)
  const { id } = await addPackage(own, 'Firme', { active: true, dates: { offerEnd: '2025-07-18' } })
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Firme'))
  const save = dialog.getByRole('button', { name: 'Atualizar' })
  await field(dialog, 'Descrição').fill('Escrito com calma.')

  await test.step('the server cannot be reached', async () => {
    const restore = await cutActions(page)
    await save.click()
    await expect(
      toast(
        page,
        'Erro ao salvar pacote. Sem conexão: nada do que você digitou se perdeu. Verifique a internet e salve de novo.',
      ),
    ).toBeVisible()
    await expect(save).toBeFocused()
    await restore()
  })

  await test.step('the session has ended', async () => {
    await page.context().clearCookies()
    await save.click()
    await expect(toast(page, 'Sua sessão expirou.')).toBeVisible()
    await expect(field(dialog, 'Descrição')).toHaveValue('Escrito com calma.')
    await signIn(page)
  })

  await test.step('a server that does not answer is named, and the form can be closed without a loss (FORM-18)', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let isFrozen = true
    await page.route('**/admin/packages', async (route) => {
      if (!isFrozen || route.request().method() !== 'POST') return route.fallback()
      await held
      await route.abort()
    })
    await save.click()
    const cancel = dialog.getByRole('button', { name: 'Cancelar' })
    await expect(cancel).toBeDisabled()
    await expect(toast(page, 'O servidor está demorando a responder.')).toBeVisible({ timeout: 12_000 })
    await cancel.click()
    await expect(dialog).toBeHidden()
    isFrozen = false
    release()
    await editPackage(page, own.name('Firme'))
    await dialog.getByRole('button', { name: 'Recuperar' }).click()
    await expect(field(dialog, 'Descrição')).toHaveValue('Escrito com calma.')
  })

  await test.step('the server is slow: the form saves once and stays open', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let saves = 0
    await page.route('**/admin/packages', async (route) => {
      if (route.request().method() === 'POST') {
        saves++
        await held
      }
      await route.fallback()
    })
    await save.click()
    await expect(dialog.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    release()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(saves).toBe(1)
    expect(await storedPackage(id)).toMatchObject({ description: 'Escrito com calma.' })
  })

  await test.step('actions of the list are reverted', async () => {
    await cutActions(page)
    const row = rowOf(page, own.name('Firme'))
    await row.getByRole('button', { name: 'Desativar' }).click()
    await expect(
      toast(page, 'Erro ao salvar pacote. Sem conexão: nada mudou. Verifique a internet e tente de novo.'),
    ).toBeVisible()
    await expect(row.getByText('Vencida')).toBeVisible()
    page.once('dialog', (question) => question.accept())
    await page.getByRole('button', { name: `Excluir ${own.name('Firme')}` }).click()
    await expect(toast(page, 'Erro ao excluir pacote.')).toContainText('Sem conexão: nada mudou.')
    await expect(row).toBeVisible()
    expect(await storedPackage(id)).toMatchObject({ active: true })
  })
})

test('a form with changes asks however it is left, keeps a draft in the browser, and is one step of Back', async ({
  page,
  own,
}) => {
  const { id } = await addPackage(own, 'Firme')
  const answers: boolean[] = []
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(question.type() === 'beforeunload' ? 'beforeunload' : question.message())
    await (answers.shift() ? question.accept() : question.dismiss())
  })
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  const discard = 'Descartar alterações?'
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin')
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Firme'))
  const description = field(dialog, 'Descrição')

  await test.step('Back closes a form without changes', async () => {
    await page.goBack()
    await expect(dialog).toBeHidden()
    expect(questions).toEqual([])
  })

  await test.step('Back and Escape ask, and staying keeps the form and the history', async () => {
    await editPackage(page, own.name('Firme'))
    await description.fill('Pela metade')
    // Without waiting: the draft has every keystroke.
    expect(await stored()).toContain('Pela metade')
    for (const round of [1, 2]) {
      await page.goBack()
      await expect.poll(() => questions).toEqual(Array(round).fill(discard))
      await expect(description).toHaveValue('Pela metade')
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => questions).toHaveLength(3)
    await expect(description).toHaveValue('Pela metade')
    answers.push(true)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Editar ${own.name('Firme')}` })).toBeFocused()
    expect(questions).toEqual(Array(4).fill(discard))
    expect(await stored()).not.toContain('Pela metade')
    await editPackage(page, own.name('Firme'))
    await expect(description).toHaveValue('')
    await expect(dialog.getByText('Há um rascunho')).toHaveCount(0)
  })

  await test.step('an upload in progress asks', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(signedUploads, async (route) => {
      await held
      await route.abort()
    })
    await openTab(dialog, 'Imagens')
    await dialog.getByLabel('Imagem principal: arquivo').setInputFiles(mediaPath('academia.jpg'))
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    questions.length = 0
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cancelar' }).last().click()
    await page.goBack()
    await expect.poll(() => questions).toEqual(Array(3).fill(discard))
    await expect(dialog).toBeVisible()
    answers.push(true)
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    release()
    await page.unroute(signedUploads)
  })

  await test.step('a draft that is saved during an upload follows when the picture has arrived (IMG-4)', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(signedUploads, async (route) => {
      await held
      await route.fallback()
    })
    await editPackage(page, own.name('Firme'))
    await openTab(dialog, 'Imagens')
    await dialog.getByLabel('Imagem principal: arquivo').setInputFiles(mediaPath('academia.jpg'))
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(toast(page, 'Será salvo assim que o envio do arquivo terminar.')).toBeVisible()
    release()
    await expect(toast(page, 'Rascunho salvo.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.unroute(signedUploads)
    await expect(rowOf(page, own.name('Firme'))).toContainText('Rascunho pendente')
    await editPackage(page, own.name('Firme'))
    await expect(dialog.getByText('Você está vendo o rascunho')).toBeVisible()
    answers.push(true)
    await dialog.getByRole('button', { name: 'Descartar rascunho' }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, own.name('Firme'))).not.toContainText('Rascunho pendente')
  })

  await test.step('the next form shows what was saved at once, and Back leads over no step of a save', async () => {
    await editPackage(page, own.name('Firme'))
    await field(dialog, 'Título').fill('Outro')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(dialog).toBeHidden()
    await editPackage(page, own.name('Firme'))
    await expect(field(dialog, 'Título')).toHaveValue('Outro')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/admin/packages')
    await page.goBack()
    await expect(page).toHaveURL('/admin')
  })

  await test.step('a reload asks, and what was typed can be recovered', async () => {
    await openPackages(page)
    await editPackage(page, own.name('Firme'))
    await description.fill('Quase pronto')
    questions.length = 0
    answers.push(true)
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
    await editPackage(page, own.name('Firme'))
    await expect(description).toHaveValue('')
    await expect(dialog.getByRole('alert')).toContainText(/Há um rascunho não salvo de hoje às \d\d:\d\d\./)
    await dialog.getByRole('button', { name: 'Recuperar' }).click()
    await expect(description).toHaveValue('Quase pronto')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(dialog).toBeHidden()
    await editPackage(page, own.name('Firme'))
    await expect(description).toHaveValue('Quase pronto')
    await expect(dialog.getByText('Há um rascunho')).toHaveCount(0)
    expect(await storedPackage(id)).toMatchObject({ description: 'Quase pronto' })
  })
})
