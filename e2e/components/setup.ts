import '../../app/admin/admin.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { showAddress } from './next/navigation.ts'

/** What React, the browser or a component has complained about in the present test. */
const faults: string[] = []

for (const kind of ['error', 'warn'] as const) {
  const print = console[kind]
  console[kind] = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '))
    print(...words)
  }
}
addEventListener('error', ({ message }) => faults.push(message))
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))

beforeEach(() => {
  faults.length = 0
  localStorage.clear()
  sessionStorage.clear()
  showAddress('/')
})

afterEach(() => {
  vi.useRealTimers()
  expect(faults.splice(0)).toEqual([])
})

/** Lets a test provoke faults; returns those so far. */
export function takeFaults(): string[] {
  return faults.splice(0)
}
