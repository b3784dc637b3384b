import { describe, expect, test } from 'vitest'
import { denied, refused, tooMany, unavailable } from './sign-in-failures'

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
