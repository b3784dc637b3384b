/** 'second-factor': the code is missing; 'second-factor-setup': the hotel demands a device, and they have none. */
export type Denial = 'signed-out' | 'no-access' | 'no-hotel' | 'unavailable' | Step

/** What is missing of a sign-in that is right so far. */
export type Step = 'second-factor' | 'second-factor-setup'

export function isStep(denial: Denial): denial is Step {
  return denial === 'second-factor' || denial === 'second-factor-setup'
}

export type Notice = { kind: 'error' | 'info' | 'success'; title: string; text: string }

/** Each denial as the login page's query parameter `motivo` names it. */
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

/** What the login page says to somebody who arrives with this `motivo`; nothing for a reason that nobody sends. */
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
