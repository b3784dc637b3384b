import 'server-only'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { purgeCaches } from '@/lib/publication/purge'
import { readSiteVersion, siteLoader } from '@/lib/publication/site-loader'
import { outsideNext } from '@/lib/supabase/public'
import { outdatePages, publicationState } from '../server/cache/shared.mjs'
import { nextChangeAt } from './changes'

/** Makes pages follow other people's saves and the clock from now on; static ones ask here (lib/server/cache/handler.mjs). */
export function watchContent() {
  const watch = createWatch({ ask: readSiteVersion, pull: refreshContent, invalidatePages })
  publicationState().beforePage = () => outsideNext(watch)
  publicationState().nextChange = (from) => nextChangeAt(siteLoader().peek(), from)
}

async function refreshContent() {
  const loader = siteLoader()
  if (!(await loader.refresh())) throw new Error('the new content could not be read')
  return loader.takeNews()
}

function invalidatePages() {
  outdatePages()
  purgeCaches()
}

type Options = {
  /** Returns the database's current version. */
  ask(signal: AbortSignal): Promise<string>
  /** Reads the content; true if it may differ from the pages. Rejects if it could not be read. */
  pull(): Promise<boolean>
  invalidatePages(): void
}

export const ASK_EVERY_MS = 750
export const ASK_MS = 1500
export const AWAKE_MS = 60_000
export const WAIT_MS = 500
/** The pause after a failure. */
export const RETRY_MS = 3000

/** Polls for other instances' saves while there are visitors (PUB-10). Never compares clocks of different machines. */
export function createWatch({ ask, pull, invalidatePages }: Options) {
  let known: string | undefined
  let isFailing = false
  let wantedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let isWaking = false
  let timer: NodeJS.Timeout | undefined

  /** Called before a page is served; the page may wait for the returned promise, which never rejects. */
  return function beforePage(): Promise<unknown> | undefined {
    wantedAt = performance.now()
    if (!timer && !asking) {
      isWaking = !isFailing
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
      if (found !== known && ((await pull()) || known === undefined)) invalidatePages()
      known = found
      isFailing = false
    } catch (error) {
      if (!isFailing) logEvent('site_version_unknown', { error }, 'warn')
      isFailing = true
    }
    asking = undefined
    isWaking = false
    timer = setTimeout(askAgain, isFailing ? RETRY_MS : ASK_EVERY_MS).unref()
  }

  function askAgain() {
    timer = undefined
    if (performance.now() - wantedAt < AWAKE_MS) asking = check()
  }
}
