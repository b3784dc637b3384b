import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  acceptSaves,
  editPackage,
  field,
  markOfPackage,
  natal,
  newPackage,
  openTab,
  pendingOf,
  renderPackages,
  toast,
} from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { momentInHotel } from '@/lib/dates'
import { saveItem } from '../_list/actions'
import { deletePendingVersion, reschedulePendingVersions, savePendingVersion } from './actions'

const by = { by: 'Ana Souza' }
const [starts, ends] = [momentInHotel('2026-12-07', '08:00'), momentInHotel('2026-12-10', '23:59')]
/** Ana Souza has planned a price of 950 for a few days. */
const planned = pendingOf({ ...natal, price: 950 }, { ...by, starts, ends })
const appears = pendingOf({ ...natal, id: 'sereno', name: 'Sereno' }, { ...by, starts, base: null })
const happens = /^Preço: R\$.950,00 de 7 dez, 8h, até 10 dez, 23h59; depois R\$.1\.000,00 \(Ana Souza\)\.$/

const edit = { section: 'packages' as const, id: 'natal', pending: null, expectedFingerprint: 'a' }

async function openMark(form: Locator, opener = 'Mudar em…') {
  await form.getByRole('button', { name: opener }).click()
  return page.getByRole('dialog', { name: opener })
}

test('a form plans its changes from one moment to another, and says what changes when (SAVE-12)', async () => {
  const early = 'Escolha um momento depois do primeiro.'
  const later = momentInHotel('2099-01-01', '00:00')
  vi.mocked(savePendingVersion)
    .mockResolvedValueOnce({ ok: false, error: early, fieldErrors: { 'moments.ends': early } })
    .mockResolvedValueOnce({ ok: true, notes: '', mark: markOfPackage({ ...planned, starts: later }) })
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Preços')
  await userEvent.fill(field(dialog, 'Preço (R$)'), '950')
  const when = await openMark(dialog)
  await expect.element(when.getByText('Escolha o dia e a hora. Até lá o site fica como está.')).toBeVisible()
  const mark = when.getByRole('button', { name: 'Marcar' })
  await userEvent.fill(when.getByLabelText(/^Dia/), '2099-01-01')
  await expect.element(when.getByText(/^Em qui, 1 jan 2099, 0h: Preço R\$.950,00\.$/)).toBeVisible()
  await userEvent.fill(when.getByLabelText('Volta ao que era em'), '2098-12-31')
  await expect
    .element(when.getByText(/950,00\. Volta em qua, 31 dez 2098, 0h: Preço R\$.1\.000,00\.$/))
    .toBeVisible()
  await mark.click()
  await expect.element(when.getByText(early)).toBeVisible()
  await expect.element(when.getByLabelText('Volta ao que era em')).toHaveFocus()
  await userEvent.fill(when.getByLabelText('Volta ao que era em'), '')
  await mark.click()
  await expect
    .element(toast('Marcado: muda em qui, 1 jan 2099, 0h. Até lá o site fica como está.'))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(vi.mocked(savePendingVersion).mock.lastCall?.[0]).toMatchObject({
    section: 'packages',
    id: 'natal',
    pending: null,
    values: { price: '950' },
    moments: { starts: { day: '2099-01-01', time: '00:00' }, ends: null },
  })
})

test('a pending version of a new item gets a moment only if its form is complete (SAVE-12)', async () => {
  const error = 'Preço deve ser maior que zero'
  vi.mocked(savePendingVersion)
    .mockResolvedValueOnce({ ok: false, error, fieldErrors: { price: error } })
    .mockResolvedValueOnce({ ok: true, notes: '', mark: markOfPackage(appears) })
  await renderPackages([])
  const dialog = await newPackage()
  await expect.element(field(dialog, 'Nome')).toHaveFocus()
  await userEvent.keyboard('Sereno')
  for (const round of [1, 2]) {
    const when = await openMark(dialog, 'Aparecer em…')
    await expect.element(when.getByLabelText('Volta ao que era em')).not.toBeInTheDocument()
    await userEvent.fill(when.getByLabelText(/^Dia/), '2099-01-01')
    await userEvent.fill(when.getByLabelText(/^Hora/), '09:00')
    await when.getByRole('button', { name: 'Marcar' }).click()
    if (round === 2) break
    await expect.element(field(dialog, 'Preço (R$)')).toBeVisible()
    await expect.element(field(dialog, 'Preço (R$)')).toHaveAccessibleDescription(new RegExp(`^${error}`))
    await userEvent.fill(field(dialog, 'Preço (R$)'), '800')
  }
  await expect.element(toast('Marcado: aparece em qui, 1 jan 2099, 9h.')).toBeVisible()
})

test('list and form show the changed values; it is moved with its time and duration, published and dropped there (SAVE-13)', async () => {
  vi.mocked(reschedulePendingVersions).mockResolvedValue({ ok: true, notes: '' })
  const asked = answerQuestions(true, true)
  await renderPackages([natal], [planned])
  await expect.element(page.getByText('Muda em 7 dez, 8h', { exact: true })).toBeVisible()
  const dialog = await editPackage('Natal')
  await expect.element(dialog.getByText(happens)).toBeVisible()
  await dialog.getByRole('button', { name: /^Mudar a hora/ }).click()
  const when = page.getByRole('dialog', { name: 'Mudar a hora' })
  await expect.element(when.getByLabelText(/^Hora \(/)).toHaveValue('08:00')
  await userEvent.fill(when.getByLabelText(/^Dia/), '2027-01-30')
  await expect.element(when.getByLabelText('Volta ao que era em')).toHaveValue('2027-02-02')
  await when.getByRole('button', { name: 'Marcar' }).click()
  await expect.element(toast('Marcado para sáb, 30 jan, 8h. Volta em ter, 2 fev, 23h59.')).toBeVisible()
  expect(vi.mocked(reschedulePendingVersions)).toHaveBeenCalledWith({
    versions: [{ id: planned.id, version: 4 }],
    moments: { starts: { day: '2027-01-30', time: '08:00' }, ends: { day: '2027-02-02', time: '23:59' } },
  })
  await dialog.getByRole('button', { name: /^Publicar agora/ }).click()
  await expect.element(toast('Publicado: já está no site.')).toBeVisible()
  expect(vi.mocked(reschedulePendingVersions)).toHaveBeenLastCalledWith({
    versions: [{ id: planned.id, version: 4 }],
    moments: null,
  })
  const moments = { starts: { day: '2026-12-07', time: '08:00' }, ends: null }
  const deleted = { ...edit, values: { price: '950' }, moments }
  vi.mocked(deletePendingVersion).mockResolvedValue({ ok: true, deleted, notes: '' })
  await dialog.getByRole('button', { name: /^Descartar/ }).click()
  vi.mocked(savePendingVersion).mockResolvedValue({ ok: true, mark: markOfPackage(planned), notes: '' })
  await toast('Mudança descartada.').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast('Mudança de volta.')).toBeVisible()
  expect(vi.mocked(savePendingVersion)).toHaveBeenLastCalledWith(deleted)
  expect(vi.mocked(deletePendingVersion)).toHaveBeenCalledWith({ id: planned.id, version: 4 })
  expect(asked).toEqual(['Publicar agora: Preço?', 'Descartar esta mudança?'])
})

test('a form shows a version just published from its note, keeping typed text and focus (SAVE-13, SAVE-17)', async () => {
  acceptSaves()
  vi.mocked(reschedulePendingVersions).mockResolvedValue({ ok: true, notes: '' })
  answerQuestions(true)
  const list = await renderPackages([natal], [planned])
  const dialog = await editPackage('Natal')
  await userEvent.fill(field(dialog, 'Título'), 'Meu')
  await openTab(dialog, 'Preços')
  await dialog.getByRole('button', { name: /^Publicar agora/ }).click()
  await expect.element(toast('Publicado: já está no site.')).toBeVisible()
  await list.show([{ ...natal, price: 950 }])
  await expect.element(field(dialog, 'Preço (R$)')).toHaveValue('950,00')
  await expect.poll(() => document.activeElement?.matches('body, [role=dialog]')).toBe(false)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.poll(() => vi.mocked(saveItem).mock.calls).toHaveLength(1)
  expect(vi.mocked(saveItem).mock.lastCall?.[0]).toMatchObject({
    values: { title: 'Meu', price: 950 },
    expectedValues: { title: 'Natal na serra', price: '950,00' },
  })
})

test('buttons for two versions of one field have different names, and the focus stays in the list (SAVE-13)', async () => {
  vi.mocked(deletePendingVersion).mockResolvedValue({ ok: true, deleted: null, notes: '' })
  answerQuestions(true)
  const later = pendingOf({ ...natal, price: 960 }, { ...by, starts: ends })
  const list = await renderPackages([natal], [planned, later, appears])
  const dialog = await editPackage('Natal')
  for (const when of ['Muda em 7 dez, 8h', 'Muda em 10 dez, 23h59'])
    await expect
      .element(dialog.getByRole('button', { name: new RegExp(`^Mudar a hora ?: ${when}.*Preço$`) }))
      .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /^Descartar.*Sereno$/ }).click()
  await list.show([natal], [planned, later])
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

test('an impossible moment is refused at its field, and promises nothing (SAVE-12)', async () => {
  const past = 'Este momento já passou: escolha um que ainda vem.'
  vi.mocked(savePendingVersion).mockResolvedValue({
    ...{ ok: false, error: past, fieldErrors: { 'moments.starts': past } },
  })
  await renderPackages([natal])
  const when = await openMark(await editPackage('Natal'))
  await userEvent.fill(when.getByLabelText(/^Dia/), '2026-11-01')
  await expect.element(when.getByText(past)).toBeVisible()
  await when.getByRole('button', { name: 'Marcar' }).click()
  await expect.element(when.getByLabelText(/^Dia/)).toHaveAccessibleDescription(new RegExp(past))
  await expect.element(when.getByLabelText(/^Dia/)).toHaveFocus()
})

test('a planned version can be opened and saved again with its moments (SAVE-13)', async () => {
  vi.mocked(savePendingVersion).mockResolvedValue({
    ok: true,
    notes: '',
    mark: markOfPackage({ ...planned, version: 5 }),
  })
  await renderPackages([natal], [planned])
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Preços')
  await expect.element(field(dialog, 'Preço (R$)')).toHaveValue('1.000,00')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(field(dialog, 'Preço (R$)')).toHaveValue('950,00')
  await expect.element(dialog.getByText('Até seg, 7 dez, 8h o site fica como está.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Salvar rascunho' })).not.toBeInTheDocument()
  await userEvent.fill(field(dialog, 'Preço (R$)'), '960')
  await dialog.getByRole('button', { name: 'Guardar para depois' }).click()
  await expect.element(toast('Guardado para seg, 7 dez, 8h. Até lá o site fica como está.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const [sent] = vi.mocked(savePendingVersion).mock.lastCall ?? []
  expect(sent).toMatchObject({ pending: { id: planned.id, version: 4 }, values: { price: '960' } })
  expect(sent).not.toHaveProperty('moments')
})

test('list and form warn about a field stored with another value until it is planned again (SAVE-14)', async () => {
  const current = { ...natal, price: 920 }
  const list = await renderPackages([current], [planned])
  await expect.element(page.getByText('Muda em 7 dez, 8h: confira')).toBeVisible()
  const dialog = await editPackage('Natal')
  const problem = dialog.getByText(/^Preço mudou depois: agora R\$.920,00, em 7 dez R\$.950,00\.$/)
  await expect.element(problem).toBeVisible()
  await list.show([current], [{ ...planned, base: current }])
  await expect.element(problem).not.toBeInTheDocument()
})

test('a version that is live until its end says what reverts and what stays, and is ended or kept (SAVE-13, SAVE-14)', async () => {
  vi.mocked(reschedulePendingVersions).mockResolvedValue({ ok: true, notes: '' })
  const begun = { ...planned, starts: momentInHotel('2026-11-19', '08:00'), replaced: { price: 1000 } }
  const list = await renderPackages([{ ...natal, price: 950 }], [begun])
  await expect.element(page.getByText('Volta em 10 dez, 23h59', { exact: true })).toBeVisible()
  const dialog = await editPackage('Natal')
  await expect
    .element(dialog.getByText(/^Preço: R\$.950,00 até 10 dez, 23h59; depois R\$.1\.000,00 \(Ana Souza\)\.$/))
    .toBeVisible()
  const asked = answerQuestions(true)
  await dialog.getByRole('button', { name: /^Voltar agora/ }).click()
  await expect.element(toast('Voltou: já está no site.')).toBeVisible()
  expect(asked).toEqual(['Voltar agora: Preço?'])
  await list.show([{ ...natal, price: 900 }], [begun])
  await expect
    .element(dialog.getByText(/^Preço mudou depois: fica R\$.900,00, e não volta a R\$.1\.000,00\.$/))
    .toBeVisible()
})

test('waiting new items and versions of deleted ones are above the list (SAVE-13, SAVE-16)', async () => {
  const gone = {
    ...planned,
    id: 'gone',
    item: { ...planned.item, id: 'gone' },
    base: { ...natal, id: 'gone' },
  }
  await renderPackages([natal], [appears, gone])
  const above = page.getByRole('region', { name: 'Ainda não publicado' })
  await expect.element(above.getByText('Aparece em 7 dez, 8h (Ana Souza).')).toBeVisible()
  await expect.element(above.getByText('Não se aplica mais: o item foi excluído.')).toBeVisible()
  expect(above.getByRole('button', { name: /^Publicar agora/ }).elements()).toHaveLength(1)
  await above.getByRole('link', { name: /^Continuar.*Sereno$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await expect.element(dialog.getByRole('button', { name: 'Guardar para depois' })).toBeVisible()
})
