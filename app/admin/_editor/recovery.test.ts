import { beforeEach, expect, test, vi } from 'vitest'
import {
  allowRecoveryCopies,
  deleteRecoveryCopies,
  hasRecoveryCopies,
  readRecoveryCopy,
  saveRecoveryCopy,
} from './recovery'

// Like a browser's storage, its keys are its own enumerable properties.
function storage(): Storage {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => void delete stored[key],
  }
  const stored = Object.create(methods)
  return stored
}

const fresh = { fingerprint: null, values: undefined }

beforeEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('localStorage', storage())
  allowRecoveryCopies()
})

test('a sign-out deletes every copy and nothing else', () => {
  localStorage.setItem('outra-coisa', 'fica')
  saveRecoveryCopy('pacote:1', fresh, { title: 'Segredo' })
  saveRecoveryCopy('quarto:2', { ...fresh, fingerprint: 'base' }, { name: 'Segredo' })
  expect(hasRecoveryCopies()).toBe(true)
  deleteRecoveryCopies()
  expect(JSON.stringify(localStorage)).toBe('{"outra-coisa":"fica"}')
  expect(hasRecoveryCopies()).toBe(false)
})

test('a form still open then keeps no copy, the next one does', () => {
  deleteRecoveryCopies()
  saveRecoveryCopy('pacote:1', fresh, { title: 'Digitado depois' })
  expect(readRecoveryCopy('pacote:1')).toBeNull()
  allowRecoveryCopies()
  saveRecoveryCopy('pacote:1', fresh, { title: 'Digitado depois' })
  expect(readRecoveryCopy('pacote:1')?.values).toEqual({ title: 'Digitado depois' })
})

test('copies too old to be offered raise no question', () => {
  vi.useFakeTimers({ now: 0 })
  saveRecoveryCopy('pacote:1', fresh, { title: 'Antigo' })
  vi.setSystemTime(15 * 24 * 60 * 60 * 1000)
  expect(hasRecoveryCopies()).toBe(false)
})

test('a browser that blocks its storage has no copies', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(hasRecoveryCopies()).toBe(false)
  expect(deleteRecoveryCopies).not.toThrow()
})
