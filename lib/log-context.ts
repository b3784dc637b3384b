import type { AsyncLocalStorage } from 'node:async_hooks'
import { vercelRequest } from './vercel-request.ts'

/** The bundler gives instrumentation, middleware and pages a copy of each module; this one object they share. */
type LogContext = {
  release?: string
  requests?: AsyncLocalStorage<string>
  /** Where lines go; `console.error` by default. */
  write?: (line: string) => void
  alert?: (line: Record<string, unknown>) => void
}

declare global {
  var siteLogContext: LogContext | undefined
}

export function logContext(): LogContext {
  globalThis.siteLogContext ??= {}
  return globalThis.siteLogContext
}

/** Of the request that is being answered: as the front door names it, else as Vercel does. */
export function requestId(): string | undefined {
  return logContext().requests?.getStore() ?? vercelRequest().id
}
