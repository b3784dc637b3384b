import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPublicationTime } from './publication-time.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publication-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Two processes that share the folder. */
function two() {
  const published = join(folder, 'published')
  return { here: createPublicationTime(published), there: createPublicationTime(published), published }
}

test('what another process publishes is known at the next question, after any number of them', async () => {
  const { here, there, published } = two()
  expect(there.read()).toBe(0)
  for (let turn = 0; turn < 3; turn += 1) {
    here.note()
    // Long ago: only that the folder has another time is a reason to look into it.
    const earlier = Date.now() / 1000 - 100 + turn
    utimesSync(published, earlier, earlier)
    expect(there.read()).toBe(here.read())
    await sleep(2)
  }
})

test('nor is it missed when the clock of the disk has made no step since the last look', async () => {
  const { here, there, published } = two()
  here.note()
  const { mtime } = statSync(published)
  utimesSync(published, mtime, mtime)
  there.read()
  await sleep(2)
  here.note()
  utimesSync(published, mtime, mtime)
  expect(there.read()).toBe(here.read())
})

test('nor after the folder was thrown away', async () => {
  const { here, there, published } = two()
  here.note()
  there.read()
  rmSync(published, { recursive: true })
  await sleep(2)
  here.note()
  expect(there.read()).toBe(here.read())
})
