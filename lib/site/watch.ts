import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'

type Options = {
  ask(signal: AbortSignal): Promise<string>
  /** Reads the content; resolves with whether pages may show other content. Rejects if it could not be read. */
  pull(): Promise<boolean>
  outdate(): void
}

export const ASK_EVERY_MS = 750
export const ASK_MS = 1500
export const AWAKE_MS = 60_000
export const WAIT_MS = 500
export const RETRY_MS = { first: 1000, longest: 5000 }

/** Asks regularly for changes of other instances while there are visitors (PUB-10), without comparing clocks. */
export function createWatch({ ask, pull, outdate }: Options) {
  let known: string | undefined
  let failures = 0
  let wantedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let isWaking = false
  let timer: NodeJS.Timeout | undefined

  /** Called before a page is served; the page may wait for the result, which never rejects. */
  return function beforePage(): Promise<unknown> | undefined {
    wantedAt = performance.now()
    if (!timer && !asking) {
      isWaking = failures === 0
      asking = check()
    }
    if (!isWaking || !asking) return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    const patience = setTimeout(resolve, WAIT_MS)
    return Promise.race([asking, promise]).finally(() => clearTimeout(patience))
  }

  async function check() {
    try {
      const found = await withDeadline(ask, ASK_MS)
      if (found !== known && ((await pull()) || known === undefined)) outdate()
      known = found
      failures = 0
    } catch (error) {
      failures++
      if (failures === 1) logEvent('site_version_unknown', { error }, 'warn')
    }
    asking = undefined
    isWaking = false
    timer = setTimeout(goOn, failures === 0 ? ASK_EVERY_MS : retryAfter(failures)).unref()
  }

  function goOn() {
    timer = undefined
    if (performance.now() - wantedAt < AWAKE_MS) asking = check()
  }
}

function retryAfter(failures: number) {
  return Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest)
}
