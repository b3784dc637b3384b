import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@/e2e/components/show'
import { explainDenial, explainRefusal, refuseField, wrongCode } from '@/lib/access/denials'
import { createPassword, giveSecondFactor, requestPasswordMail, signIn } from './actions'
import { CodeForm } from './codigo/code-form'
import { MailForm } from './esqueci-a-senha/mail-form'
import { ArrivalNotice, LoginForm } from './login-form'
import { NewPasswordForm } from './senha/new-password-form'

const email = 'ana@quaresmeira.example'
const wrongPassword = {
  ...explainRefusal({ message: 'Invalid login credentials', code: 'invalid_credentials' }),
  email,
}

async function typeSignIn() {
  await userEvent.type(page.getByLabelText('E-mail'), email)
  await userEvent.tab()
  await userEvent.keyboard('o rio corre{Enter}')
}

const toast = (title: string) => page.getByRole('listitem').filter({ hasText: title })

test('a refused sign-in keeps the typed values, says why in two languages, and focuses the password (AUTH-4)', async () => {
  vi.mocked(signIn).mockResolvedValue(wrongPassword)
  await show(<LoginForm returnTo="/admin/rooms" />)
  await expect.element(page.getByLabelText('E-mail')).toBeRequired()
  await expect.element(page.getByLabelText('Senha')).toBeRequired()
  await typeSignIn()
  await expect.element(toast('Erro ao fazer login')).toMatchTextContent('Invalid login credentials')
  const help = 'E-mail ou senha incorretos. Confira e tente de novo.'
  await expect.element(page.getByRole('alert')).toMatchTextContent(help)
  await expect.element(page.getByLabelText('E-mail')).toHaveValue(email)
  await expect.element(page.getByLabelText('Senha')).toHaveValue('o rio corre')
  await expect.element(page.getByLabelText('Senha')).toHaveFocus()
  const [, sent = new FormData()] = vi.mocked(signIn).mock.calls[0] ?? []
  expect(Object.fromEntries(sent)).toEqual({ email, password: 'o rio corre', voltar: '/admin/rooms' })
})

test('the button shows a pending sign-in, and the prompt to sign in disappears (AUTH-4, ADM-9)', async () => {
  const answer = Promise.withResolvers<typeof wrongPassword>()
  vi.mocked(signIn).mockReturnValue(answer.promise)
  await show(
    <>
      <ArrivalNotice notice={{ kind: 'info', title: 'Entre para continuar', text: 'A sessão terminou.' }} />
      <LoginForm returnTo={undefined} />
    </>,
  )
  // Under the pointer it does not time out by itself.
  await userEvent.hover(toast('Entre para continuar'))
  page.getByLabelText('E-mail').element().focus()
  await userEvent.keyboard(`${email}{Tab}o rio corre{Enter}`)
  await expect.element(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled()
  await expect.element(toast('Entre para continuar')).not.toBeInTheDocument()
  answer.resolve(wrongPassword)
  await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
})

test('without access the sign-in is denied; without a connection it never is (AUTH-20, AUTH-6)', async () => {
  vi.mocked(signIn).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await show(<LoginForm returnTo={undefined} />)
  await typeSignIn()
  await expect.element(toast('Erro ao fazer login')).toMatchTextContent('Sem conexão com o site.')
  await expect.element(page.getByRole('alert')).toMatchTextContent('O que você digitou foi mantido.')
  await expect.element(page.getByText('Acesso negado')).not.toBeInTheDocument()
  vi.mocked(signIn).mockResolvedValueOnce({ ...explainDenial('no-access'), email })
  await page.getByRole('button', { name: 'Entrar' }).click()
  const text = 'Você não tem permissão para acessar o painel admin.'
  await expect.element(toast('Acesso negado')).toMatchTextContent(text)
})

test('a refused code is selected, so that the next one replaces it (AUTH-12)', async () => {
  vi.mocked(giveSecondFactor).mockResolvedValue(wrongCode)
  await show(<CodeForm returnTo="/admin/account" />)
  const code = page.getByLabelText('Código de 6 números')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('123 456{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Código incorreto ou já usado.')
  await expect.element(code).toHaveAccessibleDescription(wrongCode)
  await userEvent.keyboard('654321')
  await expect.element(code).toHaveValue('654321')
  const [, sent = new FormData()] = vi.mocked(giveSecondFactor).mock.calls[0] ?? []
  expect(Object.fromEntries(sent)).toEqual({ code: '123 456', voltar: '/admin/account' })
})

test('a password by link is refused at its field, with the reason, or as a whole (AUTH-11, AUTH-14)', async () => {
  const reason = 'Esta senha está entre as primeiras que alguém tentaria.'
  vi.mocked(createPassword).mockResolvedValueOnce(refuseField('password', reason))
  await show(<NewPasswordForm email={email} secret={{ name: 'link', value: 'abc' }} />)
  await expect.element(page.getByLabelText('E-mail')).toHaveValue(email)
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('readonly')
  const next = page.getByLabelText('Nova senha', { exact: true })
  await userEvent.type(next, 'Password1234')
  await userEvent.tab()
  await userEvent.keyboard('Password1234{Enter}')
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(next).toHaveFocus()
  const [, sent = new FormData()] = vi.mocked(createPassword).mock.calls[0] ?? []
  expect(Object.fromEntries(sent)).toEqual({
    email,
    password: 'Password1234',
    repeat: 'Password1234',
    link: 'abc',
  })
  await expect.element(next).toHaveAttribute('type', 'password')
  await page.getByLabelText('Mostrar as senhas').click()
  await expect.element(next).toHaveAttribute('type', 'text')
  const gone = 'Este link já foi usado ou venceu.'
  vi.mocked(createPassword).mockResolvedValueOnce({ ok: false, error: gone })
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(gone)
  await expect.element(page.getByText(reason)).not.toBeInTheDocument()
})

test('a link from a mail asks for the address and, if there is a second factor, the code (AUTH-16)', async () => {
  await show(<NewPasswordForm email={undefined} secret={{ name: 'codigo', value: 'abc' }} />)
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('')
  await expect.element(page.getByLabelText('Código do segundo fator')).toBeVisible()
})

test('a request for a mail gets the same sentence for every address (AUTH-16)', async () => {
  vi.mocked(requestPasswordMail).mockResolvedValue({ ok: true })
  await show(<MailForm />)
  await userEvent.type(page.getByLabelText('E-mail'), email)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toMatchTextContent('Se este e-mail tem uma conta')
})
