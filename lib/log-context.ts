import type { AsyncLocalStorage } from 'node:async_hooks'

/** The bundler gives instrumentation, middleware and pages a copy of each module; this one object they share. */
type LogContext = {
  release?: string
  requests?: AsyncLocalStorage<string>
  /** Where lines go; `console.error` by default. */
  write?: (line: string) => void
}

declare global {
  var siteLogContext: LogContext | undefined
}

export function logContext(): LogContext {
  globalThis.siteLogContext ??= {}
  return globalThis.siteLogContext
}
