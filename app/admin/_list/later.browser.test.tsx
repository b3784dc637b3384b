import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  editPackage,
  field,
  natal,
  newPackage,
  openTab,
  renderPackages,
  toast,
} from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import type { Later } from '@/lib/content/later'
import { momentInHotel } from '@/lib/dates'
import { cancelChange, confirmChange, markChange, rescheduleChange } from './later-actions'

/** Ana Souza has marked a price of 950 for New Year. */
const marked: Later = {
  id: 'change',
  section: 'packages',
  item: 'natal',
  at: momentInHotel('2027-01-01', '00:00'),
  change: { price: 950 },
  base: natal,
  by: 'Ana Souza',
}
const newItem = {
  ...marked,
  id: 'new',
  item: 'sereno',
  base: null,
  change: { name: 'Sereno', slug: 'sereno' },
}

async function openMark(form: Locator, opener = 'Mudar em…') {
  await form.getByRole('button', { name: opener }).click()
  return page.getByRole('dialog', { name: opener })
}

test('a form marks its changes for a moment and back, and says what changes when (SAVE-12)', async () => {
  const early = 'Escolha um momento depois do primeiro.'
  vi.mocked(markChange)
    .mockResolvedValueOnce({ ok: false, error: early, fieldErrors: { back: early } })
    .mockResolvedValueOnce({ ok: true })
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Preços')
  await userEvent.fill(field(dialog, 'Preço (R$)'), '950')
  const when = await openMark(dialog)
  await expect.element(when.getByText('Escolha o dia e a hora. Até lá o site fica como está.')).toBeVisible()
  const mark = when.getByRole('button', { name: 'Marcar mudança' })
  await userEvent.fill(when.getByLabelText(/^Dia/), '2099-01-01')
  await expect.element(when.getByRole('status')).toHaveTextContent('Em qui, 1 jan 2099, 0h: Preço.')
  await userEvent.fill(when.getByLabelText('Volta ao de hoje em'), '2098-12-31')
  await expect.element(when.getByText(/Preço\. Volta em qua, 31 dez 2098, 0h\.$/)).toBeVisible()
  await mark.click()
  await expect.element(when.getByText(early)).toBeVisible()
  await userEvent.fill(when.getByLabelText('Volta ao de hoje em'), '')
  await mark.click()
  await expect
    .element(toast('Marcado: muda em qui, 1 jan 2099, 0h. Até lá o site fica como está.'))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(vi.mocked(markChange).mock.lastCall?.[0]).toMatchObject({
    list: 'packages',
    id: 'natal',
    values: { price: '950' },
    moment: { day: '2099-01-01', time: '00:00' },
    back: null,
  })
})

test('a new item appears later only if its form is complete (SAVE-12)', async () => {
  const error = 'Preço deve ser maior que zero'
  vi.mocked(markChange)
    .mockResolvedValueOnce({ ok: false, error, fieldErrors: { price: error } })
    .mockResolvedValueOnce({ ok: true })
  await renderPackages([])
  const dialog = await newPackage()
  await userEvent.keyboard('Sereno')
  for (const round of [1, 2]) {
    const when = await openMark(dialog, 'Aparecer em…')
    await expect.element(when.getByLabelText('Volta ao de hoje em')).not.toBeInTheDocument()
    await userEvent.fill(when.getByLabelText(/^Dia/), '2099-01-01')
    await userEvent.fill(when.getByLabelText(/^Hora/), '09:00')
    await when.getByRole('button', { name: 'Marcar mudança' }).click()
    if (round === 2) break
    await expect.element(field(dialog, 'Preço (R$)')).toBeVisible()
    await expect.element(field(dialog, 'Preço (R$)')).toHaveAccessibleDescription(new RegExp(`^${error}`))
    await userEvent.fill(field(dialog, 'Preço (R$)'), '800')
  }
  await expect.element(toast('Marcado: aparece em qui, 1 jan 2099, 9h.')).toBeVisible()
})

test('list and form say what changes, when and by whom; it is moved, applied and undone there (SAVE-13)', async () => {
  for (const action of [rescheduleChange, cancelChange]) vi.mocked(action).mockResolvedValue({ ok: true })
  const asked = answerQuestions(true)
  await renderPackages([natal], { later: [marked] })
  await expect.element(page.getByText('Muda em 1 jan', { exact: true })).toBeVisible()
  const dialog = await editPackage('Natal')
  await expect.element(dialog.getByText('Muda em sex, 1 jan, 0h: Preço (Ana Souza).')).toBeVisible()
  await dialog.getByRole('button', { name: /^Mudar a hora/ }).click()
  const when = page.getByRole('dialog', { name: 'Mudar a hora' })
  await userEvent.fill(when.getByLabelText(/^Dia/), '2026-12-31')
  await userEvent.fill(when.getByLabelText(/^Hora/), '18:30')
  await when.getByRole('button', { name: 'Mudar a hora' }).click()
  await expect.element(toast('A mudança fica para qui, 31 dez, 18h30.')).toBeVisible()
  const moment = { day: '2026-12-31', time: '18:30' }
  expect(vi.mocked(rescheduleChange)).toHaveBeenCalledWith({ change: 'change', moment })
  await dialog.getByRole('button', { name: /^Aplicar agora/ }).click()
  await expect.element(toast('Mudança aplicada: já está no site.')).toBeVisible()
  expect(asked).toEqual(['Aplicar agora no site: Preço?'])
  expect(vi.mocked(rescheduleChange)).toHaveBeenLastCalledWith({ change: 'change', moment: null })
  await dialog.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.element(toast('Desfeita: nada muda em sex, 1 jan, 0h.')).toBeVisible()
  expect(vi.mocked(cancelChange)).toHaveBeenCalledWith({ change: 'change' })
})

test('a field that was stored with another value meanwhile is told by list and form until it is kept (SAVE-14)', async () => {
  vi.mocked(confirmChange).mockResolvedValue({ ok: true })
  const current = { ...natal, price: 920 }
  const list = await renderPackages([current], { later: [marked] })
  await expect.element(page.getByText('Muda em 1 jan: confira')).toBeVisible()
  const dialog = await editPackage('Natal')
  const problem = dialog.getByText(/^Preço mudou depois: agora R\$.920,00, em 1 jan R\$.950,00\.$/)
  await expect.element(problem).toBeVisible()
  await dialog.getByRole('button', { name: /^Manter a mudança/ }).click()
  await expect.element(toast('Mantida: muda em sex, 1 jan, 0h.')).toBeVisible()
  expect(vi.mocked(confirmChange)).toHaveBeenCalledWith({ list: 'packages', change: 'change' })
  await list.show([current], { later: [{ ...marked, base: current }] })
  await expect.element(problem).not.toBeInTheDocument()
})

test('new items that wait and changes of deleted ones are above the list (SAVE-13, SAVE-16)', async () => {
  vi.mocked(cancelChange).mockResolvedValue({ ok: true })
  const gone = { ...marked, id: 'gone', item: 'gone', base: { id: 'gone', name: 'Sumido', price: 1 } }
  await renderPackages([natal], { later: [newItem, gone] })
  const above = page.getByRole('region', { name: 'Mudanças marcadas' })
  await expect.element(above.getByText('Aparece em sex, 1 jan, 0h: Sereno (Ana Souza).')).toBeVisible()
  await expect.element(above.getByText('Não se aplica mais: o item foi excluído.')).toBeVisible()
  expect(above.getByRole('button', { name: /^Aplicar agora/ }).elements()).toHaveLength(1)
  await above.getByRole('button', { name: /^Desfazer ?: Sereno/ }).click()
  await expect.element(toast('Desfeita: voltou a ser rascunho.')).toBeVisible()
})
