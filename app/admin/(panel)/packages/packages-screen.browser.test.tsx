import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { pressWithoutAnswer } from '@/e2e/components/hands'
import { acceptSaves, field, natal, renderPackages, toast } from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { textsOf } from '@/e2e/components/screen'
import { itemFingerprint, type StoredItem } from '@/lib/content/list'
import {
  changeItems,
  deleteItem,
  moveItem,
  saveItem,
  setItemActive,
  undoDeleteItem,
} from '../../_list/actions'

const packageLike = (id: string, name: string, orderIndex: number): StoredItem => ({
  ...natal,
  ...{ id, name, title: '', slug: id, orderIndex },
})
const pascoa = packageLike('pascoa', 'Páscoa', 1)
const virada = packageLike('virada', 'Réveillon', 2)
const address = window.location.href

// The filter is kept in the browser's own address.
beforeEach(() => window.history.replaceState(null, '', address))
afterEach(() => page.viewport(1280, 800))

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Editar ${name}` }) })
const names = () =>
  page
    .getByRole('button', { name: /^Editar / })
    .elements()
    .map((button) => button.ariaLabel?.slice(7))
const undo = (message: string | RegExp) => toast(message).getByRole('button', { name: 'Desfazer' }).click()

test('the list shows the stored fields of every package, even of one that the site cannot show (PKG-1, PKG-25)', async () => {
  vi.mocked(changeItems).mockResolvedValue({ ok: true, notes: '', left: [], version: 7 })
  const dates = {
    offerEnd: '2026-12-18',
    accommodationStart: '2026-12-23',
    accommodationEnd: '2026-12-27',
  }
  await renderPackages([
    { ...natal, price: 6980, originalPrice: 7890, dates, isFeatured: true },
    { ...pascoa, active: false },
    { ...virada, dates: { offerEnd: '2025-07-18' } },
    { ...natal, id: 'later', name: 'Depois', dates: { offerStart: '2026-12-01' }, showFromStart: true },
    { ...natal, id: 'broken', name: 'Quebrado', price: 'caro', category: '' },
  ])
  const columns = ['Ordem', 'Imagem', 'Nome', 'Categoria', 'Preço', 'Período', 'Status', 'Ações']
  expect(textsOf(page.getByRole('columnheader'))).toEqual(columns)
  expect(names()).toEqual(['Natal', 'Páscoa', 'Réveillon', 'Depois', 'Quebrado'])
  const shown = (name: string) => rowOf(name).element().textContent?.replaceAll('\u00a0', ' ')
  for (const text of [
    'natal',
    'Família',
    'R$ 6.980,00',
    'Preço original: R$ 7.890,00',
    '23/12/2026 a 27/12/2026',
    'oferta até 18/12/2026',
    'Ativo',
  ]) {
    expect(shown('Natal')).toContain(text)
  }
  const star = rowOf('Natal').getByRole('switch', { name: 'Destaque na Home: Natal' })
  await expect.element(star).toBeChecked()
  await expect
    .element(rowOf('Natal').getByRole('link', { name: /Ver Natal no site/ }))
    .toHaveAttribute('href', '/oferta/natal')
  expect(shown('Páscoa')).toContain('Inativo')
  await expect.element(rowOf('Páscoa').getByRole('button', { name: /não está publicado/ })).toBeDisabled()
  expect(shown('Réveillon')).toMatch(/Vencida.*Desativar/)
  expect(shown('Depois')).toContain('Aparece em 1 dez')
  expect(shown('Quebrado')).toContain('Ainda não pode aparecer no site: confira a categoria e o preço.')
  await rowOf('Quebrado').getByRole('switch').click()
  await undo('Pacote atualizado com sucesso!')
  await expect.element(toast('Tudo como estava antes.')).toBeVisible()
  const change = (isFeatured: boolean) => ({
    id: 'broken',
    before: { isFeatured: !isFeatured },
    after: { isFeatured },
  })
  expect(vi.mocked(changeItems).mock.calls).toEqual([
    [{ list: 'packages', changes: [change(true)], undoes: null }],
    [{ list: 'packages', changes: [change(false)], undoes: 7 }],
  ])
})

test('without packages the list says so, and offers no filter (PKG-1)', async () => {
  await renderPackages([])
  await expect.element(page.getByText('Nenhum pacote cadastrado ainda.')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
})

test('words, status and category narrow a long list, and the address follows (PKG-2)', async () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    ...packageLike(`p${place}`, `Muitos ${place}`, 10 + place),
    ...{ category: 'aventura', active: false },
  }))
  await renderPackages([natal, virada, ...many])
  await expect.poll(names).toHaveLength(62)
  const search = page.getByRole('searchbox', { name: 'Buscar pacotes' })
  await userEvent.type(search, 'natal 2026{ArrowLeft>5/} em')
  await expect.element(search).toHaveValue('natal em 2026')
  await expect.poll(() => window.location.search).toBe('?busca=natal+em+2026')
  await expect.element(page.getByText('Nenhum pacote encontrado com os filtros selecionados.')).toBeVisible()

  await userEvent.fill(search, 'REVEILLON')
  await expect.poll(names).toEqual(['Réveillon'])
  await expect.element(page.getByRole('status').filter({ hasText: '1 pacote' })).toBeVisible()
  await userEvent.fill(search, 'muitos 5')
  await expect.element(page.getByText('Para mudar a ordem, limpe os filtros.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Mover/ })).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Categoria' }), 'Aventura')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Inativos')
  await expect.poll(() => window.location.search).toBe('?busca=muitos+5&status=inativo&categoria=aventura')
  expect(names()).toHaveLength(15)
  await page.getByRole('button', { name: 'Limpar filtros' }).last().click()
  await expect.poll(names).toHaveLength(62)
  await expect.poll(() => window.location.search).toBe('')
})

test('a link and Back change the filter (PKG-2)', async () => {
  await renderPackages([natal, virada])
  const search = page.getByRole('searchbox')
  window.history.pushState(null, '', '?busca=natal')
  await expect.poll(names).toEqual(['Natal'])
  await expect.element(search).toHaveValue('natal')
  window.history.back()
  await expect.poll(names).toEqual(['Natal', 'Réveillon'])
  await expect.element(search).toHaveValue('')
})

test('the order changes by keyboard and by dragging; the button keeps the focus, and each move is announced (PKG-2, SAVE-7)', async () => {
  vi.mocked(moveItem).mockResolvedValue({ ok: true, notes: '', version: 2 })
  const list = await renderPackages([natal, pascoa, virada])
  const up = page.getByRole('button', { name: 'Mover para cima: Páscoa' })
  await userEvent.tab()
  await expect.element(up).toBeVisible()
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  const lastMove = () => vi.mocked(moveItem).mock.lastCall?.[0]
  await expect.poll(lastMove).toEqual({ list: 'packages', id: 'pascoa', after: null })
  await list.show([pascoa, natal, virada])
  await expect.element(page.getByText('Páscoa: posição 1 de 3.')).toBeInTheDocument()
  await expect.element(up).toHaveFocus()

  const handle = rowOf('Réveillon').getByTitle('Arraste para mudar a ordem')
  await userEvent.dragAndDrop(handle, rowOf('Páscoa'), { targetPosition: { x: 40, y: 4 } })
  await expect.poll(lastMove).toEqual({ list: 'packages', id: 'virada', after: null })

  const gone = 'A lista mudou enquanto isso. Tente de novo.'
  vi.mocked(moveItem).mockResolvedValue({ ok: false, error: gone })
  await page.getByRole('button', { name: 'Mover para cima: Réveillon' }).click()
  await expect.element(toast(gone)).toBeVisible()
})

test('a price is changed in its row by keyboard, and a refusal is shown there (PKG-20)', async () => {
  vi.mocked(changeItems).mockResolvedValue({ ok: true, notes: '', left: [], version: 3 })
  await renderPackages([{ ...natal, price: 1005 }])
  const row = rowOf('Natal')
  const price = row.getByRole('button', { name: /mudar o preço/ })
  const typed = row.getByRole('textbox', { name: 'Preço de Natal, em reais' })
  price.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(typed).toHaveFocus()
  await expect.element(typed).toHaveValue('1.005,00')
  await userEvent.keyboard('{Escape}')
  await expect.element(typed).not.toBeInTheDocument()
  await expect.element(price).toHaveFocus()
  // The current price is selected, so that typing replaces it.
  await userEvent.keyboard('{Enter}')
  await expect.element(typed).toHaveFocus()
  await userEvent.keyboard('R$ 1.250,50{Enter}')
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  await undo('Pacote atualizado com sucesso!')
  await expect.element(toast('Tudo como estava antes.')).toBeVisible()
  expect(vi.mocked(changeItems).mock.calls.map(([{ changes }]) => changes)).toEqual([
    [{ id: 'natal', before: { price: '1.005,00' }, after: { price: 1250.5 } }],
    [{ id: 'natal', before: { price: 1250.5 }, after: { price: '1.005,00' } }],
  ])
  const refused = '“Natal”: alterado enquanto isso. Nada foi mudado.'
  vi.mocked(changeItems).mockResolvedValue({ ok: false, error: refused })
  await price.click()
  await userEvent.fill(typed, '900')
  await userEvent.keyboard('{Enter}')
  await expect.element(row.getByRole('alert')).toHaveTextContent(refused)
})

test('the prices of selected packages are previewed before they change, and Desfazer names those that stay (PKG-21)', async () => {
  vi.mocked(changeItems).mockResolvedValue({ ok: true, notes: '', left: [], version: 3 })
  await renderPackages([
    { ...natal, price: 1100, originalPrice: 1110 },
    { ...pascoa, price: 70 },
    { ...virada, price: 'caro' },
  ])
  page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' }).element().focus()
  await userEvent.keyboard(' ')
  const bar = page.getByRole('region', { name: 'Selecionados' })
  await expect.element(bar.getByText('3 selecionados')).toBeVisible()
  await bar.getByRole('button', { name: 'Alterar preços' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar preços' })
  await expect.element(dialog.getByLabelText('Mudança')).toHaveFocus()
  await userEvent.selectOptions(dialog.getByLabelText('Mudança'), 'Diminuir em R$')
  await userEvent.type(dialog.getByLabelText('Quanto, em reais'), '70')
  await expect
    .element(dialog.getByText('Um preço tem de ficar acima de zero e até R$ 1.000.000,00.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Alterar 1 pacote' })).toBeDisabled()
  await userEvent.selectOptions(dialog.getByLabelText('Mudança'), 'Aumentar em %')
  await userEvent.fill(dialog.getByLabelText('Quanto, em %'), '1,5')
  const lines = () => textsOf(dialog.getByRole('listitem')).map((line) => line?.replaceAll('\u00a0', ' '))
  await expect
    .poll(lines)
    .toEqual([
      'Natalde R$ 1.100,00 para R$ 1.117,00arredondado de R$ 1.116,50 · sem desconto: o original é R$ 1.110,00',
      'Páscoade R$ 70,00 para R$ 71,00arredondado de R$ 71,05',
      'Réveillonsem preço: fica como está',
    ])
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Preços de 2 pacotes alterados.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(bar).not.toBeInTheDocument()
  expect(vi.mocked(changeItems)).toHaveBeenCalledExactlyOnceWith({
    list: 'packages',
    changes: [
      { id: 'natal', before: { price: 1100 }, after: { price: 1117 } },
      { id: 'pascoa', before: { price: 70 }, after: { price: 71 } },
    ],
    undoes: null,
  })
  vi.mocked(changeItems).mockResolvedValue({ ok: true, notes: '', left: ['“Páscoa”'], version: 4 })
  await undo('Preços de 2 pacotes alterados.')
  await expect
    .element(toast('Desfeito. Ficou como está, porque foi alterado depois: “Páscoa”.'))
    .toBeVisible()
})

test('selected packages are published and hidden together, and a refusal keeps the selection (PKG-21)', async () => {
  vi.mocked(changeItems).mockResolvedValueOnce({ ok: false, error: 'alterado enquanto isso' })
  await renderPackages([{ ...natal, active: false }, { ...pascoa, active: false }, virada])
  const bar = page.getByRole('region', { name: 'Selecionados' })
  for (const name of ['Natal', 'Páscoa', 'Réveillon']) {
    await page.getByRole('checkbox', { name: `Selecionar ${name}` }).click()
  }
  await bar.getByRole('button', { name: 'Publicar' }).click()
  await expect.element(toast('alterado enquanto isso')).toBeVisible()
  await expect.element(bar.getByText('3 selecionados')).toBeVisible()
  vi.mocked(changeItems).mockResolvedValue({ ok: true, notes: '', left: [], version: 3 })
  await bar.getByRole('button', { name: 'Publicar' }).click()
  await expect.element(toast('2 pacotes publicados.')).toBeVisible()
  expect(vi.mocked(changeItems).mock.lastCall?.[0].changes).toEqual(
    ['natal', 'pascoa'].map((id) => ({ id, before: { active: false }, after: { active: true } })),
  )
  await page.getByRole('checkbox', { name: 'Selecionar Natal' }).click()
  await bar.getByRole('button', { name: 'Ocultar' }).click()
  await expect.element(toast('Nada a mudar: o que está selecionado já está oculto.')).toBeVisible()
})

test('hiding acts at once and can be undone (PKG-12)', async () => {
  vi.mocked(setItemActive).mockResolvedValue({ ok: true, notes: '', version: 2 })
  const list = await renderPackages([{ ...natal, dates: { offerEnd: '2025-07-18' } }])
  const row = rowOf('Natal')
  await expect.element(row.getByText('Vencida')).toBeVisible()
  const answer = Promise.withResolvers<{ ok: true; notes: string; version: number }>()
  vi.mocked(setItemActive).mockReturnValueOnce(answer.promise)
  await row.getByRole('button', { name: 'Desativar Natal' }).click()
  await expect.element(row.getByText('Inativo')).toBeVisible()
  await expect.element(row.getByText('Vencida')).not.toBeInTheDocument()
  answer.resolve({ ok: true, notes: '', version: 2 })
  await list.show([{ ...natal, active: false }])
  await undo('Pacote atualizado com sucesso!')
  await expect
    .poll(() => vi.mocked(setItemActive).mock.calls)
    .toEqual([false, true].map((active) => [{ list: 'packages', id: 'natal', active }]))
})

test('published packages that are not live say why, alone and together (PKG-12, FORM-22)', async () => {
  const over = { ...natal, active: false, hideAtEnd: true, dates: { offerEnd: '2025-07-18' } }
  vi.mocked(setItemActive).mockResolvedValue({ ok: true, notes: '', version: 2 })
  vi.mocked(changeItems).mockResolvedValue({ ok: true, notes: '', version: 3, left: [] })
  await renderPackages([over])
  await rowOf('Natal').getByRole('button', { name: 'Ativar Natal' }).click()
  await expect
    .element(toast(/^Sucesso ?Pacote atualizado com sucesso! Fora do site desde .*18 jul 2025/))
    .toBeVisible()
  // The stored list is still the one before.
  await expect.element(rowOf('Natal').getByRole('button', { name: 'Ativar Natal' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar Natal' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect.element(toast('1 pacote publicado. Fora do site agora: Natal.')).toBeVisible()
})

test('deleting asks, asks again if an edit would be lost, and can be undone (PKG-11, PKG-13, SAVE-8)', async () => {
  const error = 'Este item foi alterado por outra pessoa às 10:00.'
  const conflict = { at: '10:00', current: natal, who: ['O sistema mudou: Preço.'], conflicting: [] }
  vi.mocked(deleteItem).mockResolvedValueOnce({ ok: false, error, conflict })
  vi.mocked(undoDeleteItem).mockResolvedValue({ ok: true, notes: '', version: 9 })
  const sure = 'Tem certeza que deseja excluir este pacote?'
  const asked = answerQuestions(false, true, false, true, true)
  const list = await renderPackages([natal, pascoa])
  const remove = page.getByRole('button', { name: 'Excluir Natal' })
  await remove.click()
  expect(vi.mocked(deleteItem)).not.toHaveBeenCalled()
  await remove.click()
  await expect
    .poll(() => asked)
    .toEqual([sure, sure, `${error} O sistema mudou: Preço. Excluir mesmo assim?`])
  await expect.element(rowOf('Natal')).toBeVisible()

  vi.mocked(deleteItem).mockResolvedValueOnce({ ok: false, error, conflict })
  vi.mocked(deleteItem).mockResolvedValueOnce({ ok: true, notes: '', version: 8 })
  await remove.click()
  await expect.element(toast('Pacote excluído com sucesso!')).toBeVisible()
  expect(vi.mocked(deleteItem).mock.calls.map(([{ force }]) => force)).toEqual([false, false, true])
  await list.show([pascoa])
  await expect.element(rowOf('Natal')).not.toBeInTheDocument()
  await undo('Pacote excluído com sucesso!')
  await expect.element(toast('Pacote restaurado.')).toBeVisible()
  expect(vi.mocked(undoDeleteItem)).toHaveBeenCalledWith({ list: 'packages', id: 'natal', version: 8 })
  await expect.element(page.getByRole('region', { name: 'Pacotes' })).toHaveFocus()
})

test('one’s own last change in this tab is no conflict for the next action (PKG-11, SAVE-17)', async () => {
  let stored: StoredItem = natal
  const asked = answerQuestions(true)
  const print = (item: StoredItem) => itemFingerprint({ orderField: 'orderIndex' }, item)
  vi.mocked(setItemActive).mockImplementation(async ({ active }) => {
    const from = print(stored)
    stored = { ...stored, active, updatedAt: 'now' }
    return { ok: true, notes: '', version: 2, steps: [{ id: stored.id, from, to: print(stored) }] }
  })
  const who = ['Você, em outra aba, mudou: Ativo.']
  vi.mocked(deleteItem).mockImplementation(async ({ expectedFingerprint }) =>
    expectedFingerprint === print(stored)
      ? { ok: true, notes: '', version: 3 }
      : { ok: false, error: 'alterado', conflict: { at: '10:00', current: stored, who, conflicting: [] } },
  )
  const list = await renderPackages([natal])
  await page.getByRole('button', { name: 'Desativar Natal' }).click()
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  await page.getByRole('button', { name: 'Excluir Natal' }).click()
  // The new list arrives after the response to the first action.
  await list.show([stored])
  await expect.element(toast('Pacote excluído com sucesso!')).toBeVisible()
  expect(asked).toEqual(['Tem certeza que deseja excluir este pacote?'])
})

test('this tab’s saves in the form are no conflict for deleting (SAVE-17)', async () => {
  acceptSaves()
  const asked = answerQuestions(true)
  vi.mocked(deleteItem).mockResolvedValue({ ok: true, notes: '', version: 3 })
  await renderPackages([natal])
  await page.getByRole('button', { name: 'Editar Natal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Excluir Natal' }).click()
  await expect
    .poll(() => vi.mocked(deleteItem).mock.lastCall?.[0])
    .toMatchObject({ expectedFingerprint: `${natal.id} saved` })
  expect(asked).toEqual(['Tem certeza que deseja excluir este pacote?'])
})

test('a form opened while one’s own change of its item is being sent starts with that change (SAVE-17)', async () => {
  const print = (item: StoredItem) => itemFingerprint({ orderField: 'orderIndex' }, item)
  const hidden: StoredItem = { ...natal, active: false, updatedAt: 'now' }
  const answer = Promise.withResolvers<void>()
  vi.mocked(setItemActive).mockImplementation(async () => {
    await answer.promise
    return {
      ok: true,
      notes: '',
      version: 2,
      steps: [{ id: natal.id, from: print(natal), to: print(hidden) }],
    }
  })
  vi.mocked(saveItem).mockResolvedValue({ ok: false, error: 'Recusado.' })
  const list = await renderPackages([natal])
  await page.getByRole('button', { name: 'Desativar Natal' }).click()
  await page.getByRole('button', { name: 'Editar Natal' }).click()
  answer.resolve()
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  await list.show([hidden])
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.poll(() => vi.mocked(saveItem).mock.calls.length).toBe(1)
  expect(vi.mocked(saveItem).mock.calls[0]?.[0]).toMatchObject({
    expectedFingerprint: print(hidden),
    values: { active: false },
  })
})

test('prices that the server does not answer can be left after 8 s (FORM-18)', async () => {
  const answer = Promise.withResolvers<{ ok: false; error: string }>()
  vi.mocked(changeItems).mockReturnValueOnce(answer.promise)
  await renderPackages([natal])
  await page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' }).click()
  await page.getByRole('button', { name: 'Alterar preços' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar preços' })
  await userEvent.fill(dialog.getByLabelText('Quanto, em %'), '10')
  const button = dialog.getByRole('button', { name: 'Alterar 1 pacote' })
  await (await pressWithoutAnswer(dialog, button)).click()
  await expect.element(dialog).not.toBeInTheDocument()
  answer.resolve({ ok: false, error: 'Tarde.' })
})

test('without a connection the list stays unchanged, and says so (PKG-13)', async () => {
  for (const action of [setItemActive, deleteItem]) {
    vi.mocked(action).mockRejectedValue(new TypeError('Failed to fetch'))
  }
  answerQuestions(true)
  await renderPackages([natal])
  const lost = 'Sem conexão: nada mudou. Verifique a internet e tente de novo.'
  await rowOf('Natal').getByRole('button', { name: 'Desativar Natal' }).click()
  await expect.element(toast(`Erro ao salvar pacote. ${lost}`)).toBeVisible()
  await expect.element(rowOf('Natal').getByText('Ativo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Excluir Natal' }).click()
  await expect.element(toast(`Erro ao excluir pacote. ${lost}`)).toBeVisible()
  await expect.element(rowOf('Natal')).toBeVisible()
})

test('on a phone packages are cards with the same actions, and the form has large touch targets (ADM-20)', async () => {
  await page.viewport(390, 844)
  await renderPackages([natal, pascoa])
  const box = (locator: Locator) => locator.element().getBoundingClientRect()
  const { left, right } = box(rowOf('Natal'))
  expect([left >= 0, right <= 390]).toEqual([true, true])
  await expect.element(page.getByRole('button', { name: 'Duplicar Natal' })).toBeInViewport()
  const arrow = box(page.getByRole('button', { name: 'Mover para cima: Páscoa' }))
  expect(Math.min(arrow.width, arrow.height)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Editar Natal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await expect.element(dialog.getByRole('tab', { name: 'Config' })).toBeInViewport({ ratio: 1 })
  expect(box(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await expect.element(field(dialog, 'Nome')).toBeVisible()
  // iOS zooms into fields with smaller text.
  const sizes = [...document.querySelectorAll('input, select, textarea')].map((input) =>
    Number.parseFloat(getComputedStyle(input).fontSize),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
})
