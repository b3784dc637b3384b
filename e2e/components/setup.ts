import '../../app/admin/admin.css'
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
  expect(takeFaults()).toEqual([])
})
