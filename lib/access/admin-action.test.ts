import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ActionError, ContentError } from '@/lib/access/errors'
import { logContext } from '@/lib/log'
import { forgetSharedState } from '@/lib/test-shared-state'
import { z } from '@/lib/zod'
import { adminAction } from './admin-action'
import type { Denial } from './denials'
import type { Admin, checkAdmin as check } from './guard'

const checkAdmin = vi.hoisted(() => vi.fn<typeof check>())
vi.mock('./guard', () => ({ checkAdmin }))

const admin = { userId: 'u', email: 'a@b', hotelId: 'h', bucket: 'b' } as Admin
const schema = z.object({
  name: z.string().min(1, 'Nome é obrigatório'),
  details: z.object({ nights: z.number('Só números') }),
})
const good = { name: 'x', details: { nights: 2 } }
const failure = 'Erro ao salvar pacote.'

const log = vi.spyOn(console, 'error')
beforeEach(() => {
  forgetSharedState()
  log.mockReset()
  checkAdmin.mockReset().mockResolvedValue({ admin })
})

test('passes on the parsed input and the admin, and returns the result', async () => {
  const save = adminAction(schema, failure, async (input, { hotelId }) => ({ ok: true, input, hotelId }))
  expect(await save(good)).toEqual({ ok: true, input: good, hotelId: 'h' })
})

test('input that the database cannot store never reaches the schema', async () => {
  const save = adminAction(schema, failure, async ({ name }) => ({ ok: true, name }))
  expect(await save({ ...good, name: 'a\0b\ud800' })).toEqual({ ok: true, name: 'ab\ufffd' })
  expect(await save({ ...good, name: '\0' })).toMatchObject({ ok: false, error: 'Nome é obrigatório' })
  const echo = adminAction(z.any(), failure, async (input) => ({ ok: true, input }))
  const sent = { 'na\0me': ['a\0b', { text: 'metade \ud800.' }], emoji: '👨‍👩‍👧', empty: null }
  const stored = { name: ['ab', { text: 'metade \ufffd.' }], emoji: '👨‍👩‍👧', empty: null }
  expect(await echo(sent)).toMatchObject({ input: stored })
  const request = new Request('http://site.invalid')
  expect(await echo(request)).toHaveProperty('input', request)
})

test.each<[Denial, object]>([
  ['signed-out', { signedOut: true, error: expect.stringContaining('Sua sessão expirou') }],
  ['no-access', { title: 'Acesso negado' }],
  ['no-hotel', { title: 'Erro', error: 'Hotel não encontrado.' }],
  ['unavailable', { error: `${failure} O servidor não respondeu; tente de novo em instantes.` }],
])('the denial %s comes before the input is parsed (AUTH-9)', async (denied, expected) => {
  checkAdmin.mockResolvedValue({ denied })
  const act = vi.fn<() => Promise<{ ok: true }>>()
  const save = adminAction(schema, failure, act)
  expect(await save({ name: '', details: { nights: 0 } })).toMatchObject({ ok: false, ...expected })
  expect(act).not.toHaveBeenCalled()
})

test('a backend failure during a save raises the alarm, a refused save does not', async () => {
  const alert = vi.fn()
  logContext().alert = alert
  const save = adminAction(schema, failure, async () => ({ ok: true }))
  for (const denied of ['signed-out', 'no-access', 'second-factor'] as const) {
    checkAdmin.mockResolvedValue({ denied })
    await save(good)
  }
  expect(alert).not.toHaveBeenCalled()
  // The guard returns these for a failing or hanging backend, with and without a message.
  for (const error of [undefined, new ContentError('Hotel não encontrado', { message: 'fetch failed' })]) {
    checkAdmin.mockResolvedValue({ denied: 'unavailable', ...(error && { error }) })
    await save(good)
    const told = error ?? expect.any(String)
    expect(alert).toHaveBeenLastCalledWith(
      expect.objectContaining({ event: 'action_failed', level: 'error', failure, error: told }),
    )
  }
  expect(alert).toHaveBeenCalledTimes(2)
})

test('invalid input is reported by field, with the first message as the text', async () => {
  const act = vi.fn<() => Promise<{ ok: true }>>()
  const save = adminAction(schema, failure, act)
  const hostile: unknown = { name: '', details: { nights: 'dois' } }
  expect(await save(hostile as typeof good)).toEqual({
    ok: false,
    error: 'Nome é obrigatório',
    fieldErrors: { name: 'Nome é obrigatório', 'details.nights': 'Só números' },
  })
  expect(act).not.toHaveBeenCalled()
})

describe('an exception', () => {
  const refused = new ContentError('Erro ao salvar no banco', { message: 'canceling statement' })

  test.each([
    ['an unexpected error', new TypeError('x is undefined'), 'x is undefined'],
    ['a backend failure', refused, 'Erro ao salvar no banco: canceling statement'],
  ])('%s is logged, and answered in the words of the action', async (_, error, logged) => {
    const save = adminAction(schema, failure, () => Promise.reject(error))
    expect(await save(good)).toEqual({ ok: false, error: failure })
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(logged))
  })

  test('an action may show the backend’s own words (ADM-7)', async () => {
    const message = (_: unknown, reason?: string) => reason ?? failure
    const save = (error: Error) => adminAction(schema, message, () => Promise.reject(error))(good)
    expect(await save(refused)).toEqual({ ok: false, error: 'Erro ao salvar no banco: canceling statement' })
    expect(await save(new Error('boom'))).toEqual({ ok: false, error: failure })
  })

  test('an action may also show only the backend’s words when the guard cannot read the hotel (PKG-13)', async () => {
    const error = new ContentError('Hotel não encontrado', { message: 'fetch failed' })
    checkAdmin.mockResolvedValue({ denied: 'unavailable', error })
    const act = (say: Parameters<typeof adminAction>[1]) =>
      adminAction(schema, say, async () => ({ ok: true }))(good)
    expect(await act((_, reason) => reason ?? failure)).toEqual({
      ok: false,
      error: 'Hotel não encontrado: fetch failed',
    })
    expect(await act(failure)).toMatchObject({
      error: expect.stringMatching(/^Erro ao salvar pacote\. O servidor/),
    })
  })

  test('the guard itself may fail', async () => {
    checkAdmin.mockRejectedValue(new Error('boom'))
    const save = adminAction(schema, failure, async () => ({ ok: true }))
    expect(await save(good)).toEqual({ ok: false, error: failure })
  })

  test('a refusal is returned unchanged', async () => {
    const result = { ok: false, error: 'Já existe um pacote com este slug' } as const
    const save = adminAction(schema, failure, () => Promise.reject(new ActionError(result)))
    expect(await save(good)).toBe(result)
    expect(log).not.toHaveBeenCalled()
  })

  test('Next’s navigation errors are passed on', async () => {
    const redirect = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;push;/admin;307;' })
    const save = adminAction(schema, failure, () => Promise.reject(redirect))
    await expect(save(good)).rejects.toBe(redirect)
  })
})
