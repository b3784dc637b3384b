import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@/e2e/components/show'
import { refuseField } from '@/lib/access/denials'
import type { Person } from '@/lib/team/team'
import { addPerson, changePerson, makePasswordLink, removePerson } from './actions'
import { TeamScreen } from './team-screen'

const bia: Person = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Beatriz Andrade',
  givenName: 'Beatriz Andrade',
  email: 'bia@quaresmeira.example',
  since: '01/11/2026',
  isManager: true,
  isSelf: true,
  hasSecondFactor: true,
  hasEntered: true,
  linkUntil: null,
}
const davi: Person = {
  ...bia,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Davi Melo',
  givenName: 'Davi Melo',
  email: 'davi@quaresmeira.example',
  isManager: false,
  isSelf: false,
  hasSecondFactor: false,
  linkUntil: '2026-11-25T12:00:00Z',
}
const link = 'https://hotel.example/admin/login/senha?link=abc'
const handover = { name: 'Davi Melo', link, message: `Olá, Davi: ${link}` }

function showTeam({ mayManage = true, people = [bia, davi] } = {}) {
  return show(<TeamScreen head={{ title: 'Equipe', text: '' }} people={people} mayManage={mayManage} />)
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('everybody is shown with address, role and second factor, and clerks read whom to ask (AUTH-13)', async () => {
  const self = { ...bia, isSelf: false }
  await showTeam({ mayManage: false, people: [self, { ...davi, isSelf: true }] })
  await expect
    .element(row('Beatriz Andrade'))
    .toMatchTextContent(/bia@.*desde 01\/11\/2026.*Gerencia a equipe/)
  await expect
    .element(row('Davi Melo'))
    .toMatchTextContent(/\(você\).*davi@.*link aberto até.*Sem segundo fator/)
  await expect.element(page.getByText(/fale com Beatriz Andrade\.$/)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a manager adds a person by keyboard, and closing does not lose the link that is shown once (AUTH-14, AUTH-15)', async () => {
  await showTeam()
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Adicionar pessoa' })).toBeVisible()
  await expect.element(page.getByLabelText(/^Nome/)).toHaveFocus()
  await userEvent.keyboard('Davi Melo{Tab}davi sem arroba{Enter}')
  await expect.element(page.getByText(/^Confira o e-mail/)).toBeVisible()
  await expect.element(page.getByText('Informe a sua senha.')).toBeVisible()
  expect(vi.mocked(addPerson)).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText(/^E-mail/), davi.email)
  vi.mocked(addPerson).mockResolvedValueOnce(refuseField('password', 'Senha atual incorreta.'))
  await userEvent.type(page.getByLabelText(/^Sua senha/), 'não é esta{Enter}')
  await expect.element(page.getByText('Senha atual incorreta.')).toBeVisible()
  vi.mocked(addPerson).mockResolvedValueOnce({ ok: true, handover })
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Pessoa adicionada' })
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link)
  expect(vi.mocked(addPerson)).toHaveBeenLastCalledWith({
    name: 'Davi Melo',
    email: davi.email,
    isManager: false,
    password: 'não é esta',
  })
  await expect
    .element(dialog.getByRole('link', { name: 'Enviar por WhatsApp' }))
    .toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(handover.message)}`)

  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('não aparece de novo'))
  await expect.element(dialog).toBeVisible()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(written).toHaveBeenCalledWith(link)
  confirm.mockClear()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(confirm).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Adicionar pessoa' })).toHaveFocus()
})

test('a link that is being made is not lost by closing meanwhile (AUTH-14)', async () => {
  await showTeam()
  await page.getByRole('button', { name: 'Link para nova senha Davi Melo' }).click()
  const made = Promise.withResolvers<{ ok: true; handover: typeof handover }>()
  vi.mocked(makePasswordLink).mockReturnValueOnce(made.promise)
  await userEvent.type(page.getByLabelText(/^Sua senha/), 'o rio corre{Enter}')
  await expect.element(page.getByRole('button', { name: 'Criando...' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  made.resolve({ ok: true, handover })
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue(link)
})

test('somebody with an account at another hotel gets access and no link (AUTH-14)', async () => {
  await showTeam()
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await userEvent.fill(page.getByLabelText(/^Nome/), 'Lia')
  await userEvent.fill(page.getByLabelText(/^E-mail/), 'lia@outro.example')
  vi.mocked(addPerson).mockResolvedValue({ ok: true, handover: null })
  await userEvent.type(page.getByLabelText(/^Sua senha/), 'o rio corre{Enter}')
  await expect.element(page.getByText(/^Esta pessoa já tem uma conta/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Adicionar pessoa' })).toHaveFocus()
})

test('a name changes without the password, the manager flag only with it, and never one’s own (AUTH-13, AUTH-15)', async () => {
  await showTeam()
  await page.getByRole('button', { name: 'Editar Davi Melo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar pessoa' })
  await expect.element(dialog.getByLabelText(/^Sua senha/)).not.toBeInTheDocument()
  await dialog.getByRole('switch', { name: 'Gerencia a equipe' }).click()
  await userEvent.fill(dialog.getByLabelText(/^Nome/), 'Davi')
  vi.mocked(changePerson).mockResolvedValueOnce(refuseField('password', 'Informe a sua senha.'))
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialog.getByText('Informe a sua senha.')).toBeVisible()
  vi.mocked(changePerson).mockResolvedValueOnce({ ok: true })
  await userEvent.type(dialog.getByLabelText(/^Sua senha/), 'o rio corre{Enter}')
  await expect.element(page.getByText('Pessoa atualizada.')).toBeVisible()
  expect(vi.mocked(changePerson)).toHaveBeenLastCalledWith({
    id: davi.id,
    name: 'Davi',
    isManager: true,
    password: 'o rio corre',
  })

  await expect.element(row('Beatriz').getByRole('button')).toMatchTextContent('Editar Beatriz Andrade')
  await row('Beatriz').getByRole('button').click()
  await expect.element(dialog.getByText(/^Só outra pessoa que gerencia a equipe/)).toBeVisible()
  await expect.element(dialog.getByRole('switch')).not.toBeInTheDocument()
})

test('a link for a new password needs one’s own, and a removal asks first (AUTH-13, AUTH-14, AUTH-15)', async () => {
  await showTeam()
  await page.getByRole('button', { name: 'Link para nova senha Davi Melo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link para nova senha' })
  vi.mocked(makePasswordLink).mockResolvedValue({ ok: true, handover })
  await userEvent.type(dialog.getByLabelText(/^Sua senha/), 'o rio corre{Enter}')
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link)
  expect(vi.mocked(makePasswordLink)).toHaveBeenCalledWith({ id: davi.id, password: 'o rio corre' })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  confirm.mockReturnValueOnce(false)
  await page.getByRole('button', { name: 'Remover Davi Melo' }).click()
  expect(vi.mocked(removePerson)).not.toHaveBeenCalled()
  vi.mocked(removePerson).mockResolvedValue({ ok: true })
  await page.getByRole('button', { name: 'Remover Davi Melo' }).click()
  await expect.element(page.getByText('Davi Melo não entra mais no painel.')).toBeVisible()
})

test('removing a person, or the manager flag, says which changes become drafts and which links end (AUTH-19)', async () => {
  const person = { ...davi, isManager: true, leaving: { scheduled: 2, begun: 1, ofBrand: 1, links: 3 } }
  await showTeam({ people: [bia, person] })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await page.getByRole('button', { name: 'Remover Davi Melo' }).click()
  expect(confirm.mock.lastCall?.[0]).toMatch(
    /2 mudanças que a pessoa marcou viram rascunhos, e esperam o sim de alguém\.\n\nDo que já começou, fica no site o que está lá, e a volta vira rascunho\.\n\n3 links de prévia deixam de valer\.$/,
  )
  await page.getByRole('button', { name: 'Editar Davi Melo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar pessoa' })
  await dialog.getByRole('switch', { name: 'Gerencia a equipe' }).click()
  await expect
    .element(dialog.getByText(/^1 mudança que a pessoa marcou vira rascunho, e espera o sim de alguém\./))
    .toBeVisible()
})
