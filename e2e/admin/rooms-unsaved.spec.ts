import { mediaPath } from '../support/demo-pictures.ts'
import {
  cutAction,
  cutActions,
  editRoom,
  expect,
  fillRequired,
  newRoom,
  openRooms,
  storedRoom,
  storedRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'

test.describe('what is typed into the form of a room', () => {
  test('stays when the save fails', async ({ page, tolerate }) => {
    tolerate(cutAction)
    const before = await storedRooms()
    await openRooms(page)
    const dialog = await editRoom(page, 'Chalé Premium')
    await dialog.getByLabel('Descrição').fill('Nada disto pode se perder.')
    const mend = await cutActions(page)
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Erro ao salvar quarto.')).toContainText('Erro')
    await expect(dialog.getByLabel('Descrição')).toHaveValue('Nada disto pode se perder.')
    expect(await storedRooms()).toEqual(before)
    await mend()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect((await storedRoom('Chalé Premium')).description).toBe('Nada disto pode se perder.')
  })

  test('is thrown away only after a question', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await (questions.length < 2 ? dialog.dismiss() : dialog.accept())
    })
    await openRooms(page)
    let dialog = await editRoom(page, 'Chalé Premium')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(questions).toEqual([])

    dialog = await editRoom(page, 'Chalé Premium')
    await dialog.getByLabel('Descrição').fill('Outra')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog.getByLabel('Descrição')).toHaveValue('Outra')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    expect(questions).toEqual(Array(2).fill('Descartar alterações?'))

    dialog = await editRoom(page, 'Chalé Premium')
    await expect(dialog.getByLabel('Descrição')).toHaveValue(/^O mais amplo da fazenda/)
  })

  test('survives a crash as a draft, which says which files it could not keep', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await openRooms(page)
    let dialog = await newRoom(page)
    await fillRequired(dialog, 'Chalé do Rascunho', 'familia')
    await dialog.getByLabel('Imagens: arquivos').setInputFiles(mediaPath('academia.jpg'))
    await expect(dialog.getByText('Principal', { exact: true })).toBeVisible()
    await page.waitForFunction(() =>
      localStorage.getItem('rascunho:acomodacao:nova')?.includes('"filesLost":1'),
    )
    await openRooms(page)
    dialog = await newRoom(page)
    await expect(dialog.getByRole('alert')).toContainText(/^Há um rascunho não salvo de hoje às \d\d:\d\d/)
    await dialog.getByRole('button', { name: 'Recuperar' }).click()
    await expect(dialog.getByLabel('Nome da Acomodação')).toHaveValue('Chalé do Rascunho')
    await expect(dialog.getByLabel('Categoria')).toHaveValue('familia')
    await expect(dialog.getByRole('status').filter({ hasText: 'rascunho' })).toHaveText(
      'Um rascunho não guarda arquivos: escolha novamente 1 imagem.',
    )
  })
})
