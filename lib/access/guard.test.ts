import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  access,
  from,
  jar,
  requireFactor,
  signedSession,
  startRequest,
  stubSite,
  userId,
  withFactor,
} from '@/lib/access/test-session'
import { checkAdmin, checkAdminInSetup, requireAdmin } from './guard'
import { endSession, padFailureTime, signInAsAdmin } from './sign-in'
import { DEVICE_SECONDS, deviceOf, newDevice } from './sign-in-limits'

stubSite()

vi.mock('next/headers', async () => (await import('@/lib/access/test-session')).nextHeaders)

const sleep = vi.hoisted(() => vi.fn(async (_: number) => undefined))
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }))

const name = '__Host-panel-session'
const hint = '__Host-panel-open'
const device = '__Host-panel-device'

beforeEach(() => {
  vi.useRealTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const viewer = { access: () => access({ role: 'viewer' }) }
const down = () => Promise.reject(new TypeError('fetch failed'))

describe('the guard without the middleware', () => {
  test('returns the admin with a client (AUTH-2)', async () => {
    startRequest({}, signedSession())
    const admin = await requireAdmin()
    expect(admin).toMatchObject({ userId, email: 'admin@test.example', bucket: 'bucket' })
    expect(await checkAdmin()).toMatchObject({ admin: { userId } })
  })

  test.each([
    ['sem-acesso', viewer],
    ['indisponivel', { user: down }],
    ['sessao', { user: () => Response.json({}, { status: 403 }) }],
  ])('redirects everybody else to the login page: %s', async (reason, answers) => {
    startRequest(answers, signedSession())
    await expect(requireAdmin()).rejects.toMatchObject({
      digest: expect.stringContaining(`;/admin/login?motivo=${reason};`),
    })
  })

  test('says in the backend’s words why the hotel could not be read (PKG-13)', async () => {
    startRequest(
      { access: () => Response.json({ message: 'no space left' }, { status: 400 }) },
      signedSession(),
    )
    expect(await checkAdmin()).toMatchObject({
      denied: 'unavailable',
      error: { message: 'Hotel não encontrado: no space left' },
    })
  })

  test('redirects to a missing step, and allows only the setup of a factor before it is done (AUTH-12)', async () => {
    startRequest({ user: withFactor }, signedSession())
    expect(await checkAdminInSetup()).toEqual({ denied: 'second-factor' })
    startRequest({ access: requireFactor }, signedSession())
    await expect(requireAdmin()).rejects.toMatchObject({
      digest: expect.stringContaining(';/admin/login/segundo-fator?'),
    })
    expect(await checkAdmin()).toEqual({ denied: 'second-factor-setup' })
    expect(await checkAdminInSetup()).toMatchObject({ admin: { userId } })
    startRequest({ access: () => access({ mfa_required: true, role: 'viewer' }) }, signedSession())
    expect(await checkAdminInSetup()).toEqual({ denied: 'no-access' })
  })
})

describe('signing in', () => {
  const credentials = { email: 'a@test.example', password: 'x' }

  test.each([true, false])('starts a session; only a manager registers the site (%s)', async (is_manager) => {
    const { asked, sent } = startRequest({ access: () => access({ is_manager }) })
    expect(await signInAsAdmin(credentials)).toBeUndefined()
    expect([...jar.keys()]).toEqual([name, hint, device])
    expect(asked.includes('/rest/v1/rpc/register_site')).toBe(is_manager)
    expect(sent.find(([path]) => path.endsWith('end_sign_in'))?.[1]).toMatchObject({ p_accepted: true })
  })

  test.each([
    ['second-factor', { user: withFactor }],
    ['second-factor-setup', { access: requireFactor }],
  ])('is not complete while a step is missing: %s (AUTH-12)', async (step, answers) => {
    const { asked } = startRequest(answers)
    expect(await signInAsAdmin(credentials)).toBe(step)
    // There is a session, but the browser is not remembered and the site is not registered.
    expect([...jar.keys()]).toEqual([name, hint])
    expect(asked).not.toContain('/rest/v1/rpc/register_site')
  })

  test.each([
    ['Acesso negado', viewer],
    ['Erro ao fazer login', { access: down }],
    ['Erro ao fazer login', { token: down }],
    ['Erro ao fazer login', { token: () => Response.json({ code: 'x', message: 'No' }, { status: 400 }) }],
  ])('starts no session for anybody else: %s (AUTH-1)', async (title, answers) => {
    startRequest(answers)
    expect(await signInAsAdmin(credentials)).toMatchObject({ title })
    expect([...jar.keys()]).toEqual([])
  })

  const refusePassword = () =>
    Response.json({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, { status: 400 })
  const answersOf = ({ sent }: { sent: [string, unknown][] }, name: string) =>
    sent.filter(([path]) => path === `/rest/v1/rpc/${name}`).map(([, body]) => body)

  test('counts if the password is wrong, not if the server is down (AUTH-5, AUTH-6)', async () => {
    const outage = startRequest({ token: down })
    expect(await signInAsAdmin(credentials)).toMatchObject({ text: 'O servidor não respondeu.' })
    expect(answersOf(outage, 'end_sign_in')).toMatchObject([{ p_accepted: false }])
    const failure = startRequest({ token: refusePassword })
    expect(await signInAsAdmin(credentials)).toMatchObject({ text: 'Invalid login credentials' })
    expect(answersOf(failure, 'end_sign_in')).toEqual([])
  })

  test('is refused after too many failures, delayed, or refused while failures cannot be counted (AUTH-5)', async () => {
    const limited = startRequest({ limits: () => Response.json({ wait: 781 }) })
    expect(await signInAsAdmin(credentials)).toMatchObject({
      text: 'Muitas tentativas seguidas.',
      help: 'Aguarde 14 minutos e tente de novo.',
    })
    expect(limited.asked).toEqual(['/rest/v1/rpc/begin_sign_in'])
    startRequest({ limits: () => Response.json({ delay: 4000 }) })
    await signInAsAdmin(credentials)
    expect(sleep).toHaveBeenCalledWith(4000)
    const lost = startRequest({ limits: down })
    expect(await signInAsAdmin(credentials)).toMatchObject({ text: 'O servidor não respondeu.' })
    expect(lost.asked).not.toContain('/auth/v1/token')
  })

  test('counts by account in any spelling, by network, and separately for a remembered browser', async () => {
    const keysFor = async ({ address = '2001:db8::1', email = credentials.email }) => {
      const backend = startRequest({ token: refusePassword })
      from.address = address
      await signInAsAdmin({ ...credentials, email })
      return answersOf(backend, 'begin_sign_in')[0]
    }
    const keys = await keysFor({})
    expect(JSON.stringify(keys)).not.toMatch(/a@test|2001/)
    expect(await keysFor({ email: ' A@Test.Example', address: '2001:db8:0:0:ffff::9' })).toEqual(keys)
    expect(await keysFor({ address: '2001:db8:0:1::1' })).not.toEqual(keys)
    startRequest({})
    await signInAsAdmin(credentials)
    const remembered = jar.get(device)
    const again = startRequest({ token: refusePassword })
    jar.set(device, remembered ?? '')
    await signInAsAdmin(credentials)
    await signInAsAdmin({ ...credentials, email: 'b@test.example' })
    expect(answersOf(again, 'begin_sign_in')).toMatchObject([
      { p_address: '', p_account: '' },
      { p_address: expect.stringMatching(/./), p_account: expect.stringMatching(/./) },
    ])
  })
})

test('instances with different secrets count the same attempts and identify themselves', async () => {
  const attempts: Record<string, unknown>[] = []
  for (const secret of ['um', 'dois']) {
    vi.stubEnv('SITE_SECRET', secret.repeat(16))
    vi.resetModules()
    const { attemptWithLimit } = await import('./sign-in-limits')
    const { sent } = startRequest({})
    await attemptWithLimit('password', 'ana@hotel.example', async () => ({ outcome: 'wrong' }))
    attempts.push(Object(sent[0]?.[1]))
  }
  const [{ p_site: one, ...first } = {}, { p_site: two, ...second } = {}] = attempts
  expect(first).toEqual(second)
  expect(first).toHaveProperty('p_account')
  expect(one).not.toBe(two)
  stubSite()
})

test('a browser is remembered for half a year for the account that signed in from it (AUTH-5)', () => {
  const value = newDevice('a@test.example')
  expect(deviceOf(value, 'a@test.example')).toBe(value.split('~')[0])
  expect(value).not.toContain('test.example')
  expect(deviceOf(value, 'b@test.example')).toBeUndefined()
  expect(deviceOf(value, 'a@test.example', Date.now() + DEVICE_SECONDS * 1000)).toBeUndefined()
  for (const forged of [undefined, '', '~~', 'x~9999999999999~', `x~9999999999999~${'A'.repeat(43)}`])
    expect(deviceOf(forged, 'a@test.example')).toBeUndefined()
})

test('signing out does not wait for a hanging backend', async () => {
  startRequest({}, signedSession())
  const { createServerSupabase } = await import('@/lib/access/server-client')
  const supabase = await createServerSupabase()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const ended = endSession(supabase)
  await vi.advanceTimersByTimeAsync(3000)
  await ended
  expect([...jar.keys()]).toEqual([])
})

test('a failed sign-in takes whole seconds, so that its duration reveals nothing; a success does not wait', async () => {
  const padAfter = (ms: number, result?: string) => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms)
    return padFailureTime(async () => result)
  }
  for (const [ms, held] of [
    [18, 982],
    [1400, 600],
  ] as const) {
    expect(await padAfter(ms, 'failure')).toBe('failure')
    expect(sleep).toHaveBeenLastCalledWith(held)
  }
  sleep.mockClear()
  expect(await padAfter(152)).toBeUndefined()
  expect(sleep).not.toHaveBeenCalled()
})
