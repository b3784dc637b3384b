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

/** Of the request that is being answered: as the front door names it, else as Vercel does. */
export function requestId(): string | undefined {
  return logContext().requests?.getStore() ?? vercelsId()
}

/** Where its functions find what is known of the request; there is no public way without a package. */
function vercelsId(): string | undefined {
  const place: unknown = Reflect.get(globalThis, Symbol.for('@vercel/request-context'))
  const context = call(place, 'get')
  const id = read(read(context, 'headers'), 'x-vercel-id')
  return typeof id === 'string' ? id : undefined
}

function call(place: unknown, name: string): unknown {
  const found = read(place, name)
  return typeof found === 'function' ? Reflect.apply(found, place, []) : undefined
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
