import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSharedState } from '@/lib/test-shared-state'
import { logContext, logEvent, logEventOnce } from './log'
import { keepConsoleOnOneLine } from './server/start'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  forgetSharedState()
  vi.restoreAllMocks()
})

test('an event is one line of JSON that tells when, how serious and which build', () => {
  logContext().release = 'b1'
  logEvent('teste', { error: new Error('linha 1\nlinha 2'), n: 1 }, 'warn')
  const line = String(vi.mocked(console.error).mock.lastCall)
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    event: 'teste',
    release: 'b1',
    error: 'linha 1\nlinha 2',
    n: 1,
  })
})

test('a line names the request that is being answered: by the request filter, else by Vercel', () => {
  const place = Symbol.for('@vercel/request-context')
  const request = () => JSON.parse(String(vi.mocked(console.error).mock.lastCall)).request
  logEvent('teste', {})
  expect(request()).toBeUndefined()
  Reflect.set(globalThis, place, { get: () => ({ headers: { 'x-vercel-id': 'gru1::abc-1' } }) })
  logEvent('teste', { request: 'x' })
  expect(request()).toBe('gru1::abc-1')
  const requests = new AsyncLocalStorage<string>()
  logContext().requests = requests
  requests.run('r-1', () => logEvent('teste', {}))
  expect(request()).toBe('r-1')
  Reflect.deleteProperty(globalThis, place)
})

test('nothing in the details passes for the line itself, ends it, or commands a terminal', () => {
  const letters = [
    '\n',
    '\r',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u001b[2J',
    '\u009b2J',
    '\u007f',
    '\u202e',
    '\u2066',
  ]
  logEvent('teste', { event: 'sign_in_accepted', time: 'x', level: 'x', text: letters.join('') })
  const line = String(vi.mocked(console.error).mock.lastCall)
  expect(line).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(line)).toMatchObject({ event: 'teste', level: 'error', text: letters.join('') })
})

test('a line that repeats appears once, another one still appears', () => {
  for (const id of ['a', 'a', 'b', 'a']) logEventOnce('repetido', { id })
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('what others print becomes one line too, and cannot pass for one of ours', () => {
  const { error, warn, info, log, debug } = console
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  keepConsoleOnOneLine()
  console.error('not found: %s', '/a\n{"event":"sign_in_accepted"}', new Error('quebrou'))
  console.warn('{"event":"sign_in_accepted"}')
  console.log('')
  Object.assign(console, { error, warn, info, log, debug })
  const lines = write.mock.calls.map(([text]) => String(text))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'console', text: expect.stringContaining('quebrou') },
    { level: 'warn', event: 'console', text: '{"event":"sign_in_accepted"}' },
  ])
})
