import { afterEach, expect, test, vi } from 'vitest'
import { watchPresence } from './presence'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a browser tab whose requests stay pending until answered. */
function openTab() {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const sent: { open: string | null; answer: (company: object) => void }[] = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const open = new URL(address, 'http://p.example').searchParams.get('open')
    sent.push({ open, answer: (company) => resolve(Response.json(company)) })
    return promise
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { page, sent, settle, opened: () => sent.map(({ open }) => open) }
}

const alone = { others: [] }
const withAna = { others: ['Ana Souza'] }

test('the first person learns of somebody else in the form with the next poll, within 10 s (FORM-10)', async () => {
  const { page, sent, settle } = openTab()
  const seen = vi.fn()
  const stop = watchPresence('packages', 'a', seen)
  await settle()
  sent[0]?.answer(alone)
  await settle()
  // Ana opens the form now.
  await vi.advanceTimersByTimeAsync(9999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  sent[1]?.answer(withAna)
  await settle()
  expect(seen).toHaveBeenLastCalledWith({ ...withAna, self: false })
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent).toHaveLength(2)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(sent).toHaveLength(3)
  sent[2]?.answer(alone)
  stop()
  await settle()
  sent[3]?.answer(alone)
  await settle()
})

test('a reopened form is reported as open after its closing was answered', async () => {
  const { sent, settle, opened } = openTab()
  const stop = watchPresence('packages', 'a', () => {})
  await settle()
  sent[0]?.answer(alone)
  await settle()
  stop()
  const stopAgain = watchPresence('packages', 'a', () => {})
  await settle()
  expect(opened()).toEqual(['1', '0'])
  sent[1]?.answer(alone)
  await settle()
  expect(opened()).toEqual(['1', '0', '1'])
  sent[2]?.answer(alone)
  await settle()
  stopAgain()
})
