import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTokens, makeSigningKey, readValid } from '../local/auth/tokens.ts'
import { createFunctions, productFunctions } from '../local/functions.ts'

const tokens = createTokens({ signingKey: makeSigningKey() })
const otherTokens = createTokens({ signingKey: makeSigningKey() })
const token = async (claims: Record<string, unknown>) => `Bearer ${await tokens.sign(claims)}`
const exp = Date.now() / 1000 + 3600

async function echo(request: Request, variables: Map<string, string>) {
  const { method, headers } = request
  const authorization = headers.get('authorization')
  const body = { method, body: await request.text(), authorization, own: variables.get('GREETING') }
  return Response.json(body, { status: 418, headers: { 'x-own': 'yes' } })
}

const gateway = createFunctions({
  echo: { handle: echo, variables: { GREETING: 'olá' } },
})

async function call(path: string, init: RequestInit = {}) {
  const headers = { authorization: await token({ exp }), ...init.headers }
  const response = await gateway(
    new Request(`http://127.0.0.1/functions/v1/${path}`, { method: 'POST', ...init, headers }),
  )
  return { status: response.status, own: response.headers.get('x-own'), body: await response.json() }
}

test('a call, a preflight and their responses pass unchanged', async () => {
  const authorization = await token({ exp })
  expect(await call('echo', { body: 'conteúdo', headers: { authorization } })).toEqual({
    status: 418,
    own: 'yes',
    body: { method: 'POST', body: 'conteúdo', authorization, own: 'olá' },
  })
  const preflight = await call('echo', { method: 'OPTIONS', headers: { authorization: '' } })
  expect(preflight).toMatchObject({ status: 418, body: { method: 'OPTIONS' } })
})

test('an unknown name gets the relay’s response', async () => {
  for (const name of ['nowhere', '_shared', '..%2f..', 'ECHO', '', 'constructor'])
    expect(await call(name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test.each([
  ['a valid token', await token({ exp: 2000 }), true],
  ['an expired one', await token({ exp: 1000 }), false],
  ['one without expiry', await token({}), false],
  ['one without a signature', (await token({ exp: 2000 })).replace(/[^.]+$/, ''), false],
  [
    'one with algorithm none',
    (await token({ exp: 2000 })).replace(/ [^.]+/, ` ${btoa('{"alg":"none"}')}`),
    false,
  ],
  ['one by another key', `Bearer ${await otherTokens.sign({ exp: 2000 })}`, false],
  ['one with other claims', (await token({ exp: 2000 })).replace(/\.[^.]+\./, '.eyJleHAiOjk5OTl9.'), false],
  ['garbage', 'Bearer a.b.c', false],
])('%s', async (_, authorization, isValid) => {
  const claims = await readValid(authorization, tokens.publicKey, new Date(1_000_000))
  expect(claims !== undefined).toBe(isValid)
})

const root = join(import.meta.dirname, '../..')

test('only the function team gets the secret key', () => {
  const { team, ...others } = productFunctions({ SUPABASE_URL: 'https://x' }, 'sb_secret_x')
  expect(JSON.stringify(team)).toContain('sb_secret_x')
  expect(JSON.stringify(others)).not.toContain('sb_secret_x')
})

test('functions import the installed versions, and only team is called without a session', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { dependencies } = JSON.parse(read('package.json'))
  for (const name of Object.keys(productFunctions({}, ''))) {
    const { imports } = JSON.parse(read(`supabase/functions/${name}/deno.json`))
    for (const [module, specifier] of Object.entries(imports))
      expect(specifier).toBe(`npm:${module}@${dependencies[module]}`)
  }
  const config = read('supabase/config.toml')
  const open = [...config.matchAll(/^\[functions\.(.+)\]\n(?:.+\n)*?verify_jwt = false/gm)]
  expect(open.map(([, name]) => name)).toEqual(['team'])
})
