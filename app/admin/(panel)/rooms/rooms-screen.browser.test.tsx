import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerQuestions, renderRooms, toast } from '@/e2e/components/forms'
import { showAddress } from '@/e2e/components/next/navigation'
import { deleteItem, moveItem, setItemActive, undoDeleteItem } from '../../_list/actions'

const room = { description: 'Na mata.', bed_configuration: '1 cama de casal', capacity: 2, quantity: 1 }
const classic = { ...room, id: 'classic', name: 'Chalé Tradicional', category: 'tradicional' }
const lake = { ...room, id: 'lake', name: 'Chalé do Lago', category: 'tradicional' }
const premium = { ...room, id: 'premium', name: 'Chalé Premium', category: 'premium', price: 1590 }
const orchard = { ...room, id: 'orchard', name: 'Chalé do Pomar', category: 'familia', active: false }

const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Editar ${name}` }) })
const names = () => page.getByRole('button', { name: /^Editar/ })
const failure = { ok: false, error: 'Erro ao atualizar acomodação.' } as const

test('every stored room is in the table, and an active one hidden from guests says why (ROOM-6, ROOM-2)', async () => {
  const luxury = { ...room, id: 'luxury', name: 'Chalé de Luxo', category: 'luxo' }
  const broken = { id: 'broken', name: ' ', category: 'premium', capacity: 'x', images: 'a', price: 'caro' }
  const show = await renderRooms([classic, lake, premium, orchard, luxury, broken])
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent)).toEqual([
    ...['Nome', 'Categoria', 'Capacidade', 'Configuração', 'Preço', 'Status', 'Ações'],
  ])
  for (const text of ['Premium', '2 pessoas', '1 cama de casal', /1\.590,00/, 'Ativo'])
    await expect.element(row('Chalé Premium').getByText(text)).toBeVisible()
  await expect.element(row('Chalé do Pomar').getByText('Inativo')).toBeVisible()
  await expect.element(row('Chalé do Pomar').getByRole('cell', { name: '-' })).toBeVisible()
  await expect.element(row('Chalé do Lago')).toMatchTextContent(/site: “Chalé Tradicional” vem antes/)
  await expect.element(row('Chalé de Luxo')).toMatchTextContent(/Categoria desconhecida: não aparece/)
  await expect.element(row('Acomodação sem nome')).toMatchTextContent(/Sem nome: não aparece/)
  expect(page.getByText('aparece no site', { exact: false }).elements()).toHaveLength(3)
  await show([])
  await expect.element(page.getByText('Nenhuma acomodação cadastrada ainda.')).toBeVisible()
})

test('a switch changes before the server responds, and reverts if the server refuses (ROOM-7, ROOM-21, ADM-9)', async () => {
  await renderRooms([classic, lake])
  const refused = Promise.withResolvers<typeof failure>()
  vi.mocked(setItemActive).mockReturnValue(refused.promise)
  await row('Chalé Tradicional')
    .getByRole('button', { name: /^Desativar/ })
    .click()
  await expect.element(row('Chalé Tradicional').getByText('Inativo')).toBeVisible()
  await expect.element(page.getByText('vem antes', { exact: false })).not.toBeInTheDocument()
  refused.resolve(failure)
  await expect.element(toast('Erro ao atualizar acomodação.')).toMatchTextContent(/^Erro/)
  await expect.element(row('Chalé Tradicional').getByText('Ativo')).toBeVisible()
  expect(vi.mocked(setItemActive)).toHaveBeenCalledWith({ list: 'rooms', id: 'classic', active: false })
})

test('a room is moved by buttons, which announce its position and keep the focus (ROOM-8, ROOM-1)', async () => {
  const show = await renderRooms([classic, premium, lake])
  const up = page.getByRole('button', { name: 'Mover para cima: Chalé do Lago' })
  const answers = [Promise.withResolvers<{ ok: true; notes: string; version: number }>()]
  vi.mocked(moveItem).mockImplementation(() => answers[0]?.promise ?? Promise.reject())
  await up.click()
  await expect.element(page.getByRole('status').filter({ hasText: 'posição 2 de 3' })).toBeInTheDocument()
  await expect.element(names().nth(1)).toMatchTextContent(/Chalé do Lago/)
  await expect.element(up).toHaveFocus()
  expect(vi.mocked(moveItem)).toHaveBeenCalledWith({ list: 'rooms', id: 'lake', after: 'classic' })
  await show([lake, classic, premium])
  answers[0]?.resolve({ ok: true, notes: '', version: 2 })
  await expect.element(row('Chalé Tradicional')).toMatchTextContent(/“Chalé do Lago” vem antes/)
})

test('a switch, its undo and that of a deletion name the room that the site hides, and how to show it (ROOM-19)', async () => {
  const show = await renderRooms([classic, { ...lake, active: false }])
  const how =
    'Para mostrar as duas, em Nomes e menu, A página mostra: “Todas as acomodações ativas, por tipo”.'
  vi.mocked(setItemActive).mockResolvedValue({ ok: true, notes: '', version: 2 })
  const press = (name: RegExp, of: string) => row(of).getByRole('button', { name }).click()
  await press(/^Ativar/, 'Chalé do Lago')
  const hidden = `Não aparece no site: “Chalé Tradicional” vem antes. ${how}`
  await expect.element(toast(`Acomodação ativada com sucesso! ${hidden}`)).toBeVisible()
  await show([classic, lake])
  await press(/^Desativar/, 'Chalé Tradicional')
  await expect.element(toast('Acomodação desativada com sucesso!')).toBeVisible()
  await show([{ ...classic, active: false }, lake])
  await toast('desativada').getByRole('button', { name: 'Desfazer' }).click()
  const other = `“Chalé do Lago” sai do site, porque esta vem antes. ${how}`
  await expect.element(toast(`Tudo como estava antes. ${other}`)).toBeVisible()
  await show([classic, lake])
  answerQuestions(true)
  vi.mocked(deleteItem).mockResolvedValue({ ok: true, notes: '', version: 7 })
  vi.mocked(undoDeleteItem).mockResolvedValue({ ok: true, notes: '', version: 8 })
  await page.getByRole('button', { name: 'Excluir Chalé do Lago' }).click()
  await toast('excluída').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast(`Acomodação restaurada. ${hidden}`)).toBeVisible()
})

// Failures are tested in the list of packages.
test('deleting asks first and can be undone (ROOM-9)', async () => {
  await renderRooms([classic, premium])
  const remove = page.getByRole('button', { name: 'Excluir Chalé Premium' })
  answerQuestions(false)
  await remove.click()
  expect(vi.mocked(deleteItem)).not.toHaveBeenCalled()
  const questions = answerQuestions(true)
  vi.mocked(deleteItem).mockResolvedValue({ ok: true, notes: '', version: 7 })
  vi.mocked(undoDeleteItem).mockResolvedValue({ ok: true, notes: '', version: 8 })
  await remove.click()
  expect(questions).toEqual(['Tem certeza que deseja excluir esta acomodação?'])
  await toast('Acomodação excluída com sucesso!').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast('Acomodação restaurada.')).toBeVisible()
  expect(vi.mocked(undoDeleteItem)).toHaveBeenCalledWith({ list: 'rooms', id: 'premium', version: 7 })
})

test('a link to a missing room says so (ADM-19)', async () => {
  showAddress('/?abrir=gone')
  await renderRooms([classic])
  await expect.element(toast('Erro ao carregar dados do quarto.')).toMatchTextContent(/^Erro/)
})
