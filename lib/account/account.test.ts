import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signInAsAdmin } from '@/lib/auth/session'
import { testBackend, userId } from '@/lib/session/test-session'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_URL', 'https://hotel.example')
vi.stubEnv('SITE_SECRET', 's'.repeat(32))
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
vi.mock('@/lib/site/queries', () => ({ getHotel: async () => ({ name: 'Quaresmeira' }) }))

const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}))

const { changeOwnPassword } = await import('./password-change')
const { beginFactor, giveCode, removeFactor } = await import('./factors')
const { createServerSupabase } = await import('@/lib/session/server')

const email = 'admin@test.example'
const limits = '/rest/v1/rpc/begin_sign_in'
const wrong = () => Response.json({ error_code: 'invalid_credentials', msg: 'No' }, { status: 400 })

async function arrive(answers: Parameters<typeof testBackend>[0]) {
  jar.clear()
  const backend = testBackend(answers)
  vi.stubGlobal('fetch', backend.fetch)
  const supabase = await createServerSupabase()
  const facts = {
    userId,
    email,
    hotelId: 'h',
    bucket: 'b',
    factors: [],
    factorRequired: false,
    isManager: true,
  }
  return { ...backend, admin: { ...facts, supabase } }
}

function bodyOf(sent: [string, unknown][], wanted: string) {
  return sent.find(([path]) => path === wanted)?.[1]
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const change = { current: 'a de antes', next: 'o rio corre devagar', address: '203.0.113.7' }

describe('the current password', () => {
  test('is asked for with a client that keeps no session, and limited like a sign-in', async () => {
    const { admin, asked, sent } = await arrive({ token: wrong })
    expect(await changeOwnPassword(admin, change)).toMatchObject({
      ok: false,
      fieldErrors: { current: 'Senha atual incorreta.' },
    })
    expect(asked).not.toContain('/auth/v1/user')
    expect([...jar.keys()]).toEqual([])
    const counted = bodyOf(sent, limits)
    const signIn = await arrive({ token: wrong })
    await signInAsAdmin({ email, password: 'x', address: change.address })
    expect(bodyOf(signIn.sent, limits)).toEqual(counted)
  })

  test('once right, its session is ended and no cookie holds it', async () => {
    const { admin, asked } = await arrive({})
    await changeOwnPassword(admin, change)
    expect(asked.slice(0, 4)).toEqual([
      limits,
      '/auth/v1/token',
      '/auth/v1/logout',
      '/rest/v1/rpc/end_sign_in',
    ])
    expect([...jar.keys()]).toEqual([])
  })

  test('is not even looked at after too many tries, nor while they cannot be counted', async () => {
    const waiting = await arrive({ limits: () => Response.json({ wait: 61 }) })
    expect(await changeOwnPassword(waiting.admin, change)).toMatchObject({
      fieldErrors: { current: 'Muitas tentativas seguidas. Aguarde 2 minutos e tente de novo.' },
    })
    const broken = await arrive({ limits: () => Response.json({}, { status: 500 }) })
    expect(await changeOwnPassword(broken.admin, change)).toMatchObject({ ok: false })
    expect([...waiting.asked, ...broken.asked]).not.toContain('/auth/v1/token')
  })

  test('is asked for before a second factor begins', async () => {
    const { admin, asked } = await arrive({ token: wrong })
    const begun = await beginFactor(admin, { name: 'Celular', password: 'x', address: 'here' })
    expect(begun).toMatchObject({ ok: false, fieldErrors: { password: 'Senha atual incorreta.' } })
    expect(asked).not.toContain('/auth/v1/factors')
  })
})

test.each(['Password1234', 'Quaresmeira#2026'])('%s is refused before anything is asked', async (next) => {
  const { admin, asked } = await arrive({})
  expect(await changeOwnPassword(admin, { ...change, next })).toMatchObject({
    ok: false,
    fieldErrors: { next: expect.stringContaining('primeiras que alguém tentaria') },
  })
  expect(asked).toEqual([])
})

describe('a code', () => {
  test('is counted by account, from wherever it comes, and apart from the password', async () => {
    const counted = []
    for (const address of ['203.0.113.7', '2001:db8::1']) {
      const { admin, sent } = await arrive({})
      await giveCode(admin.supabase, { email, address, code: '000000', factors: [{ id: 'f' }] })
      counted.push(bodyOf(sent, limits))
    }
    expect(counted[0]).toEqual(counted[1])
    expect(counted[0]).toMatchObject({ p_address: '', p_account: '' })
  })

  test('is not looked at after too many', async () => {
    const { admin, asked } = await arrive({ limits: () => Response.json({ wait: 10 }) })
    const refusal = await giveCode(admin.supabase, {
      email,
      address: '',
      code: '000000',
      factors: [{ id: 'f' }],
    })
    expect(refusal?.error).toBe('Muitas tentativas seguidas. Aguarde 1 minuto e tente de novo.')
    expect(asked).toEqual([limits])
  })
})

test('the last factor stays where the hotel demands one', async () => {
  const { admin, asked } = await arrive({})
  const last = { ...admin, factorRequired: true, factors: [{ id: 'f', name: 'Celular', since: '' }] }
  expect(await removeFactor(last, { id: 'f', code: '000000', address: '' })).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})
