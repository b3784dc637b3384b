import type { Instrumentation } from 'next'

/** Runs once before the server takes requests. */
export async function register() {
  // Next also builds this file for its edge runtime, where nothing below exists; the condition removes it there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logMissingPages } = await import('./lib/missing-pages')
    const { sendOneLocation, stopUnlessConfigured } = await import('./lib/server-start')
    stopUnlessConfigured()
    sendOneLocation()
    logMissingPages()
  }
}

/** One JSON line per failed request; the digest is what the visitor's error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath, routeType },
) => {
  const { logEvent } = await import('./lib/log')
  const digest = typeof error === 'object' && error && 'digest' in error ? error.digest : undefined
  logEvent('request_failed', { method: request.method, routePath, routeType, digest, error })
}
