import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from './route'

const { checkAdmin, readAnswerPages } = vi.hoisted(() => ({ checkAdmin: vi.fn(), readAnswerPages: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))
vi.mock('@/lib/survey/stored-answers', () => ({ readAnswerPages }))
vi.mock('@/lib/log', () => ({ logEvent: vi.fn() }))

beforeEach(() => checkAdmin.mockResolvedValue({ admin: {} }))

test('the file is streamed while the answers are read, at most one page ahead (SUR-14)', async () => {
  let read = 0
  readAnswerPages.mockImplementation(async function* () {
    for (; read < 100; read++) yield []
  })
  const { body } = await GET()
  const reader = body?.getReader()
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader?.read())?.value)).toMatch(
    /^\ufeff"/,
  )
  expect(read).toBeLessThan(4)
  for (let done = false; !done; ) done = (await reader?.read())?.done ?? true
  expect(read).toBe(100)
})

test('without a session the response is empty, and an unreadable first page is reported', async () => {
  readAnswerPages.mockImplementation(async function* () {
    yield await Promise.reject(new Error('the database is down'))
  })
  expect((await GET()).status).toBe(503)
  checkAdmin.mockResolvedValue({ denied: 'signed-out' })
  expect((await GET()).status).toBe(403)
})
