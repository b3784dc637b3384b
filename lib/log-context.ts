import type { AsyncLocalStorage } from 'node:async_hooks'
import { vercelRequest } from './vercel-request.ts'

export type Line = Record<string, unknown>

/** One kind of event: how many lines were written at once, and what has been counted since (log-noise.ts). */
export type Kind = { written: number; counted?: { line: Line; count: number; values: Set<string> } }

/** The bundler gives instrumentation, middleware and pages a copy of each module; this one object they share. */
type LogContext = {
  release?: string
  requests?: AsyncLocalStorage<string>
  /** Where lines go; `console.error` by default. */
  write?: (line: string) => void
  alert?: (line: Line) => void
  /** By kind: events that are counted within a minute. */
  noise?: Map<string, Kind>
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
