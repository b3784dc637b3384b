import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { runInWorker, TooHeavy, Unreadable } from './in-worker'
import { renderDrawing } from './svg/draw'
import { drawingTexts } from './svg/limits'
import { plainImage } from './test-images'

vi.setConfig({ testTimeout: 60_000 })

const started: number[] = []
const processes = process.getBuiltinModule('node:child_process')
const { fork } = processes
vi.spyOn(processes, 'fork').mockImplementation((...given: unknown[]) => {
  const child: ReturnType<typeof fork> = Reflect.apply(fork, undefined, given)
  started.push(child.pid ?? 0)
  return child
})
afterEach(() => started.splice(0))

const wide = { seconds: 30, megabytes: 400 }

/** Returns the peak memory in MB of any process started during the work, as Linux counts it. */
async function measurePeak(work: Promise<unknown>) {
  let peak = 0
  const timer = setInterval(() => {
    for (const pid of started) {
      try {
        const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
        peak = Math.max(peak, Number(kilobytes ?? 0) / 1024)
      } catch {
        // The process has ended.
      }
    }
  }, 5)
  await work.finally(() => clearInterval(timer))
  return peak
}

test.runIf(process.platform === 'linux')(
  'a process is killed before it exceeds its memory limit (IMG-21)',
  async () => {
    const rect = (more: string) => `<rect width="100" height="50" ${more}/>`
    const masks = Array.from({ length: 100 }, (_, level) => {
      return `<mask id="m${level}">${rect(`fill="#fff" mask="url(#m${level - 1})"`)}</mask>`
    })
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${masks.join('')}${rect('mask="url(#m99)"')}</svg>`
    const work = renderDrawing(new TextEncoder().encode(markup))
    const peak = await measurePeak(work)
    expect(await work).toEqual({ error: drawingTexts.tooHeavy })
    // The worker checks every 5 ms, later on a machine without a free core.
    expect(peak).toBeLessThan(512)
  },
)

test('a process is killed when its time is over, and when its work is done (IMG-21)', async () => {
  const jpeg = await plainImage().jpeg().toBuffer()
  const forever = runInWorker({ seconds: 0.5, megabytes: 400 }, async (run) => {
    for (;;) await run('stats', jpeg)
  })
  await expect(forever).rejects.toThrow(TooHeavy)
  expect(await runInWorker(wide, (run) => run('metadata', jpeg))).toMatchObject({ format: 'jpeg' })
  await vi.waitFor(() => {
    for (const pid of started) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, 15_000)
  expect(started).toHaveLength(2)
})

test('a process that has to wait for a busy machine is not killed for it (IMG-21)', async () => {
  const jpeg = await plainImage().jpeg().toBuffer()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const made = runInWorker({ seconds: 5, megabytes: 400 }, (run) => run('metadata', jpeg))
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  expect(await made).toMatchObject({ format: 'jpeg' })
})

test.each([
  ['before it can listen, by SIGTERM', 'SIGTERM', false, 1],
  ['while it works, by SIGTERM', 'SIGTERM', true, 1],
  ['while it works, by SIGINT', 'SIGINT', true, 1],
  ['before it can listen, three times', 'SIGTERM', false, 3],
  ['while it works, three times', 'SIGTERM', true, 3],
] as const)(
  'a picture is finished although its process is stopped %s (PUB-12)',
  async (_, signal, isWorking, times) => {
    const jpeg = await plainImage().jpeg().toBuffer()
    const stop = () => started.length <= times && process.kill(Number(started.at(-1)), signal)
    const made = runInWorker(wide, async (run) => {
      if (isWorking) await run('metadata', jpeg)
      stop()
      await run('stats', jpeg)
      return run('metadata', jpeg)
    })
    expect(await made).toMatchObject({ format: 'jpeg' })
    expect(started).toHaveLength(times + 1)
  },
)

test('an unreadable file does not end the process, which has none of the site’s environment variables', async () => {
  vi.stubEnv('REVALIDATE_SECRET', 'secret of the site')
  const jpeg = await plainImage().jpeg().toBuffer()
  await runInWorker(wide, async (run) => {
    await expect(run('stats', Buffer.from('GIF89a'))).rejects.toThrow(Unreadable)
    expect(await run('metadata', jpeg)).toMatchObject({ width: 60 })
    if (process.platform !== 'linux') return
    expect(readFileSync(`/proc/${started[0]}/environ`, 'latin1')).not.toContain('secret of the site')
  })
  vi.unstubAllEnvs()
})
