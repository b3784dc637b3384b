import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTokens, makeSigningKey } from '../local/auth/tokens.ts'
import { createFunctions, productFunctions } from '../local/functions.ts'

const tokens = createTokens({ signingKey: makeSigningKey(), jwtSecret: 'of-the-library' })
const otherTokens = createTokens({ signingKey: makeSigningKey(), jwtSecret: 'of-the-library' })
const token = (claims: Record<string, unknown>) => `Bearer ${tokens.sign(claims)}`
const exp = Date.now() / 1000 + 3600

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

async function call(path: string, init: RequestInit = {}) {
  const headers = { authorization: token({ exp }), ...init.headers }
  const response = await gateway(
    new Request(`http://127.0.0.1/functions/v1/${path}`, { method: 'POST', ...init, headers }),
  )
  return { status: response.status, own: response.headers.get('x-own'), body: await response.json() }
}

test('a call and its answer pass unchanged; a preflight needs no token', async () => {
  const authorization = token({ exp })
  expect(await call('echo', { body: 'conteúdo', headers: { authorization } })).toEqual({
    status: 418,
    own: 'yes',
    body: { method: 'POST', body: 'conteúdo', authorization, own: 'olá' },
  })
  const preflight = await call('echo', { method: 'OPTIONS', headers: { authorization: '' } })
  expect(preflight).toMatchObject({ status: 418, body: { method: 'OPTIONS' } })
})

test.each([
  ['no token', { authorization: '' }],
  ['a publishable key', { authorization: 'Bearer sb_publishable_0123456789' }],
  ['a foreign token', { authorization: `Bearer ${otherTokens.sign({ exp })}` }],
  ['a token that has expired', { authorization: token({ exp: 1000 }) }],
  ['a token without an end', { authorization: token({}) }],
])('%s opens only the function that is open', async (_, headers) => {
  expect(await call('echo', { headers })).toMatchObject({ status: 401, body: { code: 401 } })
  expect((await call('open', { headers })).body).toMatchObject({ own: 'só aqui' })
})

test('an unknown name, another method, a large body and an exception have the answers of the relay', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  for (const name of ['nowhere', '_shared', '..%2f..', 'ECHO', '', 'constructor'])
    expect(await call(name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await call('echo', { method: 'GET' })).status).toBe(405)
  expect((await call('echo', { body: new Uint8Array(5 * 1024 * 1024) })).status).toBe(413)
  expect(await call('broken')).toMatchObject({ status: 500, body: { code: 'WORKER_ERROR' } })
})
const root = join(import.meta.dirname, '../..')

test('of the functions only team gets the secret key', () => {
  const { team, ...others } = productFunctions({ SUPABASE_URL: 'https://x' }, 'sb_secret_x')
  expect(JSON.stringify(team)).toContain('sb_secret_x')
  expect(JSON.stringify(others)).not.toContain('sb_secret_x')
})

test('functions import the installed versions, and config.toml opens the same ones as the embedded backend', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { dependencies } = JSON.parse(read('package.json'))
  const embedded = Object.entries(productFunctions({}, ''))
  for (const [name] of embedded) {
    const { imports } = JSON.parse(read(`supabase/functions/${name}/deno.json`))
    for (const [module, specifier] of Object.entries(imports))
      expect(specifier).toBe(`npm:${module}@${dependencies[module]}`)
  }
  const config = read('supabase/config.toml')
  const open = [...config.matchAll(/^\[functions\.(.+)\]\n(?:.+\n)*?verify_jwt = false/gm)]
  expect(open.map(([, name]) => name)).toEqual(
    embedded.flatMap(([name, served]) => ('isOpen' in served ? [name] : [])),
  )
})
