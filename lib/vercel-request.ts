type VercelRequest = { id?: string; waitUntil?: (work: Promise<unknown>) => void }

/** What Vercel's functions know of the request they answer, as its own packages read it; empty elsewhere. */
export function vercelRequest(): VercelRequest {
  const place: unknown = Reflect.get(globalThis, Symbol.for('@vercel/request-context'))
  const context = callable(read(place, 'get'), place)?.()
  const id = read(read(context, 'headers'), 'x-vercel-id')
  return {
    id: typeof id === 'string' ? id : undefined,
    waitUntil: callable(read(context, 'waitUntil'), context),
  }
}

function callable(found: unknown, of: unknown) {
  return typeof found === 'function'
    ? (...given: unknown[]): unknown => Reflect.apply(found, of, given)
    : undefined
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
