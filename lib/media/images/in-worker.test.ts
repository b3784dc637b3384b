import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { encodeImage } from './encode'
import { inWorker, TooHeavy, Unreadable } from './in-worker'
import { tooHeavyImage } from './rules'
import { drawn } from './svg/draw'
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

/** 7071 × 7071, four channels of 16 bits in seven passes: 400 MB of pixels that all have to be there before the first. */
function interlacedPng() {
  const side = 7071
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ]
  const size = passes.reduce(
    (sum, [x = 1, y = 1]) => sum + Math.ceil(side / y) * (1 + 8 * Math.ceil(side / x)),
    0,
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const data = deflateSync(Buffer.alloc(size), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A WebP of one colour in 40 bytes that announces 7071 × 7071. */
const tinyWebp = Buffer.from(
  '5249464620000000574542505650384c140000002f9ec6e716075081540820000a9a02c68888fe07',
  'hex',
)

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

describe.runIf(process.platform === 'linux')('memory', () => {
  test('a picture takes at most 400 MB, and is refused when it needs more', async () => {
    const png = interlacedPng()
    expect(png.length).toBeLessThan(2_000_000)
    const work = encodeImage(png)
    const peak = await peakDuring(work)
    expect(await work).toEqual({ error: tooHeavyImage, status: 422 })
    expect(peak).toBeGreaterThan(200)
    expect(peak).toBeLessThan(400)
  })

  test('a WebP of 40 bytes takes at most 400 MB, whether it is refused or not', async () => {
    const work = encodeImage(tinyWebp)
    expect(await peakDuring(work)).toBeLessThan(400)
    expect(await work).toSatisfy(
      (result: object) => 'variants' in result || ('error' in result && result.error === tooHeavyImage),
    )
  })

  test('a drawing takes at most 256 MB', async () => {
    const masks = Array.from(
      { length: 100 },
      (_, level) =>
        `<mask id="m${level}"><rect width="100" height="50" fill="#fff" mask="url(#m${level - 1})"/></mask>`,
    )
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${masks.join('')}<rect width="100" height="50" mask="url(#m99)"/></svg>`
    const work = drawn(new TextEncoder().encode(markup))
    const peak = await peakDuring(work)
    expect(await work).toEqual({ error: drawingTexts.tooHeavy })
    expect(peak).toBeLessThan(256)
  })
})

test('the process is ended when its seconds are over, and with its work', async () => {
  const jpeg = await plainImage().jpeg().toBuffer()
  const forever = inWorker({ seconds: 0.5, megabytes: 400 }, async (run) => {
    for (;;) await run('stats', jpeg)
  })
  await expect(forever).rejects.toThrow(TooHeavy)
  expect(await inWorker(wide, (run) => run('metadata', jpeg))).toMatchObject({ format: 'jpeg' })
  await vi.waitFor(() => {
    for (const pid of started) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
  expect(started).toHaveLength(2)
})

test('what cannot be read ends neither the process nor its other work', async () => {
  const jpeg = await plainImage().jpeg().toBuffer()
  await inWorker(wide, async (run) => {
    await expect(run('stats', Buffer.from('GIF89a'))).rejects.toThrow(Unreadable)
    expect(await run('metadata', jpeg)).toMatchObject({ width: 60 })
  })
})

test('the process knows nothing of the site’s variables', async () => {
  vi.stubEnv('REVALIDATE_SECRET', 'secret of the site')
  const jpeg = await plainImage().jpeg().toBuffer()
  await inWorker(wide, async (run) => {
    await run('metadata', jpeg)
    if (process.platform !== 'linux') return
    expect(readFileSync(`/proc/${started[0]}/environ`, 'latin1')).not.toContain('secret of the site')
  })
  vi.unstubAllEnvs()
})
