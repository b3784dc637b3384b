import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testBackend, testSession } from '@/lib/auth/test-session'
import { readVisitor } from './middleware'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_URL', 'https://hotel.example')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const name = 'sb-backend-auth-token'

function requestWith(session?: unknown) {
  const request = new NextRequest('https://hotel.example/admin')
  if (session) request.cookies.set(name, encode(session))
  return request
}

function encode(session: unknown) {
  return `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
}

function decode(value = '') {
  return JSON.parse(Buffer.from(value.replace('base64-', ''), 'base64url').toString())
}

function backendWith(answers?: Parameters<typeof testBackend>[0]) {
  const { fetch, asked } = testBackend(answers)
  vi.stubGlobal('fetch', fetch)
  return asked
}

test('without a session nobody is asked', async () => {
  const asked = backendWith()
  expect(await readVisitor(requestWith())).toEqual({ visitor: 'signed-out', renewed: [] })
  expect(asked).toEqual([])
})

test('session, hotel and role are asked anew for every request', async () => {
  const asked = backendWith()
  const request = requestWith(testSession())
  expect(await readVisitor(request)).toEqual({ visitor: 'admin', renewed: [] })
  expect(asked).toEqual(['/auth/v1/user', '/rest/v1/hotels', '/rest/v1/user_hotel_access'])
})

test('links that are fetched ahead at once ask once, and only for the same session', async () => {
  const asked = backendWith()
  const [mine, theirs] = [testSession(), testSession({ refreshToken: 'theirs' })]
  const visits = await Promise.all(
    [mine, mine, mine, theirs].map((session) => readVisitor(requestWith(session))),
  )
  expect(visits.map(({ visitor }) => visitor)).toEqual(['admin', 'admin', 'admin', 'admin'])
  expect(asked.filter((path) => path === '/rest/v1/user_hotel_access')).toHaveLength(2)
  await readVisitor(requestWith(mine))
  expect(asked.filter((path) => path === '/rest/v1/user_hotel_access')).toHaveLength(3)
})

describe('renewing', () => {
  test.each([
    ['that has ended', -10],
    ['that ends while the page is made', 60],
    ['that ends soon', 240],
  ])('a session %s is renewed, for this request and for the browser', async (_, expiresIn) => {
    backendWith()
    const request = requestWith(testSession({ expiresIn, refreshToken: `old ${expiresIn}` }))
    const { visitor, renewed } = await readVisitor(request)
    expect(visitor).toBe('admin')
    expect(renewed.map((cookie) => cookie.name)).toEqual([name])
    expect(renewed[0]?.options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
    expect(decode(renewed[0]?.value).refresh_token).toBe('renewed')
    expect(decode(request.cookies.get(name)?.value).refresh_token).toBe('renewed')
  })

  test('one that lasts is left alone', async () => {
    const asked = backendWith()
    await readVisitor(requestWith(testSession({ expiresIn: 600 })))
    expect(asked).not.toContain('/auth/v1/token')
  })

  test('requests of one moment share the renewed session', async () => {
    const asked = backendWith()
    const session = testSession({ expiresIn: -10, refreshToken: 'shared' })
    const visits = await Promise.all([1, 2, 3, 4].map(() => readVisitor(requestWith(session))))
    expect(visits.map(({ visitor }) => visitor)).toEqual(['admin', 'admin', 'admin', 'admin'])
    expect(asked.filter((path) => path === '/auth/v1/token')).toHaveLength(1)
  })

  test('a request that comes a moment later gets the same one', async () => {
    const asked = backendWith()
    const session = testSession({ expiresIn: -10, refreshToken: 'a moment' })
    await readVisitor(requestWith(session))
    const { visitor, renewed } = await readVisitor(requestWith(session))
    expect([visitor, renewed.length]).toEqual(['admin', 1])
    expect(asked.filter((path) => path === '/auth/v1/token')).toHaveLength(1)
  })

  test('the request that comes too late does not take the others their session', async () => {
    backendWith({ token: () => Response.json({ code: 'refresh_token_already_used' }, { status: 400 }) })
    const request = requestWith(testSession({ expiresIn: -10, refreshToken: 'late' }))
    expect(await readVisitor(request)).toEqual({ visitor: 'signed-out', renewed: [] })
  })
})

test.each(['user', 'hotel', 'role'] as const)(
  'a backend that hangs at %s fails closed within 2 s',
  async (step) => {
    vi.useFakeTimers()
    backendWith({ [step]: () => new Promise<Response>(() => undefined) })
    const visit = readVisitor(requestWith(testSession()))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await visit).toEqual({ visitor: 'unavailable', renewed: [] })
  },
)

test.each([
  ['no base64', 'base64-%%%'],
  ['no json', `base64-${Buffer.from('{').toString('base64url')}`],
  ['no session', encode(7)],
  ['an empty one', encode({})],
])('a cookie that is %s is no session', async (_, value) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  backendWith()
  const request = requestWith()
  request.cookies.set(name, value)
  expect(await readVisitor(request)).toEqual({ visitor: 'signed-out', renewed: [] })
})
