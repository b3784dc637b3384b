import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { startChild } from './children.ts'
import { keepRunning } from './keep-running.ts'

// A file of its own: a child's log is closed to others, which root must not do to /dev/null.
const folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
const log = join(folder, 'child.log')

afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a part that dies is started again, and given up when it dies time after time', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const start = () => startChild({ args: ['-e', 'process.exit(7)'], log })
  const again = vi.fn(async () => start())
  const running = keepRunning([{ name: 'site', child: start(), again }], 10)
  await expect(running).rejects.toThrow(/^Parou 5 vezes seguidas: site \(código 7\)/)
  expect(again).toHaveBeenCalledTimes(4)
  expect(said.mock.calls.flat()).toContain(
    'Parou sem ser pedido: site (código 7). Ligando de novo em 0.01 s.',
  )
})

test('a start that fails counts, and one that holds ends the trouble', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const dead = startChild({ args: ['-e', ''], log })
  const alive = startChild({ args: ['-e', 'setInterval(() => {}, 1000)'], log })
  const again = vi.fn(async () => alive).mockRejectedValueOnce(new Error('porta ocupada'))
  void keepRunning([{ name: 'site', child: dead, again }], 10)
  await expect.poll(() => again.mock.calls.length, { timeout: 10_000 }).toBe(2)
  expect(alive.isRunning()).toBe(true)
  await alive.stop('SIGKILL')
})
