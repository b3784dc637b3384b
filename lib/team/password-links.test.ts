import { beforeEach, expect, test, vi } from 'vitest'
import { factor, stubSite, testSession, userId } from '@/lib/access/test-session'

stubSite()
vi.stubEnv('AUTH_MAILER', 'on')
vi.mock('next/headers', async () => (await import('@/lib/access/test-session')).nextHeaders)
vi.mock('@/lib/site/site-content', () => ({ getHotel: async () => ({ name: 'Quaresmeira' }) }))
const later = vi.hoisted(() => [] as (() => Promise<void>)[])
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }))

const { sendPasswordMail, setPasswordByLink, setPasswordByMail } = await import('./password-links')

const email = 'admin@test.example'

/** Mocks an auth server that knows this token; `answers` replaces responses by path. Returns the list of its requests. */
function startRequest(answers: Record<string, () => Response> = {}, factors: object[] = []) {
  const asked: string[] = []
  const session = { ...testSession(), user: { id: userId, email, factors } }
  const all: Record<string, () => Response> = {
    '/rest/v1/rpc/begin_sign_in': () => Response.json({ delay: 0 }),
    '/rest/v1/rpc/end_sign_in': () => new Response(null, { status: 204 }),
    '/rest/v1/rpc/password_link_owner': () => Response.json({ email, name: 'Ana', is_new: true }),
    '/functions/v1/team': () => Response.json({ ok: true }),
    '/auth/v1/recover': () => Response.json({}),
    '/auth/v1/verify': () => Response.json(session),
    '/auth/v1/factors/f/challenge': () => Response.json({ id: 'c', type: 'totp', expires_at: 9 }),
    '/auth/v1/factors/f/verify': () => Response.json(session),
    '/auth/v1/user': () => Response.json(session.user),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input))
    asked.push(`${init?.method ?? 'GET'} ${pathname}${pathname.endsWith('logout') ? search : ''}`)
    return all[pathname]?.() ?? Response.json({}, { status: 404 })
  })
  return asked
}

const password = 'o rio corre devagar'
const given = { codigo: 'hash', email, password, repeat: password, code: '' }

beforeEach(() => {
  later.length = 0
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

test('the response is the same for a known and an unknown address, and precedes the mail (AUTH-16)', async () => {
  const asked = startRequest({
    '/auth/v1/recover': () => Response.json({ error_code: 'user_not_found' }, { status: 400 }),
  })
  expect(await sendPasswordMail(email)).toEqual({ ok: true })
  expect(asked).toEqual(['POST /rest/v1/rpc/begin_sign_in'])
  await later[0]?.()
  expect(asked.at(-1)).toBe('POST /auth/v1/recover')
})

test('a request for a mail counts as a failed sign-in (AUTH-16)', async () => {
  const asked = startRequest()
  await sendPasswordMail(email)
  expect(asked).not.toContain('POST /rest/v1/rpc/end_sign_in')
  startRequest({ '/rest/v1/rpc/begin_sign_in': () => Response.json({ wait: 90 }) })
  later.length = 0
  expect(await sendPasswordMail(email)).toMatchObject({
    error: expect.stringContaining('Aguarde 2 minutos'),
  })
  expect(later).toEqual([])
})

test('the token sets the password and ends every session (AUTH-14)', async () => {
  const asked = startRequest()
  expect(await setPasswordByMail(given)).toEqual({ ok: true })
  expect(asked).toContain('PUT /auth/v1/user')
  expect(asked).toContain('POST /auth/v1/logout?scope=global')
})

test.each([
  ['another address', { email: 'outra@test.example' }, 'já foi usado ou venceu'],
  ['a short password', { password: 'curta', repeat: 'curta' }, 'Use pelo menos 12'],
])('%s changes nothing', async (_, wrong, sentence) => {
  const asked = startRequest()
  expect(await setPasswordByMail({ ...given, ...wrong })).toMatchObject({
    error: expect.stringContaining(sentence),
  })
  expect(asked).not.toContain('PUT /auth/v1/user')
})

test('an account with a second factor also needs a code (AUTH-14)', async () => {
  const refuse = () => Response.json({ error_code: 'mfa_verification_failed' }, { status: 422 })
  const asked = startRequest({ '/auth/v1/factors/f/verify': refuse }, [factor])
  expect(await setPasswordByMail(given)).toMatchObject({ fieldErrors: { code: expect.any(String) } })
  expect(asked).not.toContain('PUT /auth/v1/user')
  expect(asked).toContain('POST /auth/v1/logout?scope=local')
  startRequest({}, [factor])
  expect(await setPasswordByMail({ ...given, code: '123456' })).toEqual({ ok: true })
})

test.each([
  [404, { code: 'NOT_FOUND' }, /função team não está publicada/],
  [404, { error: 'gone' }, /já foi usado ou venceu/],
  [500, { error: 'failed' }, /O servidor não respondeu/],
])('a manager’s link explains the function’s response %i %j', async (status, body, error) => {
  startRequest({ '/functions/v1/team': () => Response.json(body, { status }) })
  const link = { link: 'x'.repeat(43), password, repeat: password }
  expect(await setPasswordByLink(link)).toMatchObject({ ok: false, error })
})
