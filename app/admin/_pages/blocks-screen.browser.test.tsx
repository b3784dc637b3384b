import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderBlocks, toast } from '@/e2e/components/forms'
import { pendingOf } from '@/e2e/components/packages'
import { choose, holdReading, photo, receiveUploads, storedAt } from '@/e2e/components/uploads'
import { duplicateItem, saveItem, setItemActive } from '../_list/actions'
import { reschedulePendingVersions } from '../_pending/actions'

const meals = {
  ...{ id: 'meals', name: 'Três mesas por dia', kind: 'menu', title: 'Três mesas por dia' },
  items: [
    { title: 'Café da manhã', detail: 'das 7h30 às 10h30', text: 'Pão da casa.' },
    { title: 'Almoço', detail: '', text: '' },
    { title: 'Jantar', detail: '', text: '' },
  ],
}
const opening = { id: 'top', name: 'À mesa', kind: 'opening', title: 'À mesa', image: '/images/a.jpg' }
const quote = { id: 'quote', name: 'Sem pressa.', kind: 'quote', quote: 'Sem pressa.', tone: 'light' }
const saved = { ok: true, item: meals, fingerprint: 'b', notes: '' } as const

const dialog = page.getByRole('dialog').first()
const sent = () => vi.mocked(saveItem).mock.lastCall?.[0].values

async function newBlock(kind: RegExp) {
  await page.getByRole('button', { name: 'Novo Bloco' }).click()
  await dialog.getByRole('button', { name: kind }).click()
}

test('rows are moved and removed with focus and an announcement, and a new one is validated at its field (FORM-16)', async () => {
  await renderBlocks('restaurant_blocks', [meals])
  await page.getByRole('button', { name: 'Editar Três mesas por dia' }).click()
  const row = (number: number) => dialog.getByRole('group', { name: `refeição ou prato ${number}` })
  await userEvent.fill(row(1).getByLabelText(/^Horário ou preço/), 'das 6h45 às 10h45')
  const up = dialog.getByRole('button', { name: 'Mover para cima: Jantar' })
  await up.click()
  await expect.element(up).toHaveFocus()
  await expect.element(dialog.getByText('Jantar: posição 2 de 3.')).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Remover Jantar' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Remover Almoço' })).toHaveFocus()
  await expect.element(dialog.getByText('Removido: Jantar.')).toBeInTheDocument()

  await dialog.getByRole('button', { name: 'Adicionar refeição ou prato' }).click()
  const name = row(3).getByLabelText(/^Nome/)
  await expect.element(name).toHaveFocus()
  await userEvent.fill(row(3).getByLabelText('Texto'), 'Bolo de fubá.')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(name).toHaveAccessibleDescription(/^Preencha este campo/)
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Chá da tarde')
  vi.mocked(saveItem).mockResolvedValue(saved)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(toast('Bloco atualizado com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({
    kind: 'menu',
    items: [{ detail: 'das 6h45 às 10h45' }, { title: 'Almoço' }, { title: 'Chá da tarde' }],
  })
})

test('a new block starts with its kind, and its form says what is missing (ADM-23, PAGE-8)', async () => {
  receiveUploads()
  await renderBlocks('restaurant_blocks', [opening])
  await page.getByRole('button', { name: 'Novo Bloco' }).click()
  const gallery = dialog.getByRole('list', { name: 'Tipos de bloco' })
  await expect.element(gallery.getByRole('button', { name: /^Abertura/ })).toBeDisabled()
  await expect.element(gallery.getByRole('button', { name: /^Comodidades/ })).not.toBeInTheDocument()
  await gallery.getByRole('button', { name: /^Foto e texto/ }).click()
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(dialog.getByText('Escolha uma foto')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Título/ }), 'Observação de aves')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Texto/ }), 'Ao nascer do sol.')
  choose('Foto: arquivo', await photo('aves.jpg'))
  await expect.element(toast('Imagem enviada com sucesso!')).toBeVisible()
  vi.mocked(saveItem).mockResolvedValue(saved)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Bloco criado com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ kind: 'picture_text', image: storedAt('hotel/pages', 1) })
})

test('a save waits until every chosen picture of a gallery has arrived (IMG-4)', async () => {
  receiveUploads()
  vi.mocked(saveItem).mockResolvedValue(saved)
  await renderBlocks('about_blocks', [])
  await newBlock(/^Galeria/)
  const release = holdReading()
  choose('Fotos: arquivos', [await photo('aves.jpg'), await photo('lago.jpg'), await photo('mata.jpg')])
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Será salvo assim que o envio do arquivo terminar.')).toBeVisible()
  release()
  await expect.element(toast('Bloco criado com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ images: [1, 2, 3].map((count) => storedAt('hotel/pages', count)) })
})

test('a new block has no sample text that could be published unchanged (ADM-23)', async () => {
  await renderBlocks('leisure_blocks', [])
  await newBlock(/^Citação/)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(dialog.getByText(/^Preencha este campo/)).toBeVisible()
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
})

test('the rows of questions and ratings say what they need (PAGE-10)', async () => {
  await renderBlocks('leisure_blocks', [])
  vi.mocked(saveItem).mockResolvedValue(saved)
  await newBlock(/^Perguntas frequentes/)
  const question = dialog.getByRole('group', { name: 'pergunta 1' })
  await userEvent.fill(question.getByLabelText(/^Pergunta/), 'A piscina abre no inverno?')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect
    .element(question.getByLabelText(/^Resposta/))
    .toHaveAccessibleDescription(/^Preencha este campo/)
  await userEvent.fill(question.getByLabelText(/^Resposta/), 'Sim, a água é aquecida.')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Bloco criado com sucesso!')).toBeVisible()
  await newBlock(/^Notas em outros sites/)
  const rating = dialog.getByRole('group', { name: 'nota 1' })
  await userEvent.fill(rating.getByLabelText(/^Nota/), '4,8 de 5')
  await userEvent.fill(rating.getByLabelText(/^Data/), 'novembro de 2026, 312 avaliações')
  await userEvent.fill(rating.getByLabelText(/^Link/), 'javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect
    .element(rating.getByLabelText(/^Link/))
    .toHaveAccessibleDescription(/^Use um link que comece com http:\/\/ ou https:\/\//)
})

test('awards and people are rows with a picture (PAGE-14)', async () => {
  await renderBlocks('leisure_blocks', [])
  vi.mocked(saveItem).mockResolvedValue(saved)
  await newBlock(/^Prêmios/)
  await dialog.getByRole('button', { name: 'Adicionar prêmio' }).click()
  const award = dialog.getByRole('group', { name: 'prêmio 1' })
  await userEvent.fill(award.getByLabelText(/^Prêmio/), 'Selo verde')
  await userEvent.fill(award.getByLabelText('Ano'), '2026')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Bloco criado com sucesso!')).toBeVisible()
  await newBlock(/^Equipe/)
  await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect.element(dialog.getByRole('group', { name: 'pessoa 1' }).getByLabelText(/^Nome/)).toBeVisible()
})

test('an icon is found by a search in Portuguese, by keyboard or mouse (PAGE-18)', async () => {
  const amenities = {
    ...{ id: 'amenities', name: 'Dias inteiros', kind: 'amenities', title: 'Dias inteiros' },
    items: [
      { icon: 'pool', title: 'Piscina', text: '' },
      { icon: 'wifi', title: 'Wi-Fi', text: '' },
    ],
  }
  await renderBlocks('home_blocks', [amenities])
  await page.getByRole('button', { name: 'Editar Dias inteiros' }).click()
  const [first, second] = [1, 2].map((number) => dialog.getByRole('group', { name: `comodidade ${number}` }))
  const chosen = first?.getByRole('button', { name: 'Ícone Piscina' })
  await chosen?.click()
  const search = page.getByRole('searchbox', { name: 'Procurar ícone' })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('cavalo')
  await expect.element(page.getByText(/^1\sícone$/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  if (chosen) await expect.element(chosen).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('cavalo{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Ícone Cavalos' })).toHaveFocus()
  await second?.getByRole('button', { name: 'Ícone Wi-Fi' }).click()
  await second?.getByRole('button', { name: 'Vinho' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Ícone Vinho' })).toHaveFocus()
  vi.mocked(saveItem).mockResolvedValue(saved)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast('Bloco atualizado com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ items: [{ icon: 'horseshoe' }, { icon: 'wine' }] })
})

// Moving, deleting and restoring rows is tested in the screens of packages and rooms.
test('blocks can be hidden and copied, except a block that may appear only once (ADM-22)', async () => {
  const show = await renderBlocks('restaurant_blocks', [opening, meals, quote])
  const action = (name: string, of = 'Sem pressa.') => page.getByRole('button', { name: `${name} ${of}` })
  const row = page.getByRole('row').filter({ has: action('Editar') })
  await expect.element(row).toMatchTextContent('Citação')
  await expect.element(action('Duplicar', 'À mesa')).toBeDisabled()
  const hidden = Promise.withResolvers<{ ok: true; notes: string; version: number }>()
  vi.mocked(setItemActive).mockReturnValue(hidden.promise)
  await action('Esconder').click()
  await expect.element(row).toMatchTextContent('Escondido')
  await expect.element(action('Mostrar')).toBeVisible()
  hidden.resolve({ ok: true, notes: '', version: 3 })

  vi.mocked(duplicateItem).mockResolvedValue({ ok: true, id: 'copy', notes: '' })
  await action('Duplicar').click()
  await expect.element(toast('Cópia criada como inativa, logo abaixo do original.')).toBeVisible()
  await show([opening, meals, quote, { ...quote, id: 'copy', name: 'Cópia', active: false }])
  await expect.element(dialog.getByRole('heading', { name: 'Editar Bloco' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
})

test('a second press on a button does nothing while the first is under way (ADM-9)', async () => {
  const show = await renderBlocks('restaurant_blocks', [meals, quote])
  const copies = Promise.withResolvers<{ ok: true; id: string; notes: string }>()
  vi.mocked(duplicateItem).mockReturnValueOnce(copies.promise)
  vi.mocked(duplicateItem).mockResolvedValue({ ok: false, error: 'O servidor não deixou.' })
  const duplicate = page.getByRole('button', { name: 'Duplicar Sem pressa.' })
  await duplicate.dblClick()
  await userEvent.keyboard(' ')
  expect(vi.mocked(duplicateItem)).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Duplicar Três mesas por dia' }).click()
  expect(vi.mocked(duplicateItem)).toHaveBeenCalledTimes(2)
  copies.resolve({ ok: true, id: 'copy', notes: '' })
  await expect.element(toast('Cópia criada como inativa, logo abaixo do original.')).toBeVisible()
  await show([meals, quote, { ...quote, id: 'copy', name: 'Cópia', active: false }])
  await expect.element(dialog.getByRole('heading', { name: 'Editar Bloco' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await duplicate.click()
  expect(vi.mocked(duplicateItem)).toHaveBeenCalledTimes(3)
})

test("a second press on a message's 'Desfazer' undoes nothing more (ADM-9)", async () => {
  await renderBlocks('restaurant_blocks', [quote])
  const undone = Promise.withResolvers<{ ok: true; notes: string; version: number }>()
  vi.mocked(setItemActive).mockResolvedValueOnce({ ok: true, notes: '', version: 2 })
  vi.mocked(setItemActive).mockReturnValue(undone.promise)
  await page.getByRole('button', { name: 'Esconder Sem pressa.' }).click()
  const undo = toast('Bloco desativado com sucesso!').getByRole('button', { name: 'Desfazer' })
  await expect.element(undo).toBeVisible()
  while (document.activeElement !== undo.element()) await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter}')
  undone.resolve({ ok: true, notes: '', version: 3 })
  await expect.element(toast('Tudo como estava antes.')).toBeVisible()
  expect(vi.mocked(setItemActive)).toHaveBeenCalledTimes(2)
})

test('after a block is created by keyboard, the focus is on the button that opened the form (ADM-20)', async () => {
  await renderBlocks('leisure_blocks', [])
  vi.mocked(saveItem).mockResolvedValue(saved)
  await newBlock(/^Citação/)
  const text = dialog.getByRole('textbox').first()
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Sem pressa.')
  while (!document.activeElement?.matches('[type=submit]')) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Bloco criado com sucesso!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Novo Bloco' })).toHaveFocus()
})

test('all drafts of a page are kept for one moment (SAVE-15)', async () => {
  vi.mocked(reschedulePendingVersions).mockResolvedValue({ ok: true, notes: '' })
  const drafts = [meals, quote].map((item) => pendingOf(item, { section: 'leisure_blocks', base: null }))
  await renderBlocks('leisure_blocks', [], drafts)
  await page.getByRole('button', { name: 'Publicar rascunhos em…' }).click()
  const when = page.getByRole('dialog', { name: 'Publicar rascunhos em…' })
  await userEvent.fill(when.getByLabelText(/^Dia/), '2099-01-01')
  await when.getByRole('button', { name: 'Marcar' }).click()
  await expect.element(toast('Marcado: os rascunhos vão para o site em qui, 1 jan 2099, 0h.')).toBeVisible()
  const starts = { day: '2099-01-01', time: '00:00' }
  expect(vi.mocked(reschedulePendingVersions)).toHaveBeenCalledWith({
    versions: drafts.map(({ id, version }) => ({ id, version })),
    moments: { starts },
  })
})

test('a home page whose blocks are all hidden says what remains (HOME-10)', async () => {
  const show = await renderBlocks('home_blocks', [{ ...quote, active: false }])
  const hint = page.getByText('Sem nenhum bloco visível, a página tem só a abertura do alto e o rodapé.')
  await expect.element(hint).toBeVisible()
  await show([quote, { id: 'film', name: 'Filme', kind: 'film' }])
  await expect.element(hint).not.toBeInTheDocument()
  await expect.element(page.getByText(/Sem filme, nada aparece/)).toBeVisible()
})

test('a block of a switched-off page says so before and after saving (FORM-22)', async () => {
  await renderBlocks('leisure_blocks', [quote], [], true)
  await page.getByRole('button', { name: 'Editar Sem pressa.' }).click()
  const off = 'Fora do site: esta página está desligada.'
  await expect.element(dialog.getByText(off)).toBeVisible()
  vi.mocked(saveItem).mockResolvedValue(saved)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast(`Bloco atualizado com sucesso! ${off}`)).toBeVisible()
  vi.mocked(setItemActive).mockResolvedValue({ ok: true, notes: '', version: 2 })
  await page.getByRole('button', { name: 'Esconder Sem pressa.' }).click()
  await toast('Bloco desativado com sucesso!').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast(`Tudo como estava antes. ${off}`)).toBeVisible()
})
