import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Child } from '../../scripts/lib/children'
import { chooseRelease, currentRelease, readServing } from '../../scripts/lib/releases/folders'
import { startLoad } from './support/load'
import { startSupervisor } from './support/supervisor'
import { toyRelease } from './support/toy-release'

const [first, second, broken] = ['20261122-100000', '20261122-110000', '20261122-120000'] as const

// A busy machine is not a defect.
const patient = { timeout: 30_000 }

const dataDir = mkdtempSync(join(tmpdir(), 'supervisor-test-'))
const releases = join(dataDir, 'releases')
const siteLog = join(dataDir, 'logs/site.log')
let child: Child
let url = ''
let ask: (path?: string) => Promise<string>

beforeAll(async () => {
  toyRelease(dataDir, first)
  // Visitors may still read.
  toyRelease(dataDir, second, 'globalThis.hasFullDisk = true')
  toyRelease(dataDir, broken, 'process.exit(1)')
  chooseRelease(releases, first)
  ;({ child, url, ask } = await startSupervisor(dataDir))
  // Without a pause, to meet the first moment.
  await vi.waitFor(() => expect(readServing(releases)?.release, child.tail()).toBe(first), {
    timeout: 30_000,
    interval: 1,
  })
})

afterAll(async () => {
  await child.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const pids = async () => new Set(await Promise.all(Array.from({ length: 12 }, () => ask())))

test('who is told that it serves finds it open', async () => {
  expect(await ask()).toContain(first)
})

test('a process that dies is started again', async () => {
  await expect.poll(async () => (await pids()).size, patient).toBe(2)
  const before = await pids()
  await ask('/die').catch(() => undefined)
  await expect.poll(async () => [...(await pids())].filter((pid) => !before.has(pid)).length, patient).toBe(1)
  await expect.poll(async () => (await pids()).size, patient).toBe(2)
  expect(child.tail()).toMatch(/O processo \d+ do site parou \(código 3\); outro liga em 0.25 s\./)
})

test('a release that does not start changes nothing', async () => {
  chooseRelease(releases, broken)
  await expect.poll(() => readServing(releases)?.failed?.release, patient).toBe(broken)
  expect(await ask()).toContain(first)
  // Nor the next start, though nobody waited for the outcome.
  expect(currentRelease(releases)).toBe(first)
})

test('another release takes over without one failed request, on a full disk too', async () => {
  const generator = startLoad(
    [`${url}/`, `${url}/b`, `${url}/c`, `${url}/d`, `${url}/slow`],
    12,
    (body) => body.split(' ')[0] ?? '',
  )
  await expect.poll(() => generator.load.answers.get(first) ?? 0, patient).toBeGreaterThan(100)
  chooseRelease(releases, second)
  await expect.poll(() => generator.load.answers.get(second) ?? 0, patient).toBeGreaterThan(100)
  await expect.poll(() => child.tail(), patient).toContain(`A versão ${first} saiu.`)
  const { requests, failures, answers } = await generator.stop()
  expect(requests).toBe([...answers.values()].reduce((sum, count) => sum + count))
  expect(failures).toEqual([])
  expect(await pids()).toSatisfy((all: Set<string>) => [...all].every((pid) => pid.startsWith(second)))
})

test('what the site writes is kept in one file', () => {
  expect(readFileSync(siteLog, 'utf8')).toContain('{"path":"/slow"}')
})

test('the end waits for what is under way', async () => {
  const underway = ask('/slow?last')
  await expect.poll(() => readFileSync(siteLog, 'utf8'), patient).toContain('/slow?last')
  // As systemd's KillMode=mixed asks it.
  if (child.pid) process.kill(child.pid, 'SIGTERM')
  expect(await underway).toContain(second)
  expect(await child.exited).toBe(0)
  expect(readServing(releases)).toBeUndefined()
})
