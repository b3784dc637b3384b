import { expect, test, vi } from 'vitest'
import { watchPresence } from './presence'

test('another tab with the same form is detected while it is open, and the form itself does not count (FORM-10)', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ others: [] }))
  const seen = vi.fn()
  const stop = watchPresence('packages', 'a', seen)
  await expect.poll(() => seen.mock.lastCall).toEqual([{ others: [], self: false }])
  // Acts as another tab, whose lock the browser releases on close or reload.
  const { promise, resolve } = Promise.withResolvers<void>()
  const other = navigator.locks.request('packages a', { mode: 'shared' }, () => promise)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => seen.mock.lastCall).toEqual([{ others: [], self: true }])
  resolve()
  await other
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => seen.mock.lastCall).toEqual([{ others: [], self: false }])
  stop()
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
})
