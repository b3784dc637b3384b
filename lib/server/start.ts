import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { format, stripVTControlCharacters } from 'node:util'
import { env } from '@/lib/env'
import { endLog, type Level, logContext, logEvent } from '@/lib/log'
import { siteSecret } from '@/lib/site-secret'
import { createAlerts } from './alerts'

/** Exits with a list of the errors in the environment instead of serving half a site. */
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
 * Closes each connection after its response once SIGTERM arrives. Next then stops listening and exits with its last connection,
 * which a proxy would otherwise keep open (PUB-12).
 */
export function closeConnectionsAtEnd() {
  // If this were the only listener, Node would no longer exit on the signal.
  if (process.listenerCount('SIGTERM') === 0) return
  process.once('SIGTERM', () =>
    subscribe('http.server.request.start', (message) => {
      const response =
        typeof message === 'object' && message && 'response' in message ? message.response : undefined
      if (response instanceof ServerResponse) response.setHeader('connection', 'close')
    }),
  )
}

/** Starts the log, the webhook and traces as configured. In development the console stays readable. */
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
  // Loads the libraries only if there is a collector.
  const { startTraces } = await import('./traces')
  startTraces()
}

/** Logs each console call as one line. Next and libraries print several, which may quote visitors' headers. */
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

/** Returns the commit with its date, and the first characters of the build id, which differs between builds of one commit. */
function releaseName() {
  const file = join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID')
  try {
    const id = readFileSync(/* turbopackIgnore: true */ file, 'utf8').slice(0, 4)
    return process.env.COMMIT ? `${process.env.COMMIT}-${id}` : id
  } catch {
    return undefined
  }
}
