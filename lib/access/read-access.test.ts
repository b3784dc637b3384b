import { generateKeyPairSync, sign } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionClient } from '@/lib/access/session-client'
import {
  access,
  factor,
  requireFactor,
  signedSession,
  stubSite,
  testBackend,
  testSession,
  userId,
  withFactor,
} from '@/lib/access/test-session'
import { factorsOf, readAccess } from './read-access'

stubSite()

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))

/** Returns the access, or the denial, of a visitor with `session` if the backend gives these answers. */
async function accessOf(answers: Parameters<typeof testBackend>[0], session: ReturnType<typeof testSession>) {
  const cookie = signedSession(session)
  const { fetch } = testBackend(answers)
  const found = await readAccess(
    await createSessionClient({ cookie, save: () => undefined, renewAhead: 0, send: fetch }),
  )
  return 'denied' in found ? found.denied : found
}

const refusedConnection = () => Promise.reject(new TypeError('fetch failed'))
const failWith = (status: number) => () => Response.json({ message: 'no' }, { status })

test('an ended session is signed out although its token’s signature is valid (AUTH-2)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const session = testSession()
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'key', typ: 'JWT' })).toString('base64url')
  const signed = `${header}.${session.access_token.split('.')[1]}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'ES256', key_ops: ['verify'] }
  const answers = {
    keys: () => Response.json({ keys: [jwk] }),
    user: () => Response.json({ code: 'session_not_found' }, { status: 403 }),
  }
  const token = `${signed}.${signature.toString('base64url')}`
  expect(await accessOf(answers, { ...session, access_token: token })).toBe('signed-out')
})

test.each([
  ['the auth server is down', { user: refusedConnection }],
  ['the auth server is overloaded', { user: failWith(429) }],
  ['the hotel cannot be read', { access: failWith(500) }],
  ['the role is not json', { access: () => new Response('<html>', { status: 502 }) }],
])('%s: unavailable, not denied', async (_, answers) => {
  expect(await accessOf(answers, testSession())).toBe('unavailable')
})

const begun = () => Response.json({ id: userId, factors: [{ ...factor, status: 'unverified' }] })
const none = () => Response.json([])
const ended = () => Response.json({ code: 'session_not_found' }, { status: 403 })
const owing = () => access({ mfa_required: true, role: '' })

test.each([
  ['has a factor and gave no code', 'aal1', { user: withFactor }, 'second-factor'],
  ['has a factor and no role', 'aal1', { user: withFactor, access: failWith(500) }, 'second-factor'],
  ['has a factor and an unknown level', 'aal3', { user: withFactor }, 'second-factor'],
  ['has none although one is required', 'aal1', { access: requireFactor }, 'second-factor-setup'],
  ['has none although one is required, at aal2', 'aal2', { access: requireFactor }, 'second-factor-setup'],
  ['has an unconfirmed one', 'aal1', { user: begun, access: requireFactor }, 'second-factor-setup'],
  ['has no role, and no factor although one is required', 'aal1', { access: owing }, 'no-access'],
  ['visits a site without a hotel', 'aal1', { access: none }, 'no-hotel'],
  ['has an unknown token at aal2', 'aal2', { user: failWith(403) }, 'signed-out'],
  [
    'was removed, which ended the session',
    'aal1',
    { user: ended, team: () => Response.json(false) },
    'no-access',
  ],
  [
    'is on the team, and whose session has ended',
    'aal2',
    { user: ended, team: () => Response.json(true) },
    'signed-out',
  ],
  [
    'has an ended session that nobody can ask about',
    'aal1',
    { user: ended, team: failWith(401) },
    'signed-out',
  ],
])('somebody who %s', async (_, aal, answers, denial) => {
  expect(await accessOf(answers, testSession({ aal }))).toBe(denial)
})

test('an admin who gave the code of a factor has access (AUTH-12)', async () => {
  const found = await accessOf({ user: withFactor, access: requireFactor }, testSession({ aal: 'aal2' }))
  expect(found).toMatchObject({ userId, factorRequired: true, factors: [{ id: 'f', name: 'Celular' }] })
})

test('only confirmed authenticator apps are factors, the oldest first', () => {
  const verified = { ...factor, friendly_name: '' }
  const app = (id: string, created_at: string, more = {}) => ({
    ...verified,
    ...{ id, created_at, updated_at: created_at },
    ...more,
  })
  const [older, newer] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'] as const
  const factors = [
    app('a', newer),
    app('b', older, { status: 'unverified' }),
    app('c', older, { factor_type: 'phone' }),
    app('d', older, { friendly_name: 'Celular' }),
  ]
  expect(factorsOf({ factors })).toEqual([
    { id: 'd', name: 'Celular', since: older },
    { id: 'a', name: 'Aplicativo', since: newer },
  ])
  expect(factorsOf({})).toEqual([])
})
