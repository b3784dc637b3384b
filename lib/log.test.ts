import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountTag, logEvent, logEventOnce, securityEvent } from './log'
import { keepConsoleOnOneLine } from './log-console'
import { logContext } from './log-context'

vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:54321')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_SECRET', 'um-segredo-so-destes-testes-0123456789')

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  globalThis.siteLogContext = undefined
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

test('a decision about access names the account by a hash that only this site can make', () => {
  securityEvent('sign_in_refused', { account: accountTag(' Ana@Hotel.example') })
  const line = String(vi.mocked(console.error).mock.lastCall)
  expect(JSON.parse(line)).toMatchObject({ event: 'sign_in_refused', level: 'warn', security: true })
  expect(line).not.toMatch(/ana|hotel\.example/i)
  expect(accountTag('ana@hotel.example')).toBe(accountTag(' Ana@Hotel.example'))
  expect(accountTag('ana@hotel.example')).not.toBe(accountTag('bia@hotel.example'))
})
