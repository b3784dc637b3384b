import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pendingOf } from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { show } from '@/e2e/components/show'
import { describePending } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { registry } from '@/lib/panel/registry'
import { deletePendingVersion, savePendingVersion } from '../_pending/actions'
import { saveHeroCall } from './actions'
import { SectionForm } from './section-form'
import { heroCallSection } from './section-forms'

const stored = { title: 'No site', subtitle: '', cta_primary_text: '', cta_primary_url: '' }
const item = { ...stored, id: 'hero' }
const draft = pendingOf({ ...item, title: 'Em rascunho' }, { section: 'hero', base: item, over: item })

function renderHero(version = draft) {
  const pending = describePending(registry.hero, version, siteNow())
  return show(
    <SectionForm
      {...heroCallSection}
      stored={stored}
      pending={{ hero: [{ form: version.item, pending }] }}
    />,
  )
}

test('a form over a single row shows its draft and the published version, and stays when the draft is discarded (DRAFT-8)', async () => {
  const values = { title: 'Em rascunho' }
  const deleted = { section: 'hero' as const, id: 'hero', pending: null, expectedFingerprint: 'a', values }
  vi.mocked(deletePendingVersion).mockResolvedValue({ ok: true, deleted, notes: '' })
  vi.mocked(savePendingVersion).mockResolvedValue({
    ok: true,
    notes: '',
    mark: describePending(registry.hero, draft, siteNow()),
  })
  answerQuestions(true)
  await renderHero()
  const title = page.getByLabelText(/^Título( \*)?$/)
  await expect.element(title).toHaveValue('Em rascunho')
  await expect.element(page.getByText(/Você está vendo o rascunho de Beatriz Andrade, de/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver a versão publicada' }).click()
  await expect.element(title).toHaveValue('No site')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /^Descartar/ }).click()
  await expect.element(title).toHaveValue('No site')
  await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveFocus()
  expect(vi.mocked(deletePendingVersion)).toHaveBeenCalledWith({ id: draft.id, version: 4 })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Rascunho de volta.')).toBeVisible()
  expect(vi.mocked(savePendingVersion).mock.lastCall?.[0]).toMatchObject({ values: { title: 'Em rascunho' } })
})

test('a single row is planned for a day like any item (SAVE-12)', async () => {
  const starts = siteNow()
  vi.mocked(savePendingVersion).mockResolvedValue({
    ...{ ok: true, notes: '', mark: describePending(registry.hero, { ...draft, starts }, starts) },
  })
  await renderHero()
  await userEvent.fill(page.getByLabelText(/^Título( \*)?$/), 'Verão')
  await page.getByRole('button', { name: 'Mudar em…' }).click()
  const when = page.getByRole('dialog', { name: 'Mudar em…' })
  await userEvent.fill(when.getByLabelText(/^Dia/), '2099-01-01')
  await when.getByRole('button', { name: 'Marcar' }).click()
  await expect.element(page.getByText(/^Marcado: muda em qui, 1 jan 2099, 0h\./)).toBeVisible()
  expect(vi.mocked(savePendingVersion).mock.lastCall?.[0]).toMatchObject({
    ...{ section: 'hero', id: 'hero', pending: { id: draft.id, version: 4 }, values: { title: 'Verão' } },
    moments: { starts: { day: '2099-01-01', time: '00:00' }, ends: null },
  })
})

test('saving publishes the draft, compared with its base, and the form continues from there (DRAFT-3, DRAFT-8, SAVE-6)', async () => {
  const saved = { ...stored, title: 'Publicado' }
  vi.mocked(saveHeroCall).mockResolvedValue({ ok: true, stored: saved, notes: '' })
  await renderHero()
  await userEvent.fill(page.getByLabelText(/^Título( \*)?$/), 'Publicado')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByText('Seção Hero atualizada com sucesso!')).toBeVisible()
  const [sent] = vi.mocked(saveHeroCall).mock.lastCall ?? []
  expect(sent).toMatchObject({
    values: { title: 'Publicado' },
    expectedValues: { title: 'No site' },
    pending: { id: draft.id, version: 4 },
  })
})
