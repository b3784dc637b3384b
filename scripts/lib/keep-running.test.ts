import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChild } from './children.ts'
import { keepRunning } from './keep-running.ts'

test('a part that dies is started again, also after a failed start, and given up when it dies time after time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    said.mockRestore()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = () => startChild({ args: ['-e', 'process.exit(7)'], log: join(folder, 'child.log') })
  const again = vi.fn(async () => start()).mockRejectedValueOnce(new Error('porta ocupada'))
  const running = keepRunning([{ name: 'site', child: start(), again }], 10)
  await expect(running).rejects.toThrow(/^Parou 5 vezes seguidas: site \(código 7\)/)
  expect(again).toHaveBeenCalledTimes(4)
  expect(said.mock.calls.flat()).toContain(
    'Parou sem ser pedido: site (código 7). Ligando de novo em 0.01 s.',
  )
})
