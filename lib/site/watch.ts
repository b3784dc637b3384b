import 'server-only'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { outsideNext } from '@/lib/supabase/public'
import { publicationState } from '../server/cache/publication-state.mjs'
import { purgeCaches } from './purge'
import { readSiteVersion, siteLoader } from './site-content'

/** From now on pages show what others have saved: static ones ask before they are served (lib/server/cache/handler.mjs). */
export function watchContent() {
  const watch = createWatch({ ask: readSiteVersion, pull: pullContent, outdate })
  publicationState().beforePage = () => outsideNext(watch)
}

async function pullContent() {
  const loader = siteLoader()
  if (!(await loader.refresh())) throw new Error('the new content could not be read')
  return loader.takeNews()
}

function outdate() {
  publicationState().publication?.note()
  purgeCaches()
}

type Options = {
  /** The version that the database has now. */
  ask(signal: AbortSignal): Promise<string>
  /** Reads the content; whether pages may show another one. Rejects when it could not be read. */
  pull(): Promise<boolean>
  outdate(): void
}

export const ASK_EVERY_MS = 750
export const ASK_MS = 1500
export const AWAKE_MS = 60_000
export const WAIT_MS = 500
export const RETRY_MS = { first: 1000, longest: 5000 }

/** Asks what others have saved, again and again while there are visitors (PUB-10). No clock is compared with another's. */
export function createWatch({ ask, pull, outdate }: Options) {
  let known: string | undefined
  let failures = 0
  let wantedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let isWaking = false
  let timer: NodeJS.Timeout | undefined

  /** Called before a page is served; the page may wait for what it returns, which never rejects. */
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
    const retryMs = Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest)
    timer = setTimeout(goOn, failures === 0 ? ASK_EVERY_MS : retryMs).unref()
  }

  function goOn() {
    timer = undefined
    if (performance.now() - wantedAt < AWAKE_MS) asking = check()
  }
}
