import { once } from 'node:events'
import { join } from 'node:path'
import type {
  AvifOptions,
  JpegOptions,
  Metadata,
  PngOptions,
  ResizeOptions,
  SharpOptions,
  Stats,
  WebpOptions,
} from 'sharp'

/** Methods of sharp with their argument, called in the order of the keys. */
type Steps = {
  resize?: ResizeOptions
  png?: PngOptions
  jpeg?: JpegOptions
  webp?: WebpOptions
  avif?: AvifOptions
}
type Results = { toBuffer: Buffer; metadata: Metadata; stats: Stats }

/** Runs sharp on `image`. Rejects with `Unreadable`, or with `TooHeavy` if a limit ended the process. */
export type Run = <Result extends keyof Results>(
  result: Result,
  image: Uint8Array,
  options?: SharpOptions,
  steps?: Steps,
) => Promise<Results[Result]>

export class TooHeavy extends Error {}
export class Unreadable extends Error {}
class Stopped extends Error {}

type Limits = { seconds: number; megabytes: number }

/** Megabytes in reserve for growth between two memory checks. */
const betweenLooks = 64

/** A process that hangs is killed after this many times its `seconds`. */
const patience = 6

/**
 * Runs `work` with a process without secrets, which is killed after `seconds` of processor time, because a busy machine
 * does not make a file heavy, or at `megabytes` (Node and libvips take 80).
 * `work` starts again in a new process whenever a signal stops one: systemd sends SIGTERM to each process (PUB-12).
 */
export async function runInWorker<Made>(limits: Limits, work: (run: Run) => Promise<Made>): Promise<Made> {
  try {
    return await runOnce(limits, work)
  } catch (error) {
    if (error instanceof Stopped) return runInWorker(limits, work)
    throw error
  }
}

async function runOnce<Made>(
  { seconds, megabytes }: Limits,
  work: (run: Run) => Promise<Made>,
): Promise<Made> {
  const maxBytes = (megabytes - betweenLooks) * 1024 * 1024
  const { NODE_ENV, LD_LIBRARY_PATH } = process.env
  // A bundler would bundle the program passed to an imported `fork`.
  const { fork } = process.getBuiltinModule('node:child_process')
  const ends = [maxBytes, seconds].map(String)
  const worker = fork(join(process.cwd(), 'lib/media/images/worker.mjs'), ends, {
    serialization: 'advanced',
    execArgv: [],
    env: { NODE_ENV, LD_LIBRARY_PATH, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => worker.kill('SIGKILL'), patience * seconds * 1000)
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code, signal) => {
      if (signal === 'SIGTERM' || signal === 'SIGINT') reject(new Stopped(signal))
      else reject(signal ? new TooHeavy(signal) : new Error(`the image process ended with code ${code}`))
    })
  })
  const run: Run = async (result, image, options = {}, steps = {}) => {
    const answer = once(worker, 'message')
    // If this fails, the process has ended and `ended` rejects.
    worker.send({ result, image, options, steps }, () => undefined)
    const [{ made, error }] = await Promise.race([answer, ended])
    if (error) throw new Unreadable(error)
    return made
  }
  try {
    return await Promise.race([work(run), ended])
  } finally {
    clearTimeout(timer)
    worker.kill('SIGKILL')
  }
}
