import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { pressWithoutAnswer } from '@/e2e/components/hands'
import {
  acceptSaves,
  blankPicture,
  editPackage,
  field,
  markOfPackage,
  natal,
  newPackage,
  openTab,
  pendingOf,
  renderPackages,
  sentValues,
  toast,
} from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { type SavedItem, saveItem } from '../_list/actions'
import { beginUpload } from '../_media/actions'
import { savePendingVersion } from '../_pending/actions'

const discard = 'Descartar alterações?'
const readStorage = () => JSON.stringify(localStorage)
const saveButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Atualizar' })

/** Returns whether the browser would ask before leaving the page. */
function asksAtUnload() {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('a form without changes closes without a question, by Escape and its buttons', async () => {
  const asked = answerQuestions()
  await renderPackages()
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.getByRole('button', { name: 'Fechar' }).click(),
  ]) {
    const dialog = await editPackage('Natal')
    await expect.element(field(dialog, 'Nome')).toHaveFocus()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Editar Natal' })).toHaveFocus()
  }
  expect(asked).toEqual([])
})

test('a form with changes asks however it is left, and staying keeps the typed text (FORM-3)', async () => {
  const asked = answerQuestions(false, false, true)
  await renderPackages()
  const dialog = await editPackage('Natal')
  const description = field(dialog, 'Descrição')
  expect(asksAtUnload()).toBe(false)
  await userEvent.type(description, 'Pela metade')
  // The test need not wait, because the browser keeps every keystroke.
  expect(readStorage()).toContain('Pela metade')
  expect(asksAtUnload()).toBe(true)
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
  ]
  for (const [place, leave] of ways.entries()) {
    await leave()
    await expect.poll(() => asked).toEqual(Array(place + 1).fill(discard))
    await expect.element(description).toHaveValue('Pela metade')
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toHaveLength(3)
  expect(asksAtUnload()).toBe(false)
  expect(readStorage()).not.toContain('Pela metade')
  await editPackage('Natal')
  await expect.element(description).toHaveValue('')
  await expect.element(dialog.getByText(/Há uma cópia/)).not.toBeInTheDocument()
})

test('text typed on an earlier visit is offered, until it is saved (FORM-4)', async () => {
  acceptSaves()
  const first = await renderPackages()
  let dialog = await editPackage('Natal')
  await userEvent.type(field(dialog, 'Descrição'), 'Quase pronto')
  await first.leave()
  await renderPackages()
  dialog = await editPackage('Natal')
  await expect.element(field(dialog, 'Descrição')).toHaveValue('')
  await expect
    .element(dialog.getByRole('alert').getByText(/Há uma cópia não salva de hoje às \d\d:\d\d\./))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Recuperar' }).click()
  await expect.element(field(dialog, 'Descrição')).toHaveValue('Quase pronto')
  await saveButton(dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentValues()).toMatchObject({ description: 'Quase pronto' })
  expect(readStorage()).not.toContain('Quase pronto')
  // The list behind may still be the one before the save.
  dialog = await editPackage('Natal')
  await expect.element(field(dialog, 'Descrição')).toHaveValue('Quase pronto')
  await expect.element(dialog.getByText(/Há uma cópia/)).not.toBeInTheDocument()
})

test('a failed save says why and keeps the typed text: no connection, no session, no role, a new release (SAVE-11, FORM-6, FORM-11)', async () => {
  vi.mocked(saveItem).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await renderPackages()
  const dialog = await editPackage('Natal')
  await userEvent.type(field(dialog, 'Descrição'), 'Escrito com calma.')
  await saveButton(dialog).click()
  await expect
    .element(
      toast(
        'Erro ao salvar pacote. Sem conexão: nada do que você digitou se perdeu. Verifique a internet e salve de novo.',
      ),
    )
    .toBeVisible()
  await expect.element(saveButton(dialog)).toHaveFocus()
  for (const [title, error] of [
    [undefined, 'Sua sessão expirou.'],
    ['Acesso negado', 'Peça acesso a quem administra o hotel.'],
  ] as const) {
    vi.mocked(saveItem).mockResolvedValueOnce({ ok: false, error, ...(title && { title }) })
    await saveButton(dialog).click()
    await expect.element(toast(error).getByText(title ?? 'Erro', { exact: true })).toBeVisible()
    await expect.element(field(dialog, 'Descrição')).toHaveValue('Escrito com calma.')
  }
  const unknown = Object.assign(new Error('no such action'), { name: 'UnrecognizedActionError' })
  vi.mocked(saveItem).mockRejectedValueOnce(unknown)
  await saveButton(dialog).click()
  await expect.element(toast(/^Erro.*O painel foi atualizado\. Recarregue a página e recupere/)).toBeVisible()
  expect(readStorage()).toContain('Escrito com calma.')
})

test('an unresponsive server is named, and the form can be closed without a loss (FORM-18)', async () => {
  const answer = Promise.withResolvers<never>()
  vi.mocked(saveItem).mockReturnValueOnce(answer.promise)
  await renderPackages()
  const dialog = await editPackage('Natal')
  await userEvent.type(field(dialog, 'Descrição'), 'Escrito com calma.')
  const cancel = await pressWithoutAnswer(dialog, saveButton(dialog))
  await expect.element(toast('O servidor está demorando a responder.')).toBeVisible()
  await cancel.click()
  await expect.element(dialog).not.toBeInTheDocument()
  answer.reject(new TypeError('Failed to fetch'))
  await editPackage('Natal')
  await dialog.getByRole('button', { name: 'Recuperar' }).click()
  await expect.element(field(dialog, 'Descrição')).toHaveValue('Escrito com calma.')
})

test('an answer that arrives after its form was closed does not close the next one (FORM-18)', async () => {
  const answer = Promise.withResolvers<{ ok: true } & SavedItem>()
  vi.mocked(saveItem).mockReturnValueOnce(answer.promise)
  await renderPackages()
  const dialog = await editPackage('Natal')
  await (await pressWithoutAnswer(dialog, saveButton(dialog))).click()
  const next = await newPackage()
  await userEvent.type(field(next, 'Nome'), 'Réveillon')
  answer.resolve({ ok: true, item: natal, fingerprint: 'x', notes: '' })
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  await expect.element(field(next, 'Nome')).toHaveValue('Réveillon')
})

test('while the server responds a form saves once and stays open', async () => {
  const answer = Promise.withResolvers<{ ok: true } & SavedItem>()
  vi.mocked(saveItem).mockReturnValueOnce(answer.promise)
  await renderPackages()
  const dialog = await editPackage('Natal')
  await userEvent.type(field(dialog, 'Descrição'), 'Devagar.')
  await saveButton(dialog).click()
  await expect.element(dialog.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}{Escape}')
  await expect.element(dialog).toBeVisible()
  answer.resolve({ ok: true, item: { id: 'natal', description: 'Devagar.' }, fingerprint: 'x', notes: '' })
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(vi.mocked(saveItem)).toHaveBeenCalledOnce()
})

test('leaving during an upload asks, and a draft waits until the upload ends (IMG-4)', async () => {
  const answer = Promise.withResolvers<{ ok: false; error: string }>()
  vi.mocked(beginUpload).mockReturnValueOnce(answer.promise)
  vi.mocked(savePendingVersion).mockResolvedValue({
    ok: true,
    notes: '',
    mark: markOfPackage(pendingOf(natal)),
  })
  const asked = answerQuestions(false)
  await renderPackages()
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Imagens')
  await userEvent.upload(dialog.getByLabelText('Imagem principal: arquivo'), await blankPicture())
  await expect.element(dialog.getByRole('progressbar')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => asked).toEqual([discard])
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(toast('Será salvo assim que o envio do arquivo terminar.')).toBeVisible()
  expect(vi.mocked(savePendingVersion)).not.toHaveBeenCalled()
  answer.resolve({ ok: false, error: 'Não chegou.' })
  await expect.element(toast('Rascunho salvo. No site continua a versão publicada.')).toBeVisible()
})
