import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { endLog, logEvent } from '@/lib/log'
import { keepConsoleOnOneLine } from '@/lib/log-console'
import { logContext } from '@/lib/log-context'
import { siteSecret } from '@/lib/site-secret'
import { createAlerts } from './alerts'

/** With the list of what is wrong in the environment, instead of serving half a site. */
export function stopUnlessConfigured() {
  try {
    env()
    siteSecret()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** From now on every line of the log tells which build wrote it, and is one line. In development people read it. */
export function keepLog() {
  if (process.env.NODE_ENV !== 'production') return
  logContext().release = buildId()
  keepConsoleOnOneLine()
  process.once('exit', endLog)
}

export function startAlerts() {
  const url = env().ERROR_WEBHOOK_URL
  if (url && process.env.NODE_ENV === 'production') logContext().alert = createAlerts(url)
}

/** Whether a collector wants to know of every request. */
export function isTraced(): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = env()
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}

/** Costs nothing where no collector is named: not even the library is loaded. */
export async function startTracesIfAsked() {
  if (!isTraced()) return
  try {
    const { startTraces } = await import('./traces')
    await startTraces()
  } catch (error) {
    logEvent('traces_not_started', { error })
  }
}

function buildId() {
  const file = join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID')
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  } catch {
    return undefined
  }
}
