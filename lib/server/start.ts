import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { format, stripVTControlCharacters } from 'node:util'
import { env } from '@/lib/env'
import { endLog, type Level, logContext, logEvent } from '@/lib/log'
import { siteSecret } from '@/lib/site-secret'
import { createAlerts } from './alerts'

/** Ends the process with the list of what is wrong in the environment, instead of serving half a site. */
export function stopUnlessConfigured() {
  try {
    env()
    siteSecret()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Next stops listening at SIGTERM and ends with its last connection. A proxy that keeps using its connections would keep the
 * process running, so from then on each is closed after its answer (PUB-12).
 */
export function closeConnectionsAtEnd() {
  // A listener of ours alone would keep Node from ending at the signal.
  if (process.listenerCount('SIGTERM') === 0) return
  process.once('SIGTERM', () =>
    subscribe('http.server.request.start', (message) => {
      const response =
        typeof message === 'object' && message && 'response' in message ? message.response : undefined
      if (response instanceof ServerResponse) response.setHeader('connection', 'close')
    }),
  )
}

/** Log, webhook and spans, as the environment asks for them. In development people read the log as it is printed. */
export async function startTelemetry() {
  if (process.env.NODE_ENV === 'production') {
    logContext().release = releaseName()
    keepConsoleOnOneLine()
    process.once('exit', endLog)
    const url = env().ERROR_WEBHOOK_URL
    if (url) logContext().alert = createAlerts(url)
  }
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = env()
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return
  // The libraries are loaded only where a collector is named.
  const { startTraces } = await import('./traces')
  startTraces()
}

/** What Next and libraries print has many lines, and may repeat addresses and headers of visitors. */
export function keepConsoleOnOneLine() {
  logContext().write = (line) => process.stderr.write(`${line}\n`)
  for (const [method, level] of levels) {
    console[method] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts)).trim()
      if (text) logEvent('console', { text: text.slice(0, 4000) }, level)
    }
  }
}

const levels: ['error' | 'warn' | 'info' | 'log' | 'debug', Level][] = [
  ['error', 'error'],
  ['warn', 'warn'],
  ['info', 'info'],
  ['log', 'info'],
  ['debug', 'info'],
]

/** The commit with its day, and the beginning of the build's own id, which tells two builds of one commit apart. */
function releaseName() {
  const file = join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID')
  try {
    const id = readFileSync(/* turbopackIgnore: true */ file, 'utf8').slice(0, 4)
    return process.env.COMMIT ? `${process.env.COMMIT}-${id}` : id
  } catch {
    return undefined
  }
}
