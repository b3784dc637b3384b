import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  acceptSaves,
  editPackage,
  field,
  natal,
  newPackage,
  renderPackages,
  toast,
} from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import type { Draft } from '@/lib/content/drafts'
import { storedAddress } from '@/lib/paths'
import {
  discardDraft,
  openPreview,
  readSharedLinks,
  revokeLink,
  saveDraft,
  shareDraft,
} from '../_drafts/actions'
import { saveItem } from './actions'

const written = { section: 'packages', version: 4, at: '2026-11-19T17:05:00Z', by: 'Beatriz Andrade' }
/** A draft of 'Natal' with another title. */
const pending: Draft = { ...written, item: { ...natal, title: 'Depois' }, base: natal }
const alone: Draft = {
  ...written,
  item: { id: 'sereno', name: 'Sereno', slug: 'sereno', category: 'familia' },
  base: null,
}

test('a draft needs a name only, and says that it is not on the site (DRAFT-1)', async () => {
  const error = 'Nome é obrigatório'
  vi.mocked(saveDraft)
    .mockResolvedValueOnce({ ok: false, error, fieldErrors: { name: error } })
    .mockResolvedValueOnce({ ok: true, version: 1 })
  await renderPackages([])
  const dialog = await newPackage()
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(field(dialog, 'Nome')).toHaveAccessibleDescription(/^Nome é obrigatório/)
  await userEvent.type(field(dialog, 'Nome'), 'Sereno')
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(toast('Rascunho salvo. Ainda não está no site.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
  expect(vi.mocked(saveDraft)).toHaveBeenLastCalledWith(
    expect.objectContaining({ section: 'packages', expectedFingerprint: null, version: null }),
  )
})

test('a draft that was never published is above the list, continued there and published by Criar (DRAFT-2, DRAFT-3)', async () => {
  acceptSaves()
  await renderPackages([natal], { drafts: [alone] })
  const waiting = page.getByRole('region', { name: 'Rascunhos' }).getByRole('listitem')
  await expect
    .element(waiting.getByText(/^De Beatriz Andrade, 19\/11 às 14:05\. Ainda não está no site\.$/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Continuar Sereno' }).click()
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
  expect(vi.mocked(saveItem).mock.lastCall?.[0]).toMatchObject({ id: 'sereno', draft: 4 })
})

test('the form of a package with a draft shows it, and leads to the published version and back (DRAFT-2)', async () => {
  await renderPackages([natal], { drafts: [pending] })
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
  await dialog.getByRole('button', { name: 'Ver o rascunho' }).click()
  await expect.element(field(dialog, 'Título')).toHaveValue('Depois')
})

test('Atualizar publishes the draft, compared with what it began with (DRAFT-3)', async () => {
  acceptSaves()
  await renderPackages([{ ...natal, description: 'De uma colega.' }], { drafts: [pending] })
  const dialog = await editPackage('Natal')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  expect(vi.mocked(saveItem).mock.lastCall?.[0]).toMatchObject({
    draft: 4,
    values: { title: 'Depois' },
    expectedValues: { title: 'Natal na serra', description: '' },
  })
})

test('discarding a draft asks and can be undone; a draft that changed meanwhile is not overwritten (DRAFT-2, DRAFT-3)', async () => {
  vi.mocked(discardDraft).mockResolvedValue({ ok: true })
  vi.mocked(saveDraft).mockResolvedValueOnce({ ok: true, version: 5 })
  const asked = answerQuestions(false, true)
  const list = await renderPackages([natal], { drafts: [pending] })
  const dialog = await editPackage('Natal')
  const discard = dialog.getByRole('button', { name: 'Descartar rascunho' })
  await discard.click()
  expect(vi.mocked(discardDraft)).not.toHaveBeenCalled()
  await discard.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual(Array(2).fill('Descartar este rascunho?'))
  await list.show([natal])
  await expect.element(page.getByText('Rascunho pendente')).not.toBeInTheDocument()
  await toast('Rascunho descartado.').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast('Rascunho de volta.')).toBeVisible()
  expect(vi.mocked(saveDraft).mock.lastCall?.[0]).toMatchObject({
    version: null,
    values: { title: 'Depois' },
  })

  const refused = 'Ana Souza salvou outro rascunho.'
  vi.mocked(saveDraft).mockResolvedValueOnce({ ok: false, error: refused })
  await editPackage('Natal')
  await userEvent.type(field(dialog, 'Descrição'), 'Minha')
  await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(toast(refused)).toBeVisible()
  await expect.element(field(dialog, 'Descrição')).toHaveValue('Minha')
})

test('a preview keeps what was typed as a draft, shows it at two widths, and its links are made and revoked (DRAFT-5, DRAFT-6)', async () => {
  const links = [{ id: 'l', address: 'https://hotel.example/previa/abc', until: '27/11' }]
  vi.mocked(saveDraft).mockResolvedValue({ ok: true, version: 1 })
  vi.mocked(openPreview).mockResolvedValue({ ok: true, address: storedAddress('/previa/abc') })
  vi.mocked(readSharedLinks).mockResolvedValue({ ok: true, links: [] })
  vi.mocked(shareDraft).mockResolvedValue({ ok: true, links })
  vi.mocked(revokeLink).mockResolvedValue({ ok: true, links: [] })
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await userEvent.fill(field(dialog, 'Título'), 'Depois')
  await dialog.getByRole('button', { name: 'Pré-visualizar' }).click()
  await expect.element(toast('Rascunho salvo para a prévia. No site nada mudou.')).toBeVisible()
  expect(vi.mocked(saveDraft).mock.lastCall?.[0]).toMatchObject({ values: { title: 'Depois' } })
  const preview = page.getByRole('dialog', { name: 'Prévia' })
  const frame = preview.getByTitle(/^Prévia: /)
  const width = () => (frame.element() instanceof HTMLElement ? frame.element().clientWidth : 0)
  await preview.getByText('Celular').click()
  await expect.poll(width).toBe(390)
  await preview.getByText('Computador').click()
  await expect.poll(width).toBe(1366)
  await preview.getByRole('button', { name: 'Criar link' }).click()
  await expect
    .element(preview.getByRole('textbox', { name: 'Link que vale até 27/11' }))
    .toHaveValue('https://hotel.example/previa/abc')
  await preview.getByRole('button', { name: 'Revogar' }).click()
  await expect.element(preview.getByRole('textbox')).not.toBeInTheDocument()
  await preview.getByRole('button', { name: 'Fechar prévia' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Pré-visualizar' })).toHaveFocus()
})
