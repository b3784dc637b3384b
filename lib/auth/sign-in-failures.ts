import type { Denial } from './denials'

/** `title` and `text` are the toast's, `help` says what to do (AUTH-4). */
export type SignInFailure = { title: string; text: string; help: string }

/** The person left a field empty; browsers ask for both before they send. */
export const missing = loginError('Informe o e-mail e a senha.', 'Os dois campos são obrigatórios.')

export const offline = loginError(
  'Sem conexão com o site.',
  'O que você digitou foi mantido. Confira a internet e tente de novo.',
)

export const unavailable = loginError(
  'O servidor não respondeu.',
  'O que você digitou foi mantido. Tente de novo em instantes.',
)

/** After too many failed tries; `minutes` is at least 1. */
export function tooMany(minutes: number): SignInFailure {
  const time = minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return loginError('Muitas tentativas seguidas.', `Aguarde ${time} e tente de novo.`)
}

/** In the provider's own words, and in Portuguese (AUTH-4). */
export function refused({ message, code }: { message: string; code?: string | undefined }): SignInFailure {
  // The server says so before it looks at the password, hence also to strangers: it would tell them who has an account.
  if (code === 'user_banned')
    return refused({ message: 'Invalid login credentials', code: 'invalid_credentials' })
  return loginError(
    message,
    explanations.get(code) ?? 'O servidor recusou a entrada. Tente de novo mais tarde.',
  )
}

/** The password was right, but the account may not use the panel. */
export function denied(denial: Denial): SignInFailure {
  if (denial === 'no-access') {
    return {
      title: 'Acesso negado',
      text: 'Você não tem permissão para acessar o painel admin.',
      help: 'Entre com uma conta que administre este hotel.',
    }
  }
  if (denial === 'no-hotel') {
    return { title: 'Erro', text: 'Hotel não encontrado.', help: 'O hotel deste site não está cadastrado.' }
  }
  return unavailable
}

const explanations = new Map<string | undefined, string>([
  ['invalid_credentials', 'E-mail ou senha incorretos. Confira e tente de novo.'],
  ['email_not_confirmed', 'Este e-mail ainda não foi confirmado.'],
  ['over_request_rate_limit', 'Muitas tentativas em pouco tempo. Aguarde alguns minutos.'],
])

function loginError(text: string, help: string): SignInFailure {
  return { title: 'Erro ao fazer login', text, help }
}
