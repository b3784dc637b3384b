import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  acceptSaves,
  editPackage,
  field,
  markOfPackage,
  natal,
  newPackage,
  pendingOf,
  renderPackages,
  toast,
} from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { saveItem } from '../_list/actions'
import { deletePendingVersion, savePendingVersion } from './actions'

/** A draft of 'Natal' with another title, and one of a package that is not in the list. */
const draft = pendingOf({ ...natal, title: 'Depois' })
const alone = pendingOf({ id: 'sereno', name: 'Sereno', slug: 'sereno', category: 'familia' }, { base: null })
const stored = { ...draft, id: 'k', version: 1 }
const saved = { ok: true as const, notes: '', mark: markOfPackage(stored) }

test('a draft needs only a name, and says that it is not on the site (DRAFT-1)', async () => {
  const error = 'Nome é obrigatório'
  vi.mocked(savePendingVersion)
    .mockResolvedValueOnce({ ok: false, error, fieldErrors: { name: error } })
    .mockResolvedValueOnce(saved)
  await renderPackages([])
  const dialog = await newPackage()
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(field(dialog, 'Nome')).toHaveAccessibleDescription(/^Nome é obrigatório/)
  await userEvent.type(field(dialog, 'Nome'), 'Sereno')
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(toast('Rascunho salvo. Ainda não está no site.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
  expect(vi.mocked(savePendingVersion)).toHaveBeenLastCalledWith(
    expect.objectContaining({ section: 'packages', expectedFingerprint: null, pending: null }),
  )
})

test('publishing waits while a preview stores its draft, so that no draft is left (DRAFT-3, DRAFT-5)', async () => {
  acceptSaves()
  openTabs()
  const { promise, resolve } = Promise.withResolvers<typeof saved>()
  vi.mocked(savePendingVersion).mockReturnValueOnce(promise)
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await userEvent.fill(field(dialog, 'Título'), 'Depois')
  await dialog.getByRole('button', { name: 'Pré-visualizar' }).click()
  await expect.poll(() => vi.mocked(savePendingVersion).mock.calls).toHaveLength(1)
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
  resolve(saved)
  await expect.element(toast('Rascunho salvo para a prévia. No site nada mudou.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.poll(() => vi.mocked(saveItem).mock.calls).toHaveLength(1)
  expect(vi.mocked(saveItem).mock.calls[0]?.[0]).toMatchObject({ pending: { id: 'k', version: 1 } })
})

test('an unpublished draft is above the list, edited there and published by Criar (DRAFT-2, DRAFT-3)', async () => {
  acceptSaves()
  await renderPackages([natal], [alone])
  const waiting = page.getByRole('region', { name: 'Ainda não publicado' }).getByRole('listitem')
  await expect
    .element(waiting.getByText('Rascunho de Beatriz Andrade, de 19/11 às 14:05. Ainda não está no site.'))
    .toBeVisible()
  await page.getByRole('link', { name: /^Continuar.*Sereno$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await expect
    .element(dialog.getByText(/Você está vendo o rascunho.*Ainda não está no site\.$/))
    .toBeVisible()
  await dialog.getByRole('tab', { name: 'Preços' }).click()
  await userEvent.fill(field(dialog, 'Preço (R$)'), '900')
  await dialog.getByRole('tab', { name: 'Imagens' }).click()
  await dialog.getByRole('button', { name: 'Usar um endereço: Imagem principal' }).click()
  await userEvent.keyboard('/images/lareira.jpg')
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect.element(toast('Pacote criado com sucesso!')).toBeVisible()
  const pending = { id: alone.id, version: 4 }
  expect(vi.mocked(saveItem).mock.lastCall?.[0]).toMatchObject({ id: 'sereno', pending })
})

test('the form of a package with a draft shows it, and links to the published version and back (DRAFT-2)', async () => {
  await renderPackages([natal], [draft])
  await expect.element(page.getByText('Rascunho pendente')).toBeVisible()
  const dialog = await editPackage('Natal')
  await expect
    .element(
      dialog.getByText(
        'Você está vendo o rascunho de Beatriz Andrade, de 19/11 às 14:05. No site continua a versão publicada.',
      ),
    )
    .toBeVisible()
  await expect.element(field(dialog, 'Título')).toHaveValue('Depois')
  await dialog.getByRole('button', { name: 'Ver a versão publicada' }).click()
  await expect.element(field(dialog, 'Título')).toHaveValue('Natal na serra')
  await expect
    .element(dialog.getByText('Rascunho de Beatriz Andrade, de 19/11 às 14:05. Título: Depois.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(field(dialog, 'Título')).toHaveValue('Depois')
})

test('Atualizar publishes the draft, compared with its base (DRAFT-3)', async () => {
  acceptSaves()
  await renderPackages([{ ...natal, description: 'De uma colega.' }], [draft])
  const dialog = await editPackage('Natal')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  expect(vi.mocked(saveItem).mock.lastCall?.[0]).toMatchObject({
    pending: { id: draft.id, version: 4 },
    values: { title: 'Depois' },
    expectedValues: { title: 'Natal na serra', description: '' },
  })
})

test('discarding a draft asks and can be undone, and a draft changed meanwhile is not overwritten (DRAFT-2, DRAFT-3)', async () => {
  const values = { title: 'Depois' }
  const deleted = {
    section: 'packages' as const,
    id: 'natal',
    pending: null,
    expectedFingerprint: 'a',
    values,
  }
  vi.mocked(deletePendingVersion).mockResolvedValue({ ok: true, deleted, notes: '' })
  vi.mocked(savePendingVersion).mockResolvedValueOnce(saved)
  const asked = answerQuestions(false, true)
  const list = await renderPackages([natal], [draft])
  const dialog = await editPackage('Natal')
  const discard = dialog.getByRole('button', { name: /^Descartar/ })
  await discard.click()
  expect(vi.mocked(deletePendingVersion)).not.toHaveBeenCalled()
  await discard.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual(Array(2).fill('Descartar este rascunho?'))
  await list.show([natal])
  await expect.element(page.getByText('Rascunho pendente')).not.toBeInTheDocument()
  await toast('Rascunho descartado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast('Rascunho de volta.')).toBeVisible()
  expect(vi.mocked(savePendingVersion).mock.lastCall?.[0]).toEqual(deleted)

  const refused = 'Ana Souza mudou esta versão.'
  vi.mocked(savePendingVersion).mockResolvedValueOnce({ ok: false, error: refused })
  await editPackage('Natal')
  await userEvent.type(field(dialog, 'Descrição'), 'Minha')
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(toast(refused)).toBeVisible()
  await expect.element(field(dialog, 'Descrição')).toHaveValue('Minha')
})

test('a preview stores the typed values as a draft, and opens the site with it in a tab of the same click (DRAFT-5)', async () => {
  const tabs = openTabs()
  const error = 'Nome é obrigatório'
  vi.mocked(savePendingVersion)
    .mockResolvedValueOnce({ ok: false, error, fieldErrors: { name: error } })
    .mockResolvedValue(saved)
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await userEvent.fill(field(dialog, 'Título'), 'Depois')
  const opener = dialog.getByRole('button', { name: 'Pré-visualizar' })
  await opener.click()
  await expect.poll(() => tabs.closed).toBe(1)
  await opener.click()
  await expect.element(toast('Rascunho salvo para a prévia. No site nada mudou.')).toBeVisible()
  expect(vi.mocked(savePendingVersion).mock.lastCall?.[0]).toMatchObject({ values: { title: 'Depois' } })
  // Nothing was typed in between.
  await opener.click()
  await expect.poll(() => tabs.shown).toHaveLength(2)
  expect(new Set(tabs.shown)).toEqual(new Set(['/admin/previa?secao=packages&item=natal&versao=k']))
  expect([tabs.closed, vi.mocked(savePendingVersion).mock.calls.length]).toEqual([1, 2])
})

/** Mocks the tabs that a test opens: their addresses, and how many were closed again. */
function openTabs() {
  const tabs: { shown: string[]; closed: number } = { shown: [], closed: 0 }
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { assign: (address: string) => tabs.shown.push(address) },
    close: () => tabs.closed++,
  }
  vi.spyOn(window, 'open').mockImplementation(() =>
    Object.create(null, Object.getOwnPropertyDescriptors(tab)),
  )
  return tabs
}
