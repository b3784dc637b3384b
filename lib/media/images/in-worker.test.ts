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

/** The most megabytes that any process started meanwhile held, as Linux counts them. */
async function peakDuring(work: Promise<unknown>) {
  let peak = 0
  const timer = setInterval(() => {
    for (const pid of started) {
      try {
        const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
        peak = Math.max(peak, Number(kilobytes ?? 0) / 1024)
      } catch {
        // It has ended.
      }
    }
  }, 5)
  await work.finally(() => clearInterval(timer))
  return peak
}

test.runIf(process.platform === 'linux')(
  'the process is ended before it takes more than its megabytes (IMG-21)',
  async () => {
    const rect = (more: string) => `<rect width="100" height="50" ${more}/>`
    const masks = Array.from({ length: 100 }, (_, level) => {
      return `<mask id="m${level}">${rect(`fill="#fff" mask="url(#m${level - 1})"`)}</mask>`
    })
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${masks.join('')}${rect('mask="url(#m99)"')}</svg>`
    const work = renderDrawing(new TextEncoder().encode(markup))
    const peak = await peakDuring(work)
    expect(await work).toEqual({ error: drawingTexts.tooHeavy })
    // It looks every 5 ms, and a machine without a free core gives it its turn later.
    expect(peak).toBeLessThan(512)
  },
)

test('the process is ended when its seconds are over, and with its work (IMG-21)', async () => {
  const jpeg = await plainImage().jpeg().toBuffer()
  const forever = runInWorker({ seconds: 0.5, megabytes: 400 }, async (run) => {
    for (;;) await run('stats', jpeg)
  })
  await expect(forever).rejects.toThrow(TooHeavy)
  expect(await runInWorker(wide, (run) => run('metadata', jpeg))).toMatchObject({ format: 'jpeg' })
  await vi.waitFor(() => {
    for (const pid of started) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
  expect(started).toHaveLength(2)
})

test('a picture is finished although the service stops: systemd tells each of its processes (PUB-12)', async () => {
  const jpeg = await plainImage().jpeg().toBuffer()
  const made = runInWorker(wide, async (run) => {
    await run('metadata', jpeg)
    process.kill(Number(started[0]), 'SIGTERM')
    await run('stats', jpeg)
    return run('metadata', jpeg)
  })
  expect(await made).toMatchObject({ format: 'jpeg' })
})

test('a file that cannot be read does not end the process, which knows nothing of the variables of the site', async () => {
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
