import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const deadProcess = '2147483646'
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('holders take turns and nothing stays behind', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    for (let i = 0; i < 5; i++) await turn()
    inside -= 1
  }
  await Promise.all(Array.from({ length: 4 }, () => withLock(file, work)))
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('gives back the result and releases on failure', async () => {
  await expect(withLock(file, async () => 42)).resolves.toBe(42)
  await expect(withLock(file, () => Promise.reject(new Error('quebrou')))).rejects.toThrow('quebrou')
  expect(existsSync(file)).toBe(false)
})

test('the lock of a process that is gone is taken over', async () => {
  writeFileSync(file, `${deadProcess} x`)
  await expect(withLock(file, async () => 'mine')).resolves.toBe('mine')
})

test('a lock that nobody touches any more is taken over, even when its process number lives again', async () => {
  writeFileSync(file, `${process.pid} x`)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  await expect(withLock(file, async () => 'mine')).resolves.toBe('mine')
})

test('a living holder is waited for', async () => {
  writeFileSync(file, `${process.pid} x`)
  let entered = false
  const waiting = withLock(file, async () => {
    entered = true
  })
  await turn()
  expect(entered).toBe(false)
  rmSync(file)
  await waiting
  expect(entered).toBe(true)
})
