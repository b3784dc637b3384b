import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicKey } from './auth/jwt.ts'
import { type FunctionProcess, startFunction } from './functions-process.ts'
import { isSigned } from './functions-token.ts'
import { bodyLimits, readBody } from './request-body.ts'
import type { Handle } from './responses.ts'
import { json } from './responses.ts'

export type Functions = ReturnType<typeof createFunctions>

type Settings = {
  /** Where each function has a folder with an index.ts and a deno.json. */
  folder: string
  cacheFolder: string
  publicKey: PublicKey
  /** What all functions find in their environment. No secret key: they act with the caller's session. */
  variables: Record<string, string>
  /** What one of them finds there besides. */
  ownVariables?: Record<string, Record<string, string>>
  /** Those that are called without a session, as `verify_jwt = false` in config.toml. */
  open?: string[]
  denoArguments?: string[]
  /** Milliseconds until a call is given up; a hosted project waits 150 s. */
  patience?: number
}

/** The one function that has the secret key, and asks for no session (config.toml). */
export function teamFunction(secretKey: string): Pick<Settings, 'open' | 'ownVariables'> {
  return { open: ['team'], ownVariables: { team: { SUPABASE_SERVICE_ROLE_KEY: secretKey } } }
}

/** Each in a Deno process of its own that starts with the first call. Answers the relay's errors word by word. */
export function createFunctions(settings: Settings) {
  const { folder, publicKey, patience = 150_000, open = [], ownVariables = {} } = settings
  const processes = new Map<string, FunctionProcess>()
  let closed = false

  function processOf(name: string) {
    const running = processes.get(name)
    if (running?.isAlive()) return running
    const variables = { ...settings.variables, ...ownVariables[name] }
    const started = startFunction(join(folder, name), { ...settings, variables })
    processes.set(name, started)
    return started
  }

  const handle: Handle = async (request) => {
    const { pathname, search } = new URL(request.url)
    const [, name = '', rest = ''] = pathname.match(/^\/functions\/v1\/([^/]+)(.*)$/) ?? []
    if (closed || !isFunction(folder, name)) return notFound()
    if (request.method !== 'OPTIONS') {
      if (request.method !== 'POST') return json({ message: 'Method Not Allowed' }, 405)
      const authorization = request.headers.get('authorization')
      const isOpen = open.includes(name)
      if (!isOpen && !authorization) return json({ code: 401, message: 'Missing authorization header' }, 401)
      if (!isOpen && !isSigned(authorization ?? '', publicKey))
        return json({ code: 401, message: 'Invalid JWT' }, 401)
    }
    const body = await readBody(request, bodyLimits.json)
    if (!body) return json({ message: 'Payload too large' }, 413)
    try {
      const running = processOf(name)
      const url = `http://127.0.0.1:${await running.port}/${name}${rest}${search}`
      return await relay(url, request, body, { patience, stop: running.stop })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return json({ code: 'BOOT_ERROR', message }, 503)
    }
  }

  return {
    handle,
    /** Ends all processes; later calls find no function. */
    async close() {
      closed = true
      await Promise.all([...processes.values()].map((running) => running.stop()))
    },
  }
}

type Limits = { patience: number; stop: () => Promise<void> }

async function relay(
  url: string,
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { patience, stop }: Limits,
) {
  const { method } = request
  const signal = AbortSignal.timeout(patience)
  const init = { method, headers: endToEnd(request.headers), body: body.length > 0 ? body : null, signal }
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const { status } = response
    return new Response(await response.arrayBuffer(), { status, headers: endToEnd(response.headers) })
  } catch {
    // What does not answer may be busy for ever, and what hung up is dying: the next call shall find neither.
    await stop()
    return signal.aborted
      ? json({ code: 'IDLE_TIMEOUT', message: 'The function did not respond in time' }, 504)
      : json({ code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' }, 500)
  }
}

/** The headers that belong to the message, not to one of its two connections. */
function endToEnd(headers: Headers) {
  const kept = new Headers(headers)
  for (const name of connectionHeaders) kept.delete(name)
  return kept
}

const connectionHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
]

function isFunction(folder: string, name: string) {
  return /^[a-z0-9][a-z0-9-]*$/.test(name) && existsSync(join(folder, name, 'index.ts'))
}

function notFound() {
  return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
}
