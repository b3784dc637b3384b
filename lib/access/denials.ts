import type { Failure } from '@/lib/access/result'

/** 'second-factor': the code is missing. 'second-factor-setup': the hotel requires a device, and the account has none. */
export type Denial = 'signed-out' | 'no-access' | 'no-hotel' | 'unavailable' | Step

/** The sign-in step that follows a correct password. */
export type Step = 'second-factor' | 'second-factor-setup'

export function isStep(denial: Denial): denial is Step {
  return denial === 'second-factor' || denial === 'second-factor-setup'
}

export type Notice = { kind: 'error' | 'info' | 'success'; title: string; text: string }

/** Values of the login page's query parameter `motivo`. */
export const reasons = {
  'signed-out': 'sessao',
  'no-access': 'sem-acesso',
  'no-hotel': 'sem-hotel',
  unavailable: 'indisponivel',
  'second-factor': 'codigo',
  'second-factor-setup': 'segundo-fator',
} as const satisfies Record<Denial, string>

export function denialNotice(denial: Denial): Notice {
  return notices[reasons[denial]]
}

/** Returns the login page's message for a `motivo`, or undefined for an unknown one. */
export function noticeFor(reason: unknown): Notice | undefined {
  return Object.entries(notices).find(([name]) => name === reason)?.[1]
}

const notices = {
  sessao: {
    kind: 'info',
    title: 'Entre para continuar',
    text: 'Você ainda não entrou, ou sua sessão expirou.',
  },
  'sem-acesso': {
    kind: 'error',
    title: 'Acesso negado',
    text: 'Você não tem permissão para acessar esta página.',
  },
  'sem-hotel': { kind: 'error', title: 'Erro', text: 'Hotel não encontrado.' },
  indisponivel: {
    kind: 'error',
    title: 'Painel indisponível',
    text: 'O servidor não respondeu. Tente de novo em instantes.',
  },
  codigo: {
    kind: 'info',
    title: 'Falta o código',
    text: 'Digite o código do seu aplicativo em outra aba e tente de novo: nada do que você digitou se perde.',
  },
  'segundo-fator': {
    kind: 'info',
    title: 'Falta o segundo fator',
    text: 'O hotel passou a exigir um segundo fator. Cadastre o seu em outra aba e tente de novo: nada do que você digitou se perde.',
  },
  'saiu-de-todos': {
    kind: 'success',
    title: 'Você saiu de todos os aparelhos',
    text: 'Nenhum computador ou celular continua conectado à sua conta.',
  },
  'senha-criada': {
    kind: 'success',
    title: 'Senha criada',
    text: 'Agora entre com o seu e-mail e a senha nova.',
  },
  saiu: { kind: 'success', title: 'Logout realizado', text: 'Você saiu do painel administrativo.' },
} satisfies Record<string, Notice>

/** `title` and `text` appear in a toast; `help` suggests what to do (AUTH-4). */
export type SignInFailure = { title: string; text: string; help: string }

/** Shown for an empty field, although browsers check this before they submit. */
export const missing = loginError('Informe o e-mail e a senha.', 'Os dois campos são obrigatórios.')

export const offline = loginError(
  'Sem conexão com o site.',
  'O que você digitou foi mantido. Confira a internet e tente de novo.',
)

export const unavailable = loginError(
  'O servidor não respondeu.',
  'O que você digitou foi mantido. Tente de novo em instantes.',
)

/** Describes the wait after too many failed attempts; `minutes` is at least 1. */
export function tooMany(minutes: number): SignInFailure {
  const time = minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return loginError('Muitas tentativas seguidas.', `Aguarde ${time} e tente de novo.`)
}

/** Returns the auth server's message with an explanation in Portuguese (AUTH-4). */
export function explainRefusal({
  message,
  code,
}: {
  message: string
  code?: string | undefined
}): SignInFailure {
  // The server checks the ban before the password, so its message would reveal that the account exists.
  if (code === 'user_banned') {
    return explainRefusal({ message: 'Invalid login credentials', code: 'invalid_credentials' })
  }
  return loginError(
    message,
    explanations.get(code) ?? 'O servidor recusou a entrada. Tente de novo mais tarde.',
  )
}

/** Describes an account with the right password but without access to the panel. */
export function explainDenial(denial: Denial): SignInFailure {
  if (denial === 'no-access') {
    return {
      title: 'Acesso negado',
      text: 'Você não tem permissão para acessar o painel admin.',
      help: 'Seu acesso pode ter sido retirado: pergunte a quem gerencia a equipe, ou entre com outra conta.',
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

export function refuseField(field: string, text: string): Failure {
  return { ok: false, error: text, fieldErrors: { [field]: text } }
}

/** Returns the message of `tooMany` as one text, for forms without a toast. */
export function waitText(minutes: number): string {
  const { text, help } = tooMany(minutes)
  return `${text} ${help}`
}

/** Shown for a code that was mistyped, has expired or was used before. */
export const wrongCode =
  'Código incorreto ou já usado. Espere o aplicativo mostrar o próximo e digite-o; confira também o relógio do aparelho.'
export const codeUnknown =
  'Não foi possível conferir o código. Tente de novo em instantes; se não der certo, recomece.'
