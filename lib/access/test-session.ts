import { millisecondsInDay } from 'date-fns/constants'
import { vi } from 'vitest'
import { signSession } from './cookies'

/** Sets the environment of a site under test. */
export function stubSite() {
  vi.stubEnv('SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
  vi.stubEnv('SITE_URL', 'https://hotel.example')
  vi.stubEnv('SITE_SECRET', 's'.repeat(32))
}

/** Returns a session in the auth server's format with an invalid signature. Times are in seconds from now. */
export function testSession({ expiresIn = 3600, refreshToken = 'refresh', aal = 'aal1' } = {}) {
  const now = Math.floor(Date.now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { sub: userId, email: 'admin@test.example', exp: now + expiresIn, iat: now, aal }
  return {
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: now + expiresIn,
    user: { id: userId, email: claims.email },
  }
}

export function signedSession(session = testSession(), { startedDaysAgo = 0, seenDaysAgo = 0 } = {}): string {
  const ago = (days: number) => Date.now() - days * millisecondsInDay
  const [accessToken, refreshToken] = [session.access_token, session.refresh_token]
  return signSession({ accessToken, refreshToken, startedAt: ago(startedDaysAgo), seenAt: ago(seenDaysAgo) })
}

/** The cookies and the address of one browser. */
export const jar = new Map<string, string>()
export const from = { address: 'here' }

/** Mocks `next/headers`. Like a browser, it refuses a __Host- name that is not `secure`. */
export const nextHeaders = {
  headers: async () => new Headers({ 'x-forwarded-for': from.address }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, { secure, maxAge }: { secure: boolean; maxAge: number }) => {
      if (name.startsWith('__Host-') && !secure) return
      if (maxAge > 0) jar.set(name, value)
      else jar.delete(name)
    },
  }),
}

export const userId = '00000000-0000-4000-8000-000000000004'
const hotelId = '00000000-0000-4000-8000-00000000000a'

/** A second factor in the auth server's format. */
export const factor = {
  id: 'f',
  friendly_name: 'Celular',
  factor_type: 'totp',
  status: 'verified',
  created_at: '',
} as const

/** Answers with an account that has a factor; `requireFactor` answers with a hotel that requires one. */
export const withFactor = () => Response.json({ id: userId, email: 'admin@test.example', factors: [factor] })
/** Answers with a person's permissions: by default an admin who manages the team. */
export const access = (facts: object = {}) =>
  Response.json([
    {
      ...{ hotel_id: hotelId, storage_bucket: 'bucket', mfa_required: false },
      ...{ role: 'admin', is_manager: true, is_due: false, pending_in: [], ...facts },
    },
  ])
export const requireFactor = () => access({ mfa_required: true })

type Answer = () => Response | Promise<Response>
type Answers = Partial<Record<'keys' | 'user' | 'token' | 'access' | 'team' | 'limits' | 'proof', Answer>>

/** Mocks a backend that accepts this session as an admin's; each answer can be replaced. `asked` lists paths, `sent` bodies. */
export function testBackend(answers: Answers = {}) {
  const asked: string[] = []
  const sent: [string, unknown][] = []
  const all: [string, Answer][] = [
    ['/auth/v1/.well-known/jwks.json', answers.keys ?? (() => Response.json({ keys: [] }))],
    ['/auth/v1/user', answers.user ?? (() => Response.json({ id: userId, email: 'admin@test.example' }))],
    ['/auth/v1/token', answers.token ?? (() => Response.json(testSession({ refreshToken: 'renewed' })))],
    ['/rest/v1/rpc/panel_access', answers.access ?? (() => access())],
    ['/rest/v1/rpc/is_on_team', answers.team ?? (() => Response.json(true))],
    ['/rest/v1/rpc/begin_sign_in', answers.limits ?? (() => Response.json({ delay: 0 }))],
    ['/rest/v1/rpc/end_sign_in', () => new Response(null, { status: 204 })],
    ['/rest/v1/rpc/prove_password', answers.proof ?? (() => Response.json({ proven: true }))],
    ['/rest/v1/rpc/register_site', () => new Response(null, { status: 204 })],
  ]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    asked.push(pathname)
    if (typeof init?.body === 'string') sent.push([pathname, JSON.parse(init.body)])
    const answer = all.find(([path]) => path === pathname)?.[1]
    return answer ? answer() : Response.json({ message: 'not found' }, { status: 404 })
  }
  return { fetch, asked, sent }
}

/** Starts a request from a browser with this session cookie, or none, to a site whose backend gives these answers. */
export function startRequest(answers: Answers, session?: string) {
  jar.clear()
  if (session) jar.set('__Host-panel-session', session)
  const backend = testBackend(answers)
  vi.stubGlobal('fetch', backend.fetch)
  return backend
}
