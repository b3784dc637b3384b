import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSharedState } from '@/lib/test-shared-state'
import { endLog, logContext, logEvent } from './log'
import { securityEvent } from './security-log'

let lines: Record<string, unknown>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  forgetSharedState()
  logContext().write = (line) => void lines.push(JSON.parse(line))
})

afterEach(() => {
  forgetSharedState()
  vi.useRealTimers()
})

const refused = (account: string, reason = 'invalid_credentials') =>
  securityEvent('sign_in_refused', { account, reason })

test.each([
  ['refused sign-ins', () => refused(randomUUID())],
  ['refused requests', () => securityEvent('request_refused', { reason: 'size', path: `/${randomUUID()}` })],
  ['forged cookies', () => securityEvent('gate_denied', { reason: 'signed-out', account: undefined })],
  ['actions without a session', () => securityEvent('action_refused', { reason: 'signed-out' })],
  ['invented password links', () => securityEvent('password_link_refused')],
  ['what the framework prints', () => logEvent('console', { text: `Failed to find "${randomUUID()}"` })],
])('10,000 %s in three minutes are at most four lines, which count them all', (_, cause) => {
  for (let number = 0; number < 10_000; number++) {
    cause()
    vi.advanceTimersByTime(18)
  }
  vi.advanceTimersByTime(120_000)
  expect(lines.length).toBeGreaterThanOrEqual(2)
  expect(lines.length).toBeLessThanOrEqual(4)
  expect(lines.reduce((sum, { count = 1 }) => sum + Number(count), 0)).toBe(10_000)
  expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThan(15_000)
})

test('the first one is written at once with its details, the others with those of the first of them', () => {
  for (const account of ['a', 'b', 'c', 'c', 'b', 'd']) refused(account)
  expect(lines).toMatchObject([{ event: 'sign_in_refused', log: 'security', account: 'a' }])
  expect(lines[0]).not.toHaveProperty('count')
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toMatchObject([
    { level: 'warn', log: 'security', account: 'b', count: 5, also: ['c', 'd'] },
  ])
})

test.each([
  ['paths that do not exist', 'page_not_found'],
  ['failed pages', 'request_failed'],
])('of %s ten are written at once, and ten thousand more are three lines', (_, event) => {
  for (let number = 0; number < 10_010; number++) {
    logEvent(event, { path: `/${number}` })
    vi.advanceTimersByTime(17)
  }
  vi.advanceTimersByTime(120_000)
  expect(lines.slice(0, 10).map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, at) => `/${at}`))
  expect(lines.slice(10).reduce((sum, { count }) => sum + Number(count), 0)).toBe(10_000)
  expect(lines.length).toBe(13)
})

test('a minute without any ends the count: the next one is written at once', () => {
  refused('a')
  vi.advanceTimersByTime(60_000)
  refused('b')
  expect(lines).toMatchObject([{ account: 'a' }, { account: 'b' }])
})

test('kinds are counted apart: another reason, another route, another person of the staff', () => {
  refused('a')
  refused('a', 'too_many')
  logEvent('request_failed', { routePath: '/oferta/[slug]', routeType: 'render' })
  logEvent('request_failed', { routePath: '/admin/login', routeType: 'action' })
  securityEvent('gate_denied', { reason: 'second-factor', account: 'ana' })
  securityEvent('gate_denied', { reason: 'second-factor', account: 'bia' })
  expect(lines).toHaveLength(6)
})

test('what staff do has a line each, during a storm, too', () => {
  for (let number = 0; number < 1000; number++) refused('a')
  for (let number = 0; number < 20; number++) {
    securityEvent('sign_in_accepted', { account: 'ana' })
    securityEvent('team_changed', { account: 'ana', change: 'link made' })
    logEvent('action_failed', { failure: 'Não salvou', error: 'x' })
  }
  expect(lines).toHaveLength(1 + 60)
})

test('the webhook learns of each failure, counted or not', () => {
  const alert = vi.fn()
  logContext().alert = alert
  for (let number = 0; number < 30; number++) logEvent('request_failed', { routePath: '/', error: 'x' })
  expect(alert).toHaveBeenCalledTimes(30)
})

test('the end of the process writes what is still counted', () => {
  for (const account of ['a', 'b', 'c']) refused(account)
  endLog()
  expect(lines).toMatchObject([{ account: 'a' }, { account: 'b', count: 2, also: ['c'] }])
  endLog()
  expect(lines).toHaveLength(2)
})
