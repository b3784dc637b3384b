import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('holders take turns, a failure releases the lock, and nothing is left behind', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await sleep(1)
    inside -= 1
  }
  await expect(withLock(file, () => Promise.reject(new Error('quebrou')))).rejects.toThrow('quebrou')
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a lock that nobody touches any more is taken over', async () => {
  writeFileSync(file, '')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  await expect(withLock(file, async () => 'mine')).resolves.toBe('mine')
})
