import { createClient } from '@supabase/supabase-js'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'
import { readAccess } from './access'
import { testBackend, testSession, userId } from './test-session'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

/** What becomes of somebody who brings `session` to a backend with these answers. */
async function accessOf(answers: Parameters<typeof testBackend>[0], session: unknown = testSession()) {
  const { fetch } = testBackend(answers)
  const stored = JSON.stringify(session)
  const client = createClient<Database>('https://backend.example', 'sb_publishable_0123456789', {
    auth: {
      autoRefreshToken: false,
      storage: { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined },
    },
    db: { retry: false },
    global: { fetch },
  })
  const access = await readAccess(client)
  return 'denied' in access ? access.denied : access
}

const refusedConnection = () => Promise.reject(new TypeError('fetch failed'))
const failing = (status: number) => () => Response.json({ message: 'no' }, { status })

test('an admin is who the token says, in the hotel of the site', async () => {
  expect(await accessOf({})).toMatchObject({
    userId,
    email: 'admin@test.example',
    hotelId: '00000000-0000-4000-8000-00000000000a',
    bucket: 'bucket',
  })
})

test.each([
  ['no session', {}, null],
  ['a token that is not one', {}, { ...testSession(), access_token: 'x' }],
  ['a token of another type', {}, { ...testSession(), access_token: 7 }],
  ['a token that the auth server does not know', { user: failing(403) }, testSession()],
  [
    'a revoked session',
    { user: () => Response.json({ code: 'session_not_found' }, { status: 403 }) },
    testSession(),
  ],
  ['an expired session that cannot be renewed', { token: failing(400) }, testSession({ expiresIn: -10 })],
])('%s: signed out', async (_, answers, session) => {
  expect(await accessOf(answers, session)).toBe('signed-out')
})

test.each([
  ['the auth server is down', { user: refusedConnection }],
  ['the auth server fails', { user: failing(503) }],
  ['the auth server has enough', { user: failing(429) }],
  ['the hotel cannot be read', { hotel: failing(500) }],
  ['the hotel cannot be asked for', { hotel: refusedConnection }],
  ['the role cannot be read', { role: failing(503) }],
  ['the role is not json', { role: () => new Response('<html>', { status: 502 }) }],
])('%s: unavailable, not denied', async (_, answers) => {
  expect(await accessOf(answers)).toBe('unavailable')
})

test.each([
  ['there is no such hotel', { hotel: () => Response.json([]) }, 'no-hotel'],
  ['there is no access record', { role: () => Response.json([]) }, 'no-access'],
  ['the role is another', { role: () => Response.json([{ role: 'viewer' }]) }, 'no-access'],
])('%s', async (_, answers, denial) => {
  expect(await accessOf(answers)).toBe(denial)
})
