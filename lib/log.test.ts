import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubSite } from '@/lib/access/test-session'
import { forgetSharedState } from '@/lib/test-shared-state'
import { endLog, logContext, logEvent, logEventOnce } from './log'
import { accountTag, securityEvent } from './security-log'
import { keepConsoleOnOneLine } from './server/start'

let written: string[] = []
let lines: Record<string, unknown>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  forgetSharedState()
  written = []
  lines = []
  logContext().write = (line) => {
    written.push(line)
    lines.push(JSON.parse(line))
  }
})

afterEach(() => {
  forgetSharedState()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a line', () => {
  test('is JSON with time, level, build and request (SEC-8)', () => {
    logContext().release = 'b1'
    const requests = new AsyncLocalStorage<string>()
    logContext().requests = requests
    const details = { error: new Error('linha 1\nlinha 2'), n: 1, request: 'forged' }
    requests.run('r-1', () => logEvent('teste', details, 'warn'))
    expect(written[0]).not.toContain('\n')
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'warn',
        event: 'teste',
        release: 'b1',
        request: 'r-1',
        error: 'linha 1\nlinha 2',
        n: 1,
      },
    ])
  })

  test('cannot be replaced or ended by its details, and sends no terminal commands', () => {
    const text = '\n\r\u0085\u2028\u2029\u001b[2J\u009b2J\u007f\u202e\u2066'
    logEvent('teste', { event: 'sign_in_accepted', time: 'x', level: 'x', text })
    expect(written[0]).toMatch(/^[\x20-\x7e]+$/)
    expect(lines).toMatchObject([{ event: 'teste', level: 'error', text }])
  })

  test('appears once if repeated, and others still appear', () => {
    for (const id of ['a', 'a', 'b', 'a']) logEventOnce('repetido', { id })
    expect(lines).toHaveLength(2)
  })

  test('also wraps other programs’ output, which cannot pass for the site’s own', () => {
    const { error, warn, info, log, debug } = console
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    keepConsoleOnOneLine()
    console.error('not found: %s', '/a\n{"event":"sign_in_accepted"}', new Error('quebrou'))
    console.warn('{"event":"sign_in_accepted"}')
    console.log('')
    Object.assign(console, { error, warn, info, log, debug })
    const printed = write.mock.calls.map(([text]) => String(text))
    for (const line of printed) expect(line.indexOf('\n')).toBe(line.length - 1)
    expect(printed.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', event: 'console', text: expect.stringContaining('quebrou') },
      { level: 'warn', event: 'console', text: '{"event":"sign_in_accepted"}' },
    ])
  })
})

describe('events that strangers can cause are counted', () => {
  const refused = (account: string, reason = 'invalid_credentials') =>
    securityEvent('sign_in_refused', { account, reason })

  test.each([
    ['refused sign-ins', 1, () => refused(randomUUID())],
    ['lines of the framework', 1, () => logEvent('console', { text: `Failed to find "${randomUUID()}"` })],
    ['unknown paths', 10, () => logEvent('page_not_found', { path: `/${randomUUID()}` })],
  ])('10,000 %s in three minutes are %d lines and three counted ones', (_, atOnce, cause) => {
    for (let number = 0; number < 10_000; number++) {
      cause()
      vi.advanceTimersByTime(18)
    }
    vi.advanceTimersByTime(120_000)
    expect(lines.length).toBeLessThanOrEqual(atOnce + 3)
    expect(lines.filter(({ count }) => count === undefined)).toHaveLength(atOnce)
    expect(lines.reduce((sum, { count = 1 }) => sum + Number(count), 0)).toBe(10_000)
    expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThan(15_000)
  })

  test('the first line is written at once, the counted one names the others, and a quiet minute resets it (SEC-7)', () => {
    for (const account of ['a', 'b', 'c', 'c', 'b', 'd']) refused(account)
    expect(lines).toMatchObject([{ event: 'sign_in_refused', log: 'security', account: 'a' }])
    vi.advanceTimersByTime(60_000)
    expect(lines[1]).toMatchObject({ level: 'warn', account: 'b', count: 5, also: ['c', 'd'] })
    vi.advanceTimersByTime(60_000)
    for (const account of ['e', 'f', 'g']) refused(account)
    endLog()
    expect(lines.slice(2)).toMatchObject([{ account: 'e' }, { account: 'f', count: 2, also: ['g'] }])
  })

  test('reasons, routes and people of the staff are counted separately', () => {
    for (const reason of ['invalid_credentials', 'too_many']) refused('a', reason)
    for (const routePath of ['/oferta/[slug]', '/admin/login']) logEvent('request_failed', { routePath })
    for (const account of ['ana', 'bia']) securityEvent('gate_denied', { reason: 'second-factor', account })
    expect(lines).toHaveLength(6)
  })

  test('staff actions still get a line each, and the webhook gets each failure', () => {
    const alert = vi.fn()
    logContext().alert = alert
    for (let number = 0; number < 1000; number++) refused('a')
    for (let number = 0; number < 20; number++) {
      securityEvent('sign_in_accepted', { account: 'ana' })
      logEvent('action_failed', { failure: 'Não salvou', error: 'x' })
      logEvent('request_failed', { routePath: '/', error: 'x' })
    }
    expect(lines).toHaveLength(1 + 40 + 10)
    expect(alert).toHaveBeenCalledTimes(40)
  })
})

test('an account is logged as a hash, the same for each spelling (SEC-7)', () => {
  stubSite()
  const tag = accountTag(' Ana@Hotel.example')
  expect(tag).toMatch(/^[\w-]{16}$/)
  expect(tag).toBe(accountTag('ana@hotel.example'))
  expect(tag).not.toBe(accountTag('bia@hotel.example'))
})
