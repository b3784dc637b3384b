import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@/e2e/components/show'
import { refuseField } from '@/lib/access/denials'
import {
  changePassword,
  confirmSecondFactor,
  removeSecondFactor,
  setSecondFactorRequired,
  signOutEverywhere,
  startSecondFactor,
} from '../../_account/actions'
import { FactorList, PasswordChange, SignOutEverywhere, TeamSwitch } from './account-controls'

const email = 'ana@quaresmeira.example'
const id = '00000000-0000-4000-8000-000000000001'
const phone = { id, name: 'Celular', since: '2026-11-01' }

test('a password change explains each mistake at its field, and clears the form afterwards (AUTH-10, AUTH-11)', async () => {
  const { container } = await show(<PasswordChange email={email} />)
  // With GET, a form submitted before its script loads would put passwords into the address.
  expect(container.querySelector('form')?.method).toBe('post')
  const [current, next, repeat] = [
    page.getByLabelText(/^Senha atual/),
    page.getByLabelText(/^Nova senha/),
    page.getByLabelText(/^Repita a nova senha/),
  ]
  await userEvent.type(next, 'curta')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Informe a senha atual.')).toBeVisible()
  await expect.element(current).toHaveFocus()
  await userEvent.keyboard('não é esta')
  await userEvent.fill(next, 'o rio corre devagar')
  await userEvent.type(repeat, 'o rio corre')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('As duas senhas não são iguais.')).toBeVisible()
  expect(vi.mocked(changePassword)).not.toHaveBeenCalled()

  vi.mocked(changePassword).mockResolvedValueOnce(refuseField('current', 'Senha atual incorreta.'))
  await userEvent.type(repeat, ' devagar')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Senha atual incorreta.')).toBeVisible()
  await expect.element(next).toHaveValue('o rio corre devagar')
  const reason = 'A senha é parecida demais com o e-mail.'
  vi.mocked(changePassword).mockResolvedValueOnce(refuseField('next', reason))
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect.element(page.getByText(reason)).toBeVisible()

  vi.mocked(changePassword).mockResolvedValueOnce({ ok: true })
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect
    .element(page.getByText('Senha alterada. Os outros aparelhos foram desconectados.'))
    .toBeVisible()
  for (const field of [current, next, repeat]) await expect.element(field).toHaveValue('')
})

test('signing out all devices asks first, and reports a failure (AUTH-10)', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await show(<SignOutEverywhere />)
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  expect(vi.mocked(signOutEverywhere)).not.toHaveBeenCalled()
  confirm.mockReturnValue(true)
  vi.mocked(signOutEverywhere).mockRejectedValue(new Error('the server is down'))
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await expect.element(page.getByText('Erro ao sair de todos os aparelhos.')).toBeVisible()
})

test('requiring a second factor of the team needs one’s own, asks first, and reverts when refused (AUTH-10, ADM-9)', async () => {
  const { rerender } = await show(<TeamSwitch required={false} mayChange={false} />)
  const rule = page.getByRole('switch', { name: 'Exigir segundo fator de toda a equipe' })
  await expect.element(rule).toBeDisabled()
  await expect.element(page.getByText('Ative antes o seu próprio segundo fator.')).toBeVisible()
  await rerender(<TeamSwitch required={false} mayChange />)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await rule.click()
  expect(vi.mocked(setSecondFactorRequired)).not.toHaveBeenCalled()
  confirm.mockReturnValue(true)
  const answer = Promise.withResolvers<{ ok: false; error: string }>()
  vi.mocked(setSecondFactorRequired).mockReturnValueOnce(answer.promise)
  await rule.click()
  await expect.element(rule).toBeChecked()
  answer.resolve({ ok: false, error: 'Erro ao mudar a exigência.' })
  await expect.element(page.getByText('Erro ao mudar a exigência.')).toBeVisible()
  await expect.element(rule).not.toBeChecked()
  vi.mocked(setSecondFactorRequired).mockResolvedValueOnce({ ok: true })
  await rule.click()
  await expect
    .element(page.getByText('A partir de agora, toda a equipe entra com segundo fator.'))
    .toBeVisible()
})

test('a second factor is set up with the password and the app’s first code (AUTH-10)', async () => {
  await show(<FactorList email={email} factors={[]} required={false} />)
  await expect.element(page.getByText('Desativado')).toBeVisible()
  await page.getByRole('button', { name: 'Ativar segundo fator' }).click()
  await expect.element(page.getByLabelText(/^Nome do aparelho/)).toHaveValue('Celular')
  const factor = { id, image: 'data:image/svg+xml,<svg/>', secret: 'ABCDEFGHIJ', address: 'otpauth://totp/x' }
  vi.mocked(startSecondFactor).mockResolvedValue({ ok: true, factor })
  await userEvent.type(page.getByLabelText(/^Senha atual/), 'o rio corre devagar')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect.element(page.getByText('ABCD EFGH IJ')).toBeVisible()
  const code = page.getByLabelText(/^Código do aplicativo/)
  await userEvent.type(code, '12345{Enter}')
  await expect.element(page.getByText('Digite os 6 números que o aplicativo mostra.')).toBeVisible()
  const wrong = 'Código incorreto ou já usado.'
  vi.mocked(confirmSecondFactor).mockResolvedValueOnce(refuseField('code', wrong))
  await userEvent.type(code, '6{Enter}')
  await expect.element(page.getByText(wrong)).toBeVisible()
  vi.mocked(confirmSecondFactor).mockResolvedValueOnce({ ok: true })
  await userEvent.fill(code, '654 321')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Segundo fator ativado\./)).toBeVisible()
  expect(vi.mocked(confirmSecondFactor)).toHaveBeenLastCalledWith({ id, code: '654321' })
})

test('a device is removed with a code, but not the last one if the hotel requires it, and three are the maximum (AUTH-10)', async () => {
  const others = ['Tablet', 'Computador'].map((name, place) => ({
    ...phone,
    id: phone.id.replace(/.$/, `${place + 2}`),
    name,
  }))
  const { rerender } = await show(<FactorList email={email} factors={[phone]} required />)
  await expect.element(page.getByText('Ativado', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remover Celular' })).toBeDisabled()
  await rerender(<FactorList email={email} factors={[phone, ...others]} required />)
  await expect.element(page.getByRole('button', { name: 'Adicionar outro aparelho' })).not.toBeInTheDocument()
  await rerender(<FactorList email={email} factors={[phone]} required={false} />)
  await page.getByRole('button', { name: 'Remover Celular' }).click()
  await expect.element(page.getByLabelText(/^Código para confirmar/)).toHaveFocus()
  vi.mocked(removeSecondFactor).mockResolvedValue({ ok: true })
  await userEvent.keyboard('123456{Enter}')
  await expect.element(page.getByText('Celular não é mais pedido ao entrar.')).toBeVisible()
  expect(vi.mocked(removeSecondFactor)).toHaveBeenCalledWith({ id, code: '123456' })
})
