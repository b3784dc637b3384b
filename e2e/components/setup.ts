import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { takeFaults } from './faults.ts'
import { showAddress } from './next/navigation.ts'

// The panel and the site have separate style sheets, which would affect each other.
const isPanel = expect.getState().testPath?.includes('/app/admin/')
await (isPanel ? import('../../app/admin/admin.css') : import('../../app/(site)/site.css'))

beforeEach(() => {
  takeFaults()
  localStorage.clear()
  sessionStorage.clear()
  showAddress('/')
})

afterEach(() => {
  vi.useRealTimers()
  // Otherwise the next test would still show this test's messages.
  toast.dismiss()
  expect(takeFaults()).toEqual([])
})
