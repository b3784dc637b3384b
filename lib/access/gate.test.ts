import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Denial, explainRefusal, noticeFor, reasons } from './denials'
import { decideGate, loginPath, returnPath } from './gate'

const on = undefined

describe('decideGate', () => {
  const denied = ['signed-out', 'no-access', 'no-hotel', 'unavailable'] as const
  const visitors = ['admin', ...denied, 'second-factor', 'second-factor-setup'] as const
  const login = '/admin/login'
  const code = '/admin/login/codigo'
  const setup = '/admin/login/segundo-fator'
  const denials = ['sessao', 'sem-acesso', 'sem-hotel', 'indisponivel']
  const toLogin = (back: string) => denials.map((reason) => `${login}?motivo=${reason}${back}`)
  const toStep = (back = '') => [`${code}?${back}`, `${setup}?${back}`]
  const sentBack = (back: string) => [...toLogin(back), ...toStep(back.slice(1))]
  const passes = Array(7).fill(on)

  // Each row ends with the decisions for the visitors, in the order above.
  test.each<[string, string, boolean, (string | undefined)[]]>([
    ['GET', '/admin', false, [on, ...sentBack('')]],
    ['GET', '/admin/rooms?q=a', false, [on, ...sentBack('&voltar=%2Fadmin%2Frooms%3Fq%3Da')]],
    ['POST', '/admin/rooms', false, [on, ...sentBack('')]],
    ['POST', '/admin/rooms', true, passes],
    ['POST', '/admin/compartilhar', false, [on, ...sentBack('&voltar=%2Fadmin%2Fpictures%3Frecebidas%3D0')]],
    ['GET', '/admin/login', false, ['/admin', on, on, on, on, ...toStep()]],
    [
      'GET',
      '/admin/login?voltar=/admin/rooms',
      false,
      ['/admin/rooms', on, on, on, on, ...toStep('voltar=%2Fadmin%2Frooms')],
    ],
    ['POST', '/admin/login', false, passes],
    ['GET', code, false, ['/admin', ...toLogin(''), on, `${setup}?`]],
    ['GET', `${code}?voltar=//evil.example`, false, ['/admin', ...toLogin(''), on, `${setup}?`]],
    ['GET', setup, false, ['/admin', ...toLogin(''), `${code}?`, on]],
    ['POST', setup, true, passes],
  ])('%s %s (action: %s)', (method, path, isAction, expected) => {
    const decisions = visitors.map((visitor) => decideGate({ method, path, isAction, visitor }))
    expect(decisions).toEqual(expected)
  })

  test('creates no redirect loop (AUTH-3)', () => {
    const denials: Denial[] = visitors.filter((visitor) => visitor !== 'admin')
    for (const visitor of denials) {
      const visit = { method: 'GET', isAction: false, visitor }
      const path = decideGate({ ...visit, path: '/admin/packages' })
      expect(path).toBeDefined()
      expect(decideGate({ ...visit, path: path ?? '' })).toBeUndefined()
    }
    const admin = { method: 'GET', isAction: false, visitor: 'admin' } as const
    const page = decideGate({ ...admin, path: loginPath('no-access') })
    expect(decideGate({ ...admin, path: page ?? '' })).toBeUndefined()
  })
})

describe('returnPath', () => {
  test.each([
    ['/admin/rooms?q=familia&status=ativo', '/admin/rooms?q=familia&status=ativo'],
    ['/admin/rooms?_rsc=abc&q=1', '/admin/rooms?q=1'],
    [undefined, '/admin'],
    [['/admin/rooms'], '/admin'],
    ['/adminx/rooms', '/admin'],
    ['https://evil.example/admin/rooms', '/admin'],
    ['/admin/%2e%2e//evil.example', '/admin'],
  ])('of %j is %s', (wanted, path) => expect(returnPath(wanted)).toBe(path))

  test('is always a page of this panel (AUTH-3)', () => {
    const piece = fc.constantFrom(...'/\\.:@?#x\n\t', '..', '%2e', '%2f', 'admin')
    const path = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom('', '/admin/'), path, (start, rest) => {
        const url = new URL(returnPath(start + rest), 'https://hotel.example')
        expect(url.origin).toBe('https://hotel.example')
        expect(url.pathname).toMatch(/^\/admin(\/|$)/)
      }),
    )
  })
})

test('the login page has a message for every reason and for no other value (AUTH-3)', () => {
  for (const reason of Object.values(reasons)) expect(noticeFor(reason)?.title).toMatch(/./)
  for (const other of [undefined, '', 'signed-out', 'toString', '__proto__', ['sessao'], '<b>'])
    expect(noticeFor(other)).toBeUndefined()
})

describe('a refused sign-in', () => {
  test('shows the message of the auth server with an explanation in Portuguese (AUTH-4)', () => {
    expect(explainRefusal({ message: 'Invalid login credentials', code: 'invalid_credentials' })).toEqual({
      title: 'Erro ao fazer login',
      text: 'Invalid login credentials',
      help: 'E-mail ou senha incorretos. Confira e tente de novo.',
    })
    expect(explainRefusal({ message: 'Something new', code: 'something_new' })).toMatchObject({
      text: 'Something new',
      help: expect.stringContaining('servidor'),
    })
  })

  test('does not reveal that an account exists and is banned (AUTH-4)', () => {
    const wrong = explainRefusal({ message: 'Invalid login credentials', code: 'invalid_credentials' })
    expect(explainRefusal({ message: 'User is banned', code: 'user_banned' })).toEqual(wrong)
  })
})
