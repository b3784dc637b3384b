import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseRelease, readServing } from '../../scripts/lib/releases/folders'
import { startSupervisor } from './support/supervisor'
import { toyRelease } from './support/toy-release'

const dataDir = mkdtempSync(join(tmpdir(), 'supervisor-test-'))
const releases = join(dataDir, 'releases')
const patient = { timeout: 60_000 }
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a process that lives and does not answer is replaced', async () => {
  const id = '20261122-100000'
  toyRelease(dataDir, id)
  chooseRelease(releases, id)
  const { child, ask } = await startSupervisor(dataDir, ['--health-seconds', '1'])
  await expect.poll(() => readServing(releases)?.release, patient).toBe(id)
  void ask('/mute').catch(() => undefined)
  await expect.poll(() => child.tail(), patient).toContain('parou (sinal SIGKILL)')
  await expect.poll(() => child.isRunning(), patient).toBe(true)
  await child.stop()
})

test('where nothing can be noted, as on a full disk, the site is served', async () => {
  const id = '20261122-105000'
  const full = join(dataDir, 'full')
  toyRelease(full, id)
  chooseRelease(join(full, 'releases'), id)
  mkdirSync(join(full, 'releases', 'serving.json'))
  const { child, ask } = await startSupervisor(full)
  await expect.poll(() => ask().catch(String), patient).toContain(id)
  await child.stop()
})

test('a release that dies whenever it starts is given up, loudly', async () => {
  const id = '20261122-110000'
  // Ready once, and then never again.
  toyRelease(
    dataDir,
    id,
    `const { existsSync, writeFileSync } = require('node:fs')
if (existsSync('again')) process.exit(1)
setTimeout(() => { writeFileSync('again', ''); process.exit(1) }, 3000)`,
  )
  chooseRelease(releases, id)
  const { child } = await startSupervisor(dataDir)
  expect(await child.exited).toBe(1)
  expect(child.tail()).toContain(`A versão ${id} cai toda vez que liga; desisto.`)
})
