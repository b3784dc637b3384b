import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTokens, makeSigningKey } from '../local/auth/tokens.ts'
import { createFunctions, isSigned, productFunctions } from '../local/functions.ts'

const tokens = createTokens({ signingKey: makeSigningKey(), jwtSecret: 'of-the-library' })
const otherTokens = createTokens({ signingKey: makeSigningKey(), jwtSecret: 'of-the-library' })
const inAnHour = Date.now() / 1000 + 3600

async function echo(request: Request, variables: Map<string, string>) {
  const { method, headers } = request
  const authorization = headers.get('authorization')
  const body = { method, body: await request.text(), authorization, own: variables.get('GREETING') }
  return Response.json(body, { status: 418, headers: { 'x-own': 'yes' } })
}

const gateway = createFunctions(tokens.publicKey, {
  echo: { handle: echo, variables: { GREETING: 'olá' } },
  open: { handle: echo, variables: { GREETING: 'só aqui' }, isOpen: true },
  broken: { handle: () => Promise.reject(new Error('broken')), variables: {} },
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

function token(claims: Record<string, unknown>) {
  return `Bearer ${tokens.sign(claims)}`
}

function withHeader(header: object, authorization: string) {
  const part = Buffer.from(JSON.stringify(header)).toString('base64url')
  return authorization.replace(/ [^.]+/, ` ${part}`)
}

async function call(path: string, init: RequestInit = {}) {
  const headers = { authorization: token({ exp: inAnHour }), ...init.headers }
  const response = await gateway(
    new Request(`http://127.0.0.1/functions/v1/${path}`, { method: 'POST', ...init, headers }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('the call arrives and the answer comes back as they are', async () => {
  const authorization = token({ exp: inAnHour })
  const { status, headers, body } = await call('echo', { body: 'conteúdo', headers: { authorization } })
  expect([status, headers.get('x-own')]).toEqual([418, 'yes'])
  expect(body).toEqual({ method: 'POST', body: 'conteúdo', authorization, own: 'olá' })
})

test('of the two functions only team knows the secret key', () => {
  const { team, ...others } = productFunctions({ SUPABASE_URL: 'https://x' }, 'sb_secret_x')
  expect(JSON.stringify(team)).toContain('sb_secret_x')
  expect(JSON.stringify(others)).not.toContain('sb_secret_x')
})

describe('what the gateway answers itself', () => {
  test.each(['nowhere', '_shared', '..%2f..', 'ECHO', '', 'echo%2findex.ts', 'constructor'])(
    'no function %o',
    async (name) => {
      expect(await call(name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    },
  )

  test.each([
    ['no token', { authorization: '' }],
    ['a publishable key', { authorization: 'Bearer sb_publishable_0123456789' }],
    ['a foreign token', { authorization: `Bearer ${otherTokens.sign({ exp: inAnHour })}` }],
  ])('%s', async (_, headers) => {
    expect(await call('echo', { headers })).toMatchObject({ status: 401, body: { code: 401 } })
    expect((await call('open', { headers })).body).toMatchObject({ own: 'só aqui' })
  })

  test('another method', async () => {
    expect((await call('echo', { method: 'GET' })).status).toBe(405)
  })

  test('too large a body', async () => {
    expect((await call('echo', { body: new Uint8Array(5 * 1024 * 1024) })).status).toBe(413)
  })

  test('a preflight goes to the function without a token', async () => {
    const { status, body } = await call('echo', { method: 'OPTIONS', headers: { authorization: '' } })
    expect([status, body.method]).toEqual([418, 'OPTIONS'])
  })

  test('a function that throws', async () => {
    expect(await call('broken')).toMatchObject({ status: 500, body: { code: 'WORKER_ERROR' } })
  })
})

test.each([
  ['a good token', token({ exp: 2000 }), true],
  ['an expired one', token({ exp: 1000 }), false],
  ['one that never expires', token({}), false],
  ['one signed by nobody', token({ exp: 2000 }).replace(/[^.]+$/, ''), false],
  ['one that asks for no check', withHeader({ alg: 'none' }, token({ exp: 2000 })), false],
  ['one that is signed as the library signs', tokens.translate(token({ exp: 2000 })), false],
  ['one of another key', `Bearer ${otherTokens.sign({ exp: 2000 })}`, false],
  ['one with other claims', token({ exp: 2000 }).replace(/\.[^.]+\./, '.eyJleHAiOjk5OTl9.'), false],
  ['something else', 'Basic abc', false],
  ['garbage', 'Bearer a.b.c', false],
])('%s', (_, authorization, good) => {
  expect(isSigned(authorization, tokens.publicKey, 1_000_000)).toBe(good)
})
