import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTokens, makeSigningKey } from '../local/auth/tokens.ts'
import { createFunctions, type Functions } from '../local/functions.ts'
import { isSigned } from '../local/functions-token.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
const tokens = createTokens({ signingKey: makeSigningKey(), jwtSecret: 'of-the-library' })
const otherTokens = createTokens({ signingKey: makeSigningKey(), jwtSecret: 'of-the-library' })
const settings = {
  folder,
  cacheFolder: join(folder, '.deno'),
  publicKey: tokens.publicKey,
  variables: { GREETING: 'olá' },
}
const inAnHour = Date.now() / 1000 + 3600

const sources = {
  echo: `Deno.serve(async (request) => Response.json({
    method: request.method, path: new URL(request.url).pathname + new URL(request.url).search,
    body: await request.text(), authorization: request.headers.get('authorization'), pid: Deno.pid,
  }, { status: 418, headers: { 'x-own': 'yes' } }))`,
  rights: `Deno.serve(async () => {
    const attempts = {
      file: async () => Deno.readTextFile('/etc/hostname'),
      write: async () => Deno.writeTextFile(import.meta.dirname + '/new', ''),
      run: async () => new Deno.Command('/bin/sh').output(),
      network: async () => Deno.connect({ hostname: '169.254.169.254', port: 80 }),
      import: async () => import('https://example.com/' + 'x.js'),
      ownCode: async () => Deno.readTextFile(import.meta.filename),
    }
    const results = {}
    for (const [name, attempt] of Object.entries(attempts)) {
      results[name] = await attempt().then(() => 'allowed', (error) => error.name)
    }
    return Response.json({ ...results, own: Deno.env.get('GREETING'), other: Deno.env.get('DENO_DIR') ?? 'nothing' })
  })`,
  broken: 'this is no program',
  silent: `Deno.serve(() => new Promise(() => {}))`,
  busy: `Deno.serve(() => { for (;;); })`,
  crash: `Deno.serve((request) => request.headers.has('x-crash') ? Deno.exit(1) : new Response('ok'))`,
}

let functions: Functions
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  for (const [name, source] of Object.entries({ ...sources, _shared: sources.echo })) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.ts'), source)
    writeFileSync(join(folder, name, 'deno.json'), '{}')
  }
  functions = createFunctions(settings)
})
afterAll(async () => {
  await functions.close()
  rmSync(folder, { recursive: true, maxRetries: 3 })
})

function token(claims: Record<string, unknown>) {
  return `Bearer ${tokens.sign(claims)}`
}

function withHeader(header: object, authorization: string) {
  const part = Buffer.from(JSON.stringify(header)).toString('base64url')
  return authorization.replace(/ [^.]+/, ` ${part}`)
}

async function call(path: string, init: RequestInit = {}, target = functions) {
  const headers = { authorization: token({ exp: inAnHour }), ...init.headers }
  const request = new Request(`http://127.0.0.1/functions/v1/${path}`, { method: 'POST', ...init, headers })
  const response = await target.handle(request)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  }
}

test('the call arrives and the answer comes back as they are', async () => {
  const authorization = token({ exp: inAnHour })
  const { status, headers, body } = await call('echo/more?x=1', {
    body: 'conteúdo',
    headers: { authorization },
  })
  expect(status).toBe(418)
  expect(headers.get('x-own')).toBe('yes')
  expect(body).toMatchObject({ method: 'POST', path: '/echo/more?x=1', body: 'conteúdo', authorization })
  expect((await call('echo')).body.pid).toBe(body.pid)
})

test('a function may read its code and its variables and use the internet, nothing else', async () => {
  expect((await call('rights')).body).toEqual({
    file: 'NotCapable',
    write: 'NotCapable',
    run: 'NotCapable',
    network: 'NotCapable',
    import: 'TypeError',
    ownCode: 'allowed',
    own: 'olá',
    other: 'nothing',
  })
})

describe('what the gateway answers itself', () => {
  test.each(['nowhere', '_shared', '..%2f..', 'ECHO', '', 'echo%2findex.ts'])(
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
  })

  test('a function that asks by itself is called without a token, and alone finds its own variables', async () => {
    const own = { open: ['rights'], ownVariables: { rights: { GREETING: 'só aqui' } } }
    const target = createFunctions({ ...settings, ...own })
    const headers = { authorization: '' }
    expect((await call('rights', { headers }, target)).body).toMatchObject({ own: 'só aqui' })
    expect((await call('echo', { headers }, target)).status).toBe(401)
    await target.close()
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
})

describe('a function that fails', () => {
  test('does not start', async () => {
    expect(await call('broken')).toMatchObject({ status: 503, body: { code: 'BOOT_ERROR' } })
  })

  test('dies, and the next call finds it again', async () => {
    expect((await call('crash')).body).toBe('ok')
    expect(await call('crash', { headers: { 'x-crash': '1' } })).toMatchObject({
      status: 500,
      body: { code: 'WORKER_ERROR' },
    })
    expect((await call('crash')).body).toBe('ok')
  })

  test.each(['silent', 'busy'])('is %s and ended', async (name) => {
    const impatient = createFunctions({ ...settings, patience: 500 })
    expect(await call(name, {}, impatient)).toMatchObject({ status: 504, body: { code: 'IDLE_TIMEOUT' } })
    await impatient.close()
  })
})

test('no function outlives a gateway that was killed', async () => {
  const main = join(import.meta.dirname, 'functions-parent.ts')
  const gateway = spawn(process.execPath, [main, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await firstNumber(gateway)
  expect(process.kill(pid, 0)).toBe(true)
  gateway.kill('SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 20_000 })
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
  expect(isSigned(authorization, settings.publicKey, 1_000_000)).toBe(good)
})

function firstNumber({ stdout }: ChildProcess) {
  return new Promise<number>((resolve, reject) => {
    stdout?.once('data', (line) => resolve(Number(line)))
    stdout?.once('end', () => reject(new Error('the gateway ended')))
  })
}
