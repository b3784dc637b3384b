import { beforeEach, expect, test, vi } from 'vitest'
import { setPasswordByLink } from './password-links'

const invoke = vi.hoisted(() => vi.fn())
vi.mock('@/lib/supabase/public', () => ({
  publicClient: () => ({
    rpc: () => ({
      abortSignal: async () => ({
        data: { email: 'ana@hotel.example', name: 'Ana', is_new: true },
        error: null,
      }),
    }),
    functions: { invoke },
  }),
}))
vi.mock('@/lib/access/sign-in-limits', () => ({
  attemptWithLimit: (_kind: string, _email: string, attempt: () => Promise<object>) => attempt(),
  forgetFailures: async () => undefined,
}))
vi.mock('@/lib/site/queries', () => ({ getHotel: async () => ({ name: 'Hotel' }) }))
vi.mock('@/lib/log', () => ({ logEvent: () => undefined }))
vi.mock('@/lib/security-log', () => ({ accountTag: () => '', securityEvent: () => undefined }))

const password = 'o rio corre devagar'
const choose = () => setPasswordByLink({ link: 'x'.repeat(43), password, repeat: password })

beforeEach(() => invoke.mockReset())

test('a link sets the password', async () => {
  invoke.mockResolvedValue({ data: { ok: true }, error: null })
  expect(await choose()).toEqual({ ok: true })
})

test.each([
  [404, { code: 'NOT_FOUND', message: 'Requested function was not found' }, /função team não está publicada/],
  [404, { error: 'gone' }, /já foi usado ou venceu/],
  [500, { error: 'failed' }, /O servidor não respondeu/],
  [503, '<html>', /O servidor não respondeu/],
])('the answer %i %j is explained', async (status, body, sentence) => {
  invoke.mockResolvedValue({ error: new Error('non-2xx'), response: Response.json(body, { status }) })
  expect(await choose()).toMatchObject({ ok: false, error: expect.stringMatching(sentence) })
})
