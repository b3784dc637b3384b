import '../../app/admin/admin.css'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { takeFaults } from './faults.ts'
import { showAddress } from './next/navigation.ts'

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
