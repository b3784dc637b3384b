import type { Instrumentation } from 'next'

export async function register() {
  // Next also builds this file for the edge runtime, which lacks these modules; the condition drops the block there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { closeConnectionsAtEnd, startTelemetry, stopUnlessConfigured } = await import('./lib/server/start')
    const { filterRequests } = await import('./lib/server/requests/filter')
    const { env } = await import('./lib/env')
    const { isOwnAddress } = await import('./lib/site/own-address')
    const { watchContent } = await import('./lib/site/watch')
    const { previewOf } = await import('@/lib/access/preview-request')
    const { accountOf, sessionCookieName } = await import('./lib/access/cookies')
    const { isOnVercel } = await import('./lib/on-vercel')
    stopUnlessConfigured()
    await startTelemetry()
    // Vercel runs no server of ours: next.config.ts sets the headers there.
    if (!isOnVercel())
      filterRequests({
        siteUrl: env().SITE_URL,
        trustedProxy: env().TRUSTED_PROXY,
        isDevelopment: process.env.NODE_ENV === 'development',
        sessionCookie: sessionCookieName(),
        accountOf,
        isOwnPage: isOwnAddress,
        previewOf,
      })
    closeConnectionsAtEnd()
    watchContent()
  }
}

/** Logs one JSON line per failed request. The visitor's error page shows the digest. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath, routeType },
) => {
  const { logEvent } = await import('./lib/log')
  const digest = typeof error === 'object' && error && 'digest' in error ? error.digest : undefined
  logEvent('request_failed', { method: request.method, routePath, routeType, digest, error })
}
