import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { takeFaults } from './faults.ts'
import { showAddress } from './next/navigation.ts'

// The panel and the site have style sheets of their own, each of which would change what belongs to the other.
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
  // The next test would show what this one has said.
  toast.dismiss()
  expect(takeFaults()).toEqual([])
})
