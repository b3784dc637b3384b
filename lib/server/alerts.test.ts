import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logContext, logEvent } from '@/lib/log'
import { forgetSharedState } from '@/lib/test-shared-state'
import { listenLocally } from '@/scripts/lib/ports'
import { createAlerts, scrub } from './alerts'

let receiver: Server
let url = ''
let got: Record<string, unknown>[] = []
let status = 200

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  got = []
  status = 200
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push(JSON.parse(body))
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end()
  })
  url = `http://127.0.0.1:${await listenLocally(receiver)}/services/T0/segredo-do-webhook`
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  receiver.closeAllConnections()
  receiver.close()
  forgetSharedState()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const context = { method: 'GET', routePath: '/oferta/[slug]', routeType: 'render', digest: '123' }

test('a logged failure reaches the webhook once, as fields and as a sentence', async () => {
  logContext().release = 'b1'
  logContext().alert = createAlerts(url)
  const error = new Error('Key (email)=(ana@hotel.example) exists', { cause: 'segredo' })
  logEvent('request_failed', { ...context, error })
  logEvent('request_failed', { ...context, error })
  logEvent('page_not_found', { path: '/x' }, 'info')
  await expect.poll(() => got).toHaveLength(1)
  expect(got).toEqual([
    {
      text: expect.stringMatching(/^Site: erro GET \/oferta\/\[slug\] \(render\): Key .* \[digest 123/),
      event: 'request_failed',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      release: 'b1',
      method: 'GET',
      route: '/oferta/[slug]',
      type: 'render',
      digest: '123',
      message: 'Key (email)=(…) exists',
    },
  ])
  expect(JSON.stringify(got)).not.toMatch(/ana@|segredo/)
})

test('many failures become five messages and a count; sending resumes after ten minutes', async () => {
  const alert = createAlerts(url)
  for (let number = 0; number < 1000; number++)
    alert({ event: 'request_failed', request: `r${number}`, error: 'x' })
  await expect.poll(() => got).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await expect.poll(() => got).toHaveLength(6)
  expect(got[5]).toMatchObject({ event: 'more_failures', count: 995 })
  alert({ event: 'request_failed', request: 'later', error: 'x' })
  await expect.poll(() => got).toHaveLength(7)
})

test('a fault without a request id is sent again in the next window', async () => {
  const alert = createAlerts(url)
  const failed = { event: 'action_failed', step: 'person not added', error: 'fetch failed' }
  for (let number = 0; number < 3; number++) alert(failed)
  await expect.poll(() => got).toHaveLength(1)
  expect(got[0]).toMatchObject({ message: 'person not added: fetch failed' })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  alert(failed)
  await expect.poll(() => got).toHaveLength(2)
})

test.each([500, 307])('the address of a webhook that answers %i is not logged', async (answer) => {
  status = answer
  createAlerts(url)({ event: 'request_failed', error: 'x' })
  await expect.poll(() => console.error).toHaveBeenCalled()
  const line = String(vi.mocked(console.error).mock.lastCall)
  expect(JSON.parse(line)).toMatchObject({ event: 'alert_not_sent', level: 'warn' })
  expect(line).not.toMatch(/segredo|127\.0\.0\.1/)
})

test('an unreachable webhook does no harm', async () => {
  const alert = createAlerts(url)
  receiver.closeAllConnections()
  receiver.close()
  expect(() => alert({ event: 'request_failed', error: 'x' })).not.toThrow()
  await expect.poll(() => String(vi.mocked(console.error).mock.lastCall)).toContain('ECONNREFUSED')
})

test.each([
  ['https://hooks.slack.com/services/x', ['text']],
  ['https://discord.com/api/webhooks/1/x', ['content', 'allowed_mentions']],
])('%s gets the fields that it accepts', async (address, fields) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  createAlerts(address)({ event: 'request_failed', ...context, error: 'x' })
  await expect.poll(() => fetch).toHaveBeenCalledOnce()
  expect(Object.keys(JSON.parse(String(fetch.mock.lastCall?.[1]?.body)))).toEqual(fields)
})

test.each([
  ['Key (name)=(Ana Souza), sb_secret_x', 'Key (name)=(…), …'],
  ['GET https://u:s@db.example:5432/rest?apikey=sb_x failed', 'GET db.example:5432/… failed'],
  ['no page /admin/login/senha?codigo=abc', 'no page /admin/login/senha?…'],
  ['invalid JWT eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln in header', 'invalid JWT … in header'],
  ['password: hunter2 was wrong', 'password: … was wrong'],
  ['authorization: Bearer abcdefghijklmnop', 'authorization: …'],
  ['from 203.0.113.9 and 2001:db8:0:1::7', 'from … and …'],
  ['ligue (21) 99876-5432 ou CPF 123.456.789-09', 'ligue (… ou CPF …'],
  ['<!channel> *oi* `rm`', '!channel   oi   rm'],
  ['site_content: no answer within 1500 ms', 'site content: no answer within 1500 ms'],
])('%j becomes %j', (said, kept) => expect(scrub(said)).toBe(kept))

test('a long message is truncated quickly', () => {
  expect(scrub('erro '.repeat(100_000)).length).toBeLessThanOrEqual(200)
  expect(scrub(`${'a:'.repeat(50_000)}@`).length).toBeLessThanOrEqual(200)
})
