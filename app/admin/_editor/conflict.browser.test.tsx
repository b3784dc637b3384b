import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { router } from '@/e2e/components/next/navigation'
import {
  acceptSaves,
  editPackage,
  field,
  fillEach,
  natal,
  openTab,
  renderPackages,
  sentValues,
  toast,
} from '@/e2e/components/packages'
import type { ConflictingField } from '@/lib/access/result'
import { saveItem } from '../_list/actions'

const price: ConflictingField = {
  path: 'price',
  label: 'Preço',
  by: 'Ana Souza',
  was: { kind: 'text', text: 'R$ 1.000,00' },
  theirs: { kind: 'text', text: 'R$ 900,00' },
  mine: { kind: 'text', text: 'R$ 800,00' },
}

/** Makes the next save fail, because the stored item is now `current`. */
function refuseSave(current: object | null, conflicting: ConflictingField[], who: string[]) {
  const error = 'Este item foi alterado.'
  const conflict = { at: '10:20', current, who, conflicting }
  vi.mocked(saveItem).mockResolvedValueOnce({ ok: false, error, conflict })
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Atualizar' }).click()
const noticeOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Conflito' })

/** Opens the form of 'Natal' with a price of 800, after Ana Souza has stored a title and a price of 900. */
async function openConflict() {
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await fillEach(dialog, { Descrição: 'Minha' })
  await openTab(dialog, 'Preços')
  await fillEach(dialog, { 'Preço (R$)': '800' })
  refuseSave({ ...natal, title: 'Delas', price: 900 }, [price], ['Ana Souza mudou: Título, Preço.'])
  await userEvent.keyboard('{Control>}s{/Control}')
  return dialog
}

test('others with the same form open are named (FORM-10)', async () => {
  const present = { others: ['Ana Souza', 'Caio Lima'], pictures: {} }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(present))
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await expect.element(dialog.getByText('Ana Souza e Caio Lima estão editando este pacote.')).toBeVisible()
})

test('two values of the same field are shown side by side and chosen by keyboard; the rest is saved as typed (SAVE-4)', async () => {
  const dialog = await openConflict()
  const notice = noticeOf(dialog)
  await expect
    .element(notice.getByRole('alert'))
    .toHaveTextContent('Este item foi alterado por outra pessoa às 10:20.Ana Souza mudou: Título, Preço.')
  await expect.element(notice.getByText('Vocês dois mudaram; escolha o que fica:')).toBeVisible()
  const group = notice.getByRole('group', { name: 'Preço' })
  await expect.element(group).toHaveTextContent('PreçoAna SouzaR$ 900,00VocêR$ 800,00AntesR$ 1.000,00')
  await expect.element(notice.getByRole('button', { name: 'Salvar mesmo assim' })).toBeVisible()

  notice.getByRole('button', { name: 'Recarregar' }).element().focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(notice.getByRole('radio', { name: 'Você' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(notice.getByRole('radio', { name: 'Ana Souza' })).toBeChecked()
  await expect.element(notice.getByText('Tudo escolhido: agora é só salvar.')).toBeVisible()
  await expect.element(field(dialog, 'Preço (R$)')).toHaveValue('900,00')
  acceptSaves()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  const [sent] = vi.mocked(saveItem).mock.lastCall ?? []
  expect(sent).toMatchObject({
    force: false,
    values: { price: 900, description: 'Minha', title: 'Natal na serra' },
    // The chosen price is no longer a conflict, and the title is still compared with the value when the form opened.
    expectedValues: { price: '900,00', title: 'Natal na serra' },
  })
})

test.each([
  [390, 844],
  [1366, 768],
])('at %i × %i the buttons of a conflict are in view', async (width, height) => {
  await page.viewport(width, height)
  const dialog = await openConflict()
  for (const name of ['Recarregar', 'Salvar mesmo assim', 'Atualizar']) {
    await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.viewport(1280, 800)
})

test('Recarregar shows the stored values, keeps one’s other changes, and offers the typed text again (SAVE-21)', async () => {
  const dialog = await openConflict()
  await noticeOf(dialog).getByRole('button', { name: 'Recarregar' }).click()
  await expect.element(field(dialog, 'Título')).toHaveValue('Delas')
  await expect.element(field(dialog, 'Descrição')).toHaveValue('Minha')
  await expect.element(field(dialog, 'Preço (R$)')).toHaveValue('900,00')
  await dialog.getByRole('radio', { name: 'Você' }).click()
  await expect.element(field(dialog, 'Preço (R$)')).toHaveValue('800')
  acceptSaves()
  await save(dialog)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentValues()).toMatchObject({ title: 'Delas', description: 'Minha', price: 800 })
})

test('Salvar mesmo assim forces one’s own values, and says whose changes were kept (SAVE-20, SAVE-21)', async () => {
  const dialog = await openConflict()
  const notes = ' As mudanças de Ana Souza em Título foram mantidas.'
  vi.mocked(saveItem).mockResolvedValueOnce({ ok: true, item: natal, fingerprint: 'x', notes })
  await noticeOf(dialog).getByRole('button', { name: 'Salvar mesmo assim' }).click()
  await expect.element(toast(`Pacote atualizado com sucesso!${notes}`)).toBeVisible()
  const [sent] = vi.mocked(saveItem).mock.lastCall ?? []
  expect(sent).toMatchObject({
    force: true,
    values: { price: 800, description: 'Minha' },
    expectedValues: { price: '1.000,00', title: 'Natal na serra' },
  })
})

test('Recarregar closes the form of an item that was deleted, and reloads the list (SAVE-21)', async () => {
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await fillEach(dialog, { Descrição: 'Minha' })
  refuseSave(null, [], [])
  await save(dialog)
  await expect
    .element(noticeOf(dialog).getByRole('alert'))
    .toHaveTextContent('Este item foi excluído por outra pessoa às 10:20.')
  await noticeOf(dialog).getByRole('button', { name: 'Recarregar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.refresh).toHaveBeenCalled()
})
