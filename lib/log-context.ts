import type { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What every log line is told by its surroundings. The bundler gives instrumentation, middleware and pages a copy of
 * each module; this one object they share.
 */
type LogContext = {
  /** Which build is running. */
  release?: string
  /** The id of the request that is being answered. */
  requests?: AsyncLocalStorage<string>
  /** Where lines go; `console.error` by default. */
  write?: (line: string) => void
}

declare global {
  var siteLogContext: LogContext | undefined
}

/** The process's own. */
export function logContext(): LogContext {
  globalThis.siteLogContext ??= {}
  return globalThis.siteLogContext
}
