import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkAdmin, requireAdmin } from './guard'
import { endSession, signInAsAdmin } from './session'
import { sealedSession, testBackend, testSession, userId } from './test-session'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_URL', 'https://hotel.example')
vi.stubEnv('SITE_SECRET', 's'.repeat(32))

// The cookies of one browser, which refuses what is not secure under a name with __Host-.
const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, { secure, maxAge }: { secure: boolean; maxAge: number }) => {
      if (name.startsWith('__Host-') && !secure) return
      if (maxAge > 0) jar.set(name, value)
      else jar.delete(name)
    },
  }),
}))

const name = '__Host-panel-session'

function arrive(
  answers: Parameters<typeof testBackend>[0],
  session: ReturnType<typeof testSession> | null = testSession(),
) {
  jar.clear()
  if (session) jar.set(name, sealedSession(session))
  vi.stubGlobal('fetch', testBackend(answers).fetch)
}

beforeEach(() => {
  vi.useRealTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const viewer = { role: () => Response.json([{ role: 'viewer' }]) }
const down = () => Promise.reject(new TypeError('fetch failed'))

describe('the guard, without any middleware before it', () => {
  test('hands out the admin and a client of their own', async () => {
    arrive({})
    const admin = await requireAdmin()
    expect(admin).toMatchObject({ userId, email: 'admin@test.example', bucket: 'bucket' })
    expect(await checkAdmin()).toMatchObject({ admin: { userId } })
  })

  test.each([
    ['sem-acesso', viewer],
    ['sem-hotel', { hotel: () => Response.json([]) }],
    ['indisponivel', { user: down }],
    ['sessao', { user: () => Response.json({}, { status: 403 }) }],
  ])('sends everybody else to the login page: %s', async (reason, answers) => {
    arrive(answers)
    await expect(requireAdmin()).rejects.toMatchObject({
      digest: expect.stringContaining(`;/admin/login?motivo=${reason};`),
    })
  })

  test('leaves the cookies of a session that could not be renewed alone', async () => {
    arrive({ token: () => Response.json({}, { status: 400 }) }, testSession({ expiresIn: -10 }))
    expect(await checkAdmin()).toEqual({ denied: 'signed-out' })
    expect([...jar.keys()]).toEqual([name])
  })
})

describe('signing in', () => {
  const credentials = { email: 'a@test.example', password: 'x', address: 'here' }

  test('of an admin leaves a session', async () => {
    arrive({}, null)
    expect(await signInAsAdmin(credentials)).toBeUndefined()
    expect([...jar.keys()]).toEqual([name])
  })

  test.each([
    ['Acesso negado', viewer],
    ['Erro', { hotel: () => Response.json([]) }],
    ['Erro ao fazer login', { role: down }],
    ['Erro ao fazer login', { token: down }],
    ['Erro ao fazer login', { token: () => Response.json({ code: 'x', message: 'No' }, { status: 400 }) }],
  ])('of anybody else leaves none: %s', async (title, answers) => {
    arrive(answers, null)
    expect(await signInAsAdmin(credentials)).toMatchObject({ title })
    expect([...jar.keys()]).toEqual([])
  })

  test('an outage costs no try, a wrong password does', async () => {
    const tries = { ...credentials, email: 'tries@test.example' }
    arrive({ token: down }, null)
    for (let count = 0; count < 12; count++) {
      expect(await signInAsAdmin(tries)).toMatchObject({ text: 'O servidor não respondeu.' })
    }
    const wrong = () =>
      Response.json({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, { status: 400 })
    arrive({ token: wrong }, null)
    for (let count = 0; count < 10; count++) {
      expect(await signInAsAdmin(tries)).toMatchObject({ text: 'Invalid login credentials' })
    }
    expect(await signInAsAdmin(tries)).toMatchObject({ text: 'Muitas tentativas seguidas.' })
    expect(await signInAsAdmin({ ...tries, address: 'elsewhere' })).toMatchObject({
      text: 'Invalid login credentials',
    })
  })
})

test('signing out does not wait for a backend that hangs', async () => {
  arrive({})
  const { createServerSupabase } = await import('@/lib/supabase/server')
  const supabase = await createServerSupabase()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const ended = endSession(supabase)
  await vi.advanceTimersByTimeAsync(3000)
  await ended
  expect([...jar.keys()]).toEqual([])
})
