import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '@/e2e/components/screen'
import { show } from '@/e2e/components/show'
import type { ItemComparison } from '@/lib/content/history/compare'
import { deleteItem } from '../_list/actions'
import {
  compareHistoryItem,
  compareHistorySection,
  restoreHistoryItem,
  restoreHistoryVersion,
} from './actions'
import { RestoreButton } from './restore-button'
import type { Restored } from './restore-dialog'

const title = 'Restaurar este pacote como estava antes'
const item: Restored = { list: 'packages', id: 'natal', version: 7, title, done: 'Pacote restaurado.' }
const changed = (label: string, before: string, after: string) => ({
  label,
  before: { kind: 'text' as const, text: before },
  after: { kind: 'text' as const, text: after },
})
const edited: ItemComparison = {
  name: 'Natal',
  expectedFingerprint: 'now',
  wasDeleted: false,
  active: true,
  fields: [
    changed('Título', 'Título de depois', 'Título de antes'),
    changed('Preço', 'R$ 1.250,50', 'R$ 1.000,00'),
  ],
  taken: null,
  isOld: false,
}
const compared = (comparison: Partial<ItemComparison> = {}) => ({
  ok: true as const,
  comparison: { ...edited, ...comparison },
})

async function open(restored: Restored = item) {
  await show(<RestoreButton restored={restored}>{restored.title}</RestoreButton>)
  await page.getByRole('button', { name: restored.title }).click()
  return page.getByRole('dialog', { name: restored.title })
}

test('the dialog compares field by field, restores only that item, and can be undone (HIST-3, HIST-7)', async () => {
  vi.mocked(compareHistoryItem).mockResolvedValue(compared())
  const dialog = await open()
  await expect.element(dialog.getByText('Só os campos abaixo mudam.')).toBeVisible()
  await expect.element(dialog.getByText('Nenhum outro item é alterado.')).toBeVisible()
  expect(textsOf(dialog.getByRole('term').or(dialog.getByRole('definition')))).toEqual([
    ...['Título', 'agora: Título de depois', 'depois de restaurar: Título de antes'],
    ...['Preço', 'agora: R$ 1.250,50', 'depois de restaurar: R$ 1.000,00'],
  ])
  vi.mocked(restoreHistoryItem).mockResolvedValue({
    ok: true,
    notes: '',
    version: 8,
    fingerprint: 'restored',
  })
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect.element(page.getByText('Pacote restaurado.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(vi.mocked(restoreHistoryItem)).toHaveBeenLastCalledWith({
    list: 'packages',
    id: 'natal',
    version: 7,
    expectedFingerprint: 'now',
    newAddress: false,
  })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Restauração desfeita.')).toBeVisible()
  const { calls } = vi.mocked(restoreHistoryItem).mock
  expect(calls[1]?.[0]).toMatchObject({ version: 8, expectedFingerprint: 'restored' })
})

test('saves after the comparison are not overwritten (HIST-3)', async () => {
  vi.mocked(compareHistoryItem).mockResolvedValueOnce(compared())
  const dialog = await open()
  const error = 'Este item foi alterado por outra pessoa.'
  const conflict = { at: 'newer', current: {}, who: ['Ana mudou o título.'], conflicting: [] }
  vi.mocked(restoreHistoryItem).mockResolvedValueOnce({ ok: false, error, conflict })
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(`${error} Ana mudou o título. Nada foi gravado.`)
  await expect.element(dialog.getByRole('button', { name: 'Restaurar', exact: true })).not.toBeInTheDocument()
  const fields = [changed('Título', 'De outra pessoa', 'Título de antes')]
  vi.mocked(compareHistoryItem).mockResolvedValueOnce(compared({ fields, expectedFingerprint: 'newer' }))
  await dialog.getByRole('button', { name: 'Comparar de novo' }).click()
  await expect.element(dialog.getByText('De outra pessoa')).toBeVisible()
  vi.mocked(restoreHistoryItem).mockResolvedValueOnce({ ok: true, notes: '', version: 9, fingerprint: '' })
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await expect.element(page.getByText('Pacote restaurado.')).toBeVisible()
  expect(vi.mocked(restoreHistoryItem).mock.calls[1]?.[0].expectedFingerprint).toBe('newer')
})

test('a deleted item says whether it is live at once, and gets a free address when its own is in use (HIST-9)', async () => {
  const gone = { wasDeleted: true, expectedFingerprint: null, fields: [] }
  vi.mocked(compareHistoryItem).mockResolvedValueOnce(compared({ ...gone, active: false, isOld: true }))
  const dialog = await open()
  await expect.element(dialog.getByText('Volta assim como estava: inativo, fora do site.')).toBeVisible()
  await expect.element(dialog.getByText(/^Foi excluído há mais de 90 dias/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  const taken = { address: 'natal', by: 'Natal em família', instead: 'natal-2' }
  vi.mocked(compareHistoryItem).mockResolvedValueOnce(compared({ ...gone, taken }))
  await page.getByRole('button', { name: title }).click()
  await expect.element(dialog.getByText('Volta ao site assim como estava: ativo.')).toBeVisible()
  await expect.element(dialog.getByText(/“natal” agora é de “Natal em família”/)).toBeVisible()
  vi.mocked(restoreHistoryItem).mockResolvedValue({ ok: true, notes: '', version: 8, fingerprint: 'back' })
  await dialog.getByRole('button', { name: 'Restaurar como natal-2' }).click()
  await expect.element(page.getByText('Pacote restaurado.')).toBeVisible()
  expect(vi.mocked(restoreHistoryItem).mock.calls[0]?.[0].newAddress).toBe(true)
  vi.mocked(deleteItem).mockRejectedValue(new Error('the server is down'))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Não foi possível desfazer. Tente de novo.')).toBeVisible()
})

test('an unchanged item offers no button, and a failed comparison offers a retry (HIST-7)', async () => {
  vi.mocked(compareHistoryItem).mockResolvedValueOnce({ ok: false, error: 'Erro ao comparar.' })
  const dialog = await open()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Erro ao comparar.')
  vi.mocked(compareHistoryItem).mockResolvedValueOnce(compared({ fields: [] }))
  await dialog.getByRole('button', { name: 'Comparar de novo' }).click()
  await expect.element(dialog.getByText('Já está como estava antes: não há o que restaurar.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Restaurar', exact: true })).not.toBeInTheDocument()
})

test('a whole section is restored after showing how many other items change and how (HIST-8)', async () => {
  const of = (id: string) => ({ id, name: id, note: '', hasPast: true, fields: [changed('Preço', '2', '1')] })
  const comparison = { seen: 9, items: [of('Um'), of('Dois')], unchanged: 3 }
  vi.mocked(compareHistorySection).mockResolvedValue({ ok: true, comparison })
  const dialog = await open({
    section: 'packages',
    label: 'Pacotes',
    isList: true,
    version: 5,
    title: 'Restaurar a seção inteira: Pacotes',
  })
  await expect.element(dialog.getByText('2 itens mudam, 3 ficam como estão.')).toBeVisible()
  expect(textsOf(dialog.getByRole('heading', { level: 3 }))).toEqual(['Um', 'Dois'])
  vi.mocked(restoreHistoryVersion).mockResolvedValue({ ok: true, notes: '', version: 10 })
  await dialog.getByRole('button', { name: 'Restaurar a seção inteira' }).click()
  await expect.element(page.getByText('Pacotes: versão restaurada com sucesso!')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Restauração desfeita.')).toBeVisible()
  expect(vi.mocked(restoreHistoryVersion).mock.calls).toEqual([
    [{ section: 'packages', version: 5, seen: 9 }],
    [{ section: 'packages', version: 9, seen: 10 }],
  ])
})
