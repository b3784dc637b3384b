import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { verifySession } from '@/lib/access/cookies'
import { signedSession, stubSite, testBackend, testSession } from '@/lib/access/test-session'
import { readVisitor } from './visitor'

stubSite()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const name = '__Host-panel-session'

function requestWith(cookie?: string) {
  const request = new NextRequest('https://hotel.example/admin')
  if (cookie) request.cookies.set(name, cookie)
  return request
}

/** Returns the cookie of a session whose access token expires in this many seconds. */
function cookieExpiring(expiresIn: number, refreshToken: string) {
  return signedSession(testSession({ expiresIn, refreshToken }))
}

function backendWith(answers?: Parameters<typeof testBackend>[0]) {
  const { fetch, asked } = testBackend(answers)
  vi.stubGlobal('fetch', fetch)
  return asked
}

const names = [name, '__Host-panel-open']
const removal = names.map((name) => ({
  name,
  value: '',
  options: { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: 0 },
}))
const signedOut = { visitor: 'signed-out', renewed: [] }

describe('the backend is not asked', () => {
  const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  test.each([
    ['for a session of an earlier release', `base64-${json(testSession())}`],
    ['for made-up tokens', `1~1~refresh~${testSession({ expiresIn: -10 }).access_token}~${'A'.repeat(43)}`],
    ['for another token under a genuine signature', signedSession().replace('~refresh~', '~another~')],
  ])('%s', async (_, cookie) => {
    const asked = backendWith()
    expect(await readVisitor(requestWith(cookie))).toEqual(signedOut)
    expect(asked).toEqual([])
  })
})

test('session, hotel and role are read again for every request (AUTH-2)', async () => {
  const asked = backendWith()
  expect(await readVisitor(requestWith(signedSession()))).toEqual({ visitor: 'admin', renewed: [] })
  expect(asked).toEqual(['/auth/v1/user', '/rest/v1/rpc/panel_access'])
})

test('simultaneous requests of one session share one read, those of another session read again', async () => {
  const asked = backendWith()
  const [mine, theirs] = [signedSession(), signedSession(testSession({ refreshToken: 'theirs' }))]
  const visits = await Promise.all(
    [mine, mine, mine, theirs].map((cookie) => readVisitor(requestWith(cookie))),
  )
  expect(visits.map(({ visitor }) => visitor)).toEqual(['admin', 'admin', 'admin', 'admin'])
  expect(asked.filter((path) => path === '/rest/v1/rpc/panel_access')).toHaveLength(2)
  await readVisitor(requestWith(mine))
  expect(asked.filter((path) => path === '/rest/v1/rpc/panel_access')).toHaveLength(3)
})

describe('renewing', () => {
  test.each([
    ['expired', -10],
    ['about to expire', 240],
  ])('a session that is %s is renewed, for this request and for the browser', async (_, expiresIn) => {
    backendWith()
    const session = testSession({ expiresIn, refreshToken: `old ${expiresIn}` })
    const request = requestWith(signedSession(session, { startedDaysAgo: 3, seenDaysAgo: 2 }))
    const { visitor, renewed } = await readVisitor(request)
    expect(visitor).toBe('admin')
    expect(renewed.map((cookie) => cookie.name)).toEqual(names)
    expect(renewed[0]?.options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
    const kept = verifySession(renewed[0]?.value)
    expect(kept?.refreshToken).toBe('renewed')
    expect(request.cookies.get(name)?.value).toBe(renewed[0]?.value)
    // The visit extends the seven days, but not the thirty days since the sign-in.
    const daysSince = (time = 0) => Math.round((Date.now() - time) / 86_400_000)
    expect([daysSince(kept?.startedAt), daysSince(kept?.seenAt)]).toEqual([3, 0])
  })

  test('simultaneous and later requests with the same cookie share one renewal (AUTH-8)', async () => {
    const asked = backendWith()
    const cookie = cookieExpiring(-10, 'shared')
    const visits = await Promise.all([1, 2, 3, 4].map(() => readVisitor(requestWith(cookie))))
    visits.push(await readVisitor(requestWith(cookie)))
    expect(visits.map(({ visitor, renewed }) => [visitor, renewed.length])).toEqual(
      Array(5).fill(['admin', 2]),
    )
    expect(asked.filter((path) => path === '/auth/v1/token')).toHaveLength(1)
  })

  test('a refused renewal is logged once and not repeated (AUTH-8)', async () => {
    const asked = backendWith({ token: () => Response.json({ code: 'session_expired' }, { status: 400 }) })
    const cookie = cookieExpiring(-10, 'late')
    for (let count = 0; count < 5; count++) {
      const request = requestWith(cookie)
      const { visitor, renewed } = await readVisitor(request)
      expect(visitor).toBe('signed-out')
      expect(renewed).toEqual(removal)
      expect(request.cookies.has(name)).toBe(false)
    }
    expect(asked).toEqual(['/auth/v1/token'])
    const lines = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map(String)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^\{.*"renewal_refused".*\}$/)
    expect(lines[0]).not.toContain('admin@test.example')
  })

  test.each([400, 401])('a refusal (%i) also ends a session that has not expired', async (status) => {
    backendWith({ token: () => Response.json({ error_code: 'refresh_token_not_found' }, { status }) })
    const visit = await readVisitor(requestWith(cookieExpiring(240, `early ${status}`)))
    expect(visit).toEqual({ visitor: 'signed-out', renewed: removal })
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 2],
    ['does not know the key', () => Response.json({ message: 'Invalid API key' }, { status: 401 }), 2],
    ['fails', () => Response.json({}, { status: 503 }), 2],
    ['is overloaded, and is not asked again for a while,', () => Response.json({}, { status: 429 }), 1],
  ])('an auth server that %s ends no session', async (what, token, times) => {
    const asked = backendWith({ token })
    const cookie = cookieExpiring(-10, what)
    for (let visit = 0; visit < 2; visit++)
      expect(await readVisitor(requestWith(cookie))).toEqual({ visitor: 'unavailable', renewed: [] })
    expect(asked.filter((path) => path === '/auth/v1/token')).toHaveLength(times)
    expect(await readVisitor(requestWith(cookieExpiring(240, what)))).toEqual({
      visitor: 'admin',
      renewed: [],
    })
  })
})

test.each(['user', 'access'])('a backend that hangs at %s fails closed within 2 s', async (step) => {
  vi.useFakeTimers()
  backendWith({ [step]: () => new Promise<Response>(() => undefined) })
  const visit = readVisitor(requestWith(signedSession()))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await visit).toEqual({ visitor: 'unavailable', renewed: [] })
})
