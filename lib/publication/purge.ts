import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { outsideNext } from '@/lib/supabase/public'

const REQUEST_MS = 4000
const PAUSE_MS = 1000

let purging: Promise<void> | undefined
let isWantedAgain = false

/** Purges the cache in front of the site, if there is one (PUB-11). Never rejects. */
export function purgeCaches(): Promise<void> | undefined {
  if (!env().PURGE_URL) return undefined
  isWantedAgain = true
  purging ??= outsideNext(purge)
  return purging
}

/** Combines publications during a purge into one more request. */
async function purge() {
  while (isWantedAgain) {
    isWantedAgain = false
    const first = await failureOfRequest()
    if (first) await sleep(PAUSE_MS)
    const failure = first && (await failureOfRequest())
    if (failure) logEvent('caches_not_purged', { failure })
    else logEvent('caches_purged', { tries: first ? 2 : 1 }, 'info')
  }
  purging = undefined
}

async function failureOfRequest(): Promise<string | undefined> {
  const { PURGE_URL = '', PURGE_METHOD, PURGE_HEADER = '', PURGE_BODY } = env()
  const [, name, value = ''] = /^([^:]+):\s*(.*)$/.exec(PURGE_HEADER) ?? []
  const body = PURGE_BODY ?? (PURGE_METHOD === 'POST' ? '{"purge_everything":true}' : undefined)
  try {
    const response = await fetch(PURGE_URL, {
      method: PURGE_METHOD,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_MS),
      headers: { ...(body && { 'content-type': 'application/json' }), ...(name && { [name]: value }) },
      body,
    })
    await response.body?.cancel()
    return response.ok ? undefined : `http ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
