import { describe, expect, test } from 'vitest'
import { noticeFor, reasons, refused } from './denials'

test.each(Object.values(reasons))('the login page has a message for ?motivo=%s', (reason) => {
  expect(noticeFor(reason)?.title).toMatch(/./)
})

test.each([undefined, '', 'signed-out', 'toString', '__proto__', ['sessao'], '<b>'])(
  'the login page has no message for ?motivo=%j',
  (reason) => {
    expect(noticeFor(reason)).toBeUndefined()
  },
)

describe('a refused sign-in', () => {
  test('shows the message of the auth server with an explanation in Portuguese', () => {
    expect(refused({ message: 'Invalid login credentials', code: 'invalid_credentials' })).toEqual({
      title: 'Erro ao fazer login',
      text: 'Invalid login credentials',
      help: 'E-mail ou senha incorretos. Confira e tente de novo.',
    })
    expect(refused({ message: 'Something new', code: 'something_new' })).toMatchObject({
      text: 'Something new',
      help: expect.stringContaining('servidor'),
    })
  })

  test('does not reveal that an account exists and is banned', () => {
    const wrong = refused({ message: 'Invalid login credentials', code: 'invalid_credentials' })
    expect(refused({ message: 'User is banned', code: 'user_banned' })).toEqual(wrong)
  })
})
