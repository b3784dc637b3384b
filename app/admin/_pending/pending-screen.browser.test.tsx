import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { router, showAddress } from '@/e2e/components/next/navigation'
import { field, natal, pairWithStored, pendingOf, renderPackages } from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { show } from '@/e2e/components/show'
import { describeBrokenPending, describePending } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { registry } from '@/lib/panel/registry'
import { itemScreenPath } from '@/lib/paths'
import { deletePendingVersion, reschedulePendingVersions, revokePendingLink } from './actions'
import { PendingScreen } from './pending-screen'

const versions = [
  pendingOf({ ...natal, title: 'Depois' }),
  pendingOf(
    { ...natal, id: 'sereno', name: 'Sereno' },
    { base: null, by: 'Ana Souza', starts: siteNow() + 86_400_000 },
  ),
]
const entries = pairWithStored([natal], versions).map((version) => ({
  ...({
    section: 'packages',
    id: version.item.id,
    label: String(version.item.name),
    where: 'Pacotes',
  } as const),
  href: itemScreenPath('packages', version.id),
  pending: describePending(registry.packages, version, siteNow()),
}))
const link = { id: 'l', what: 'Pacotes: Natal', by: 'Ana Souza', address: null, until: '27/11', isOwn: false }
const own = { ...link, id: 'o', what: 'O site agora', until: '16:05', isOwn: true }

test('one screen lists everybody’s pending versions and valid links (DRAFT-9)', async () => {
  vi.mocked(reschedulePendingVersions).mockResolvedValue({ ok: true, notes: '' })
  vi.mocked(revokePendingLink).mockResolvedValue({ ok: true })
  const { rerender } = await show(<PendingScreen entries={entries} links={[link, own]} />)
  await expect
    .element(page.getByText('Rascunho de Beatriz Andrade, de 19/11 às 14:05. Título: Depois.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Aparece em 21 nov, 12h \(Ana Souza\)\.$/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Continuar ?: Beatriz Andrade, .*, Pacotes: Natal: Título$/ }))
    .toHaveAttribute('href', `/admin/packages?abrir=${versions[0]?.id}`)
  answerQuestions(true)
  await page.getByRole('button', { name: /^Publicar agora.*Sereno$/ }).click()
  await expect.element(page.getByText('Publicado: já está no site.')).toBeVisible()
  expect(vi.mocked(reschedulePendingVersions)).toHaveBeenCalledWith({
    versions: [{ id: versions[1]?.id, version: 4 }],
    moments: null,
  })
  await expect.element(page.getByText('· de Ana Souza, vale até 27/11')).toBeVisible()
  await expect.element(page.getByText('· só para olhar, de Ana Souza, vale até 16:05')).toBeVisible()
  await page.getByRole('button', { name: /^Revogar.*Natal, de .+, vale até/ }).click()
  expect(vi.mocked(revokePendingLink)).toHaveBeenCalledWith({ link: 'l' })
  await rerender(<PendingScreen entries={entries} links={[]} />)
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

test('a version that cannot be published yet opens at the invalid field (DRAFT-9)', async () => {
  const error = 'Preço deve ser maior que zero'
  vi.mocked(reschedulePendingVersions).mockResolvedValue({ ok: false, error, fieldErrors: { price: error } })
  answerQuestions(true)
  await show(<PendingScreen entries={entries} links={[]} />)
  await page.getByRole('button', { name: /^Publicar agora.*Natal: Título$/ }).click()
  await expect.poll(() => router.push.mock.calls).toHaveLength(1)

  const alone = pendingOf({ ...natal, id: 'sereno', name: 'Sereno', price: 0 }, { base: null })
  showAddress(`/admin/packages?abrir=${alone.id}&conferir=${alone.id}`)
  const shown = window.location.href
  window.history.replaceState(null, '', `${shown}&conferir=${alone.id}`)
  await renderPackages([natal], [alone])
  const price = field(page.getByRole('dialog', { name: 'Novo Pacote' }), 'Preço (R$)')
  await expect.element(price).toHaveAccessibleDescription(new RegExp(error))
  await expect.element(price).toHaveFocus()
  expect(new URLSearchParams(window.location.search).has('conferir')).toBe(false)
  const id = versions[0]?.id
  expect(router.push).toHaveBeenCalledExactlyOnceWith(`/admin/packages?abrir=${id}&conferir=${id}`)
})

test('a version that no form can show is listed by its section and can be dropped (DRAFT-9)', async () => {
  vi.mocked(deletePendingVersion).mockResolvedValue({ ok: true, deleted: null, notes: '' })
  const lost = pendingOf({ ...natal, name: 'Spa' })
  const entry = { label: 'Spa', where: 'spa_blocks', pending: describeBrokenPending(lost) }
  await show(<PendingScreen entries={[entry]} links={[]} />)
  await expect.element(page.getByText('Não abre em nenhum formulário: descarte-a.')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  answerQuestions(true)
  await page.getByRole('button', { name: /^Descartar.*spa_blocks: Spa$/ }).click()
  expect(vi.mocked(deletePendingVersion)).toHaveBeenCalledWith({ id: lost.id, version: 4 })
})

test('an empty screen says that nothing is pending (DRAFT-9)', async () => {
  await show(<PendingScreen entries={[]} links={[]} />)
  await expect.element(page.getByText('Nada espera publicação.')).toBeVisible()
  await expect.element(page.getByText('Nenhum link vale agora.')).toBeVisible()
})
