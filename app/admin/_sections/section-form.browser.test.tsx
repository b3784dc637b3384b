import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerQuestions } from '@/e2e/components/questions'
import { show } from '@/e2e/components/show'
import { discardDraft, saveDraft } from '../_drafts/actions'
import { saveHeroCall } from './actions'
import { SectionForm } from './section-form'
import { heroCallSection } from './section-forms'

const stored = { title: 'No site', subtitle: '', button_text: '', button_link: '' }
const draft = {
  form: { ...stored, title: 'Em rascunho' },
  draft: {
    version: 4,
    by: 'Beatriz Andrade',
    at: '19/11 às 14:05',
    expectedFingerprint: 'before',
    before: stored,
    isAlone: false,
  },
}

function renderHero() {
  return show(<SectionForm {...heroCallSection} stored={stored} drafts={{ hero: draft }} />)
}

test('a form over a single row shows its draft and the published version, and stays when the draft is discarded (DRAFT-8)', async () => {
  vi.mocked(discardDraft).mockResolvedValue({ ok: true })
  vi.mocked(saveDraft).mockResolvedValue({ ok: true, version: 5 })
  answerQuestions(true)
  await renderHero()
  const title = page.getByLabelText(/^Título( \*)?$/)
  await expect.element(title).toHaveValue('Em rascunho')
  await expect.element(page.getByText(/Você está vendo o rascunho de Beatriz Andrade, de/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver a versão publicada' }).click()
  await expect.element(title).toHaveValue('No site')
  await page.getByRole('button', { name: 'Ver o rascunho' }).click()
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect.element(title).toHaveValue('No site')
  await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveFocus()
  expect(vi.mocked(discardDraft)).toHaveBeenCalledWith({ section: 'hero', id: 'hero', version: 4 })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Rascunho de volta.')).toBeVisible()
  expect(vi.mocked(saveDraft).mock.lastCall?.[0]).toMatchObject({ values: { title: 'Em rascunho' } })
})

test('saving publishes the draft, compared with what it began with, and the form goes on from there (DRAFT-3, DRAFT-8, SAVE-6)', async () => {
  const saved = { ...stored, title: 'Publicado' }
  vi.mocked(saveHeroCall).mockResolvedValue({ ok: true, stored: saved, kept: '' })
  await renderHero()
  await userEvent.fill(page.getByLabelText(/^Título( \*)?$/), 'Publicado')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByText('Seção Hero atualizada com sucesso!')).toBeVisible()
  const [sent] = vi.mocked(saveHeroCall).mock.lastCall ?? []
  expect(sent).toMatchObject({
    values: { title: 'Publicado' },
    expectedValues: { title: 'No site' },
    draft: 4,
  })
  await expect.element(page.getByRole('button', { name: 'Descartar rascunho' })).not.toBeInTheDocument()
})
