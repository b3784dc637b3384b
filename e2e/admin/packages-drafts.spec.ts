import type { Dialog } from 'playwright/test'
import { signIn } from '../support/admin.ts'
import {
  addPackage,
  cutAction,
  cutActions,
  editPackage,
  expect,
  field,
  openPackages,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test.describe('nothing typed is lost', () => {
  test('a save that fails, that finds no session or that is slow keeps the form; the next one succeeds', async ({
    page,
    own,
    tolerate,
  }) => {
    tolerate(cutAction)
    tolerate(/status of 401|status 401/)
    const { id } = await addPackage(own, 'Firme')
    await openPackages(page)
    const dialog = await editPackage(page, own.name('Firme'))
    const save = dialog.getByRole('button', { name: 'Atualizar' })
    await field(dialog, 'Descrição').fill('Escrito com calma.')
    const mend = await cutActions(page)
    await save.click()
    await expect(toast(page, 'Erro ao salvar pacote.')).toContainText('Erro')
    await expect(save).toBeFocused()
    await mend()

    await page.context().clearCookies()
    await save.click()
    await expect(toast(page, 'Sua sessão expirou.')).toBeVisible()
    await expect(field(dialog, 'Descrição')).toHaveValue('Escrito com calma.')
    await signIn(page)

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

  test('closing with changes asks, a reload asks too, and what was typed can be recovered', async ({
    page,
    own,
  }) => {
    await addPackage(own, 'Firme')
    await openPackages(page)
    const answers = [false, true]
    const questions: string[] = []
    const answer = async (question: Dialog) => {
      questions.push(question.message())
      await (answers.shift() ? question.accept() : question.dismiss())
    }
    page.on('dialog', answer)
    let dialog = await editPackage(page, own.name('Firme'))
    await field(dialog, 'Descrição').fill('Pela metade')
    await page.keyboard.press('Escape')
    await expect(field(dialog, 'Descrição')).toHaveValue('Pela metade')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Editar ${own.name('Firme')}` })).toBeFocused()
    dialog = await editPackage(page, own.name('Firme'))
    await expect(field(dialog, 'Descrição')).toHaveValue('')
    await expect(dialog.getByText('Há um rascunho')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toBeHidden()
    expect(questions).toEqual(['Descartar alterações?', 'Descartar alterações?'])
    page.off('dialog', answer)

    dialog = await editPackage(page, own.name('Firme'))
    await field(dialog, 'Descrição').fill('Quase pronto')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Quase pronto')
    const asked = new Promise<string>((tell) => {
      page.once('dialog', async (question) => {
        tell(question.type())
        await question.accept()
      })
    })
    await page.reload()
    expect(await asked).toBe('beforeunload')
    dialog = await editPackage(page, own.name('Firme'))
    await expect(field(dialog, 'Descrição')).toHaveValue('')
    await expect(dialog.getByRole('alert')).toContainText(/Há um rascunho não salvo de hoje às \d\d:\d\d\./)
    await dialog.getByRole('button', { name: 'Recuperar' }).click()
    await expect(field(dialog, 'Descrição')).toHaveValue('Quase pronto')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    await openPackages(page)
    dialog = await editPackage(page, own.name('Firme'))
    await expect(field(dialog, 'Descrição')).toHaveValue('Quase pronto')
    await expect(dialog.getByText('Há um rascunho')).toHaveCount(0)
  })
})
