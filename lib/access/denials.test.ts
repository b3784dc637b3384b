import { describe, expect, test } from 'vitest'
import {
  type Denial,
  denialNotice,
  denied,
  noticeFor,
  reasons,
  refused,
  tooMany,
  unavailable,
} from './denials'

describe('noticeFor', () => {
  test.each<[Denial, string, string]>([
    ['signed-out', 'Entre para continuar', 'Você ainda não entrou, ou sua sessão expirou.'],
    ['no-access', 'Acesso negado', 'Você não tem permissão para acessar esta página.'],
    ['no-hotel', 'Erro', 'Hotel não encontrado.'],
    ['unavailable', 'Painel indisponível', 'O servidor não respondeu. Tente de novo em instantes.'],
    [
      'second-factor',
      'Falta o código',
      'Digite o código do seu aplicativo em outra aba e tente de novo: nada do que você digitou se perde.',
    ],
    [
      'second-factor-setup',
      'Falta o segundo fator',
      'O hotel passou a exigir um segundo fator. Cadastre o seu em outra aba e tente de novo: nada do que você digitou se perde.',
    ],
  ])('%s: %s, %s', (denial, title, text) => {
    expect(denialNotice(denial)).toMatchObject({ title, text })
    expect(noticeFor(reasons[denial])).toEqual(denialNotice(denial))
  })

  test('says goodbye', () => {
    expect(noticeFor('saiu')).toEqual({
      kind: 'success',
      title: 'Logout realizado',
      text: 'Você saiu do painel administrativo.',
    })
  })

  test.each([undefined, '', 'signed-out', 'toString', '__proto__', ['sessao'], '<b>'])(
    'ignores %j',
    (reason) => {
      expect(noticeFor(reason)).toBeUndefined()
    },
  )
})

describe('refused', () => {
  test("keeps the provider's words and explains them in Portuguese", () => {
    expect(refused({ message: 'Invalid login credentials', code: 'invalid_credentials' })).toEqual({
      title: 'Erro ao fazer login',
      text: 'Invalid login credentials',
      help: 'E-mail ou senha incorretos. Confira e tente de novo.',
    })
  })

  test('tells nobody that an account exists and is banned', () => {
    const wrong = refused({ message: 'Invalid login credentials', code: 'invalid_credentials' })
    expect(refused({ message: 'User is banned', code: 'user_banned' })).toEqual(wrong)
  })

  test('explains also what it does not know', () => {
    const { title, text, help } = refused({ message: 'Something new', code: 'something_new' })
    expect([title, text]).toEqual(['Erro ao fazer login', 'Something new'])
    expect(help).toMatch(/servidor/)
  })
})

describe('denied', () => {
  test.each([
    ['no-access', 'Acesso negado', 'Você não tem permissão para acessar o painel admin.'],
    ['no-hotel', 'Erro', 'Hotel não encontrado.'],
  ] as const)('%s', (denial, title, text) => {
    expect(denied(denial)).toMatchObject({ title, text })
  })

  test('an outage never reads as a missing permission', () => {
    expect(denied('unavailable')).toBe(unavailable)
    expect(unavailable.title).toBe('Erro ao fazer login')
  })
})

test.each([
  [1, 'Aguarde 1 minuto e tente de novo.'],
  [15, 'Aguarde 15 minutos e tente de novo.'],
])('a wait of %i minutes', (minutes, help) => {
  expect(tooMany(minutes)).toEqual({
    title: 'Erro ao fazer login',
    text: 'Muitas tentativas seguidas.',
    help,
  })
})
