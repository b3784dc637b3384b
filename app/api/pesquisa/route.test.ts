import { beforeEach, expect, test, vi } from 'vitest'
import { completeAnswers } from '@/lib/survey/test-answers'
import { POST } from './route'

const { rpc, logEvent } = vi.hoisted(() => ({ rpc: vi.fn(), logEvent: vi.fn() }))

vi.mock('@/lib/supabase/public', () => ({
  getPublicClient: () => ({ rpc: (...call: unknown[]) => ({ abortSignal: async () => rpc(...call) }) }),
}))
vi.mock('@/lib/access/sign-in-limits', () => ({
  surveyKey: async (isInvited: boolean) => `address ${isInvited}`,
  siteToken: () => 'token',
}))
vi.mock('@/lib/site-secret', () => ({
  isSigned: (_: string, name: string, given: string) => given === `key of ${name}`,
}))
vi.mock('@/lib/site/site-content', () => ({
  getHotel: async () => ({ id: 'hotel' }),
  getSection: async () => ({ survey: { link: '2' } }),
}))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))
vi.mock('@/lib/log', () => ({ logEvent }))

const consented = { consent: true, mayQuote: true, answers: { ...completeAnswers, comments: 'Voltaremos.' } }
const own = { origin: 'https://hotel.example', 'content-type': 'application/json' }

async function send(body: unknown, headers: Record<string, string> = own) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('https://hotel.example/api/pesquisa', { method: 'POST', headers, body: text })
  return (await POST(request)).status
}

beforeEach(() => {
  vi.resetAllMocks()
  rpc.mockResolvedValue({ data: 'stored', error: null })
})

test('stores what the guest has consented to, in the database’s format (SUR-11, SUR-12)', async () => {
  const comments = 'a\0b\ud800'
  expect(await send({ ...consented, answers: { ...consented.answers, comments, admin: true } })).toBe(204)
  const [[name, sent]] = rpc.mock.calls as [[string, { p_answers: Record<string, unknown> }]]
  expect([name, sent]).toEqual([
    'answer_survey',
    {
      p_hotel_id: 'hotel',
      p_site: 'token',
      p_may_quote: true,
      p_address: 'address false',
      p_invited: false,
      p_answers: { ...completeAnswers, comments: 'ab\ufffd' },
    },
  ])
  expect(logEvent).not.toHaveBeenCalled()
})

test('without a comment there is nothing to quote', async () => {
  await send({ ...consented, answers: { ...consented.answers, comments: ' ' } })
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({ p_may_quote: false })
})

test.each<[string, unknown, Record<string, string>, number]>([
  ['another site', consented, { ...own, origin: 'https://evil.example' }, 403],
  ['no origin', consented, { 'content-type': 'application/json' }, 403],
  ['a form', consented, { ...own, 'content-type': 'text/plain' }, 415],
  ['invalid JSON', '{', own, 400],
  ['more than 32 kB', { ...consented, more: 'x'.repeat(33_000) }, own, 400],
  ['no consent', { ...consented, consent: false }, own, 400],
  ['no answers', { consent: true, mayQuote: false }, own, 400],
  ['an incomplete survey', { ...consented, answers: { name: 'Ana' } }, own, 400],
])('%s is refused before the database is asked', async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status)
  expect(rpc).not.toHaveBeenCalled()
})

test.each([
  [{ data: 'off', error: null }, 409, 'off'],
  [{ data: 'busy', error: null }, 429, 'busy'],
  [{ data: 'strange', error: null }, 503, 'unavailable'],
  [{ data: null, error: { code: '57014', message: 'Failing row contains (Ana)' } }, 503, 'unavailable'],
])(
  'the database’s %o is answered with %d, and the log has only the reason',
  async (answer, status, reason) => {
    rpc.mockResolvedValue(answer)
    expect(await send(consented)).toBe(status)
    expect(logEvent.mock.calls).toEqual([['survey_answer_refused', { reason }, 'warn']])
  },
)

test.each([
  ['key of link2', true],
  ['key of link', false],
  ['guessed', false],
])('a guest with the link %j is invited: %s (SUR-16, SUR-18)', async (link, isInvited) => {
  expect(await send({ ...consented, link })).toBe(204)
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({ p_invited: isInvited, p_address: `address ${isInvited}` })
})

test('texts are stored no longer than the form allows (SUR-12)', async () => {
  const texts = { name: 'n'.repeat(9000), comments: `${'c'.repeat(3999)}😀`.repeat(2) }
  expect(await send({ ...consented, answers: { ...consented.answers, ...texts } })).toBe(204)
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({
    p_answers: { name: 'n'.repeat(120), comments: `${'c'.repeat(3999)}\ufffd` },
  })
})
