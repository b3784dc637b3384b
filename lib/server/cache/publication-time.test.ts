import { mkdtempSync, rmSync } from 'node:fs'
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
  const { here, there } = two()
  expect(there.read()).toBe(0)
  for (let turn = 0; turn < 3; turn += 1) {
    here.note()
    expect(there.read()).toBe(here.read())
    await sleep(2)
  }
})

test('nor is it missed after the folder was thrown away', async () => {
  const { here, there, published } = two()
  here.note()
  there.read()
  rmSync(published, { recursive: true })
  await sleep(2)
  here.note()
  expect(there.read()).toBe(here.read())
})
