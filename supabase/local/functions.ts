import { handle as migrateRoomImages } from '../functions/migrate-room-images/handle.ts'
import { handle as team } from '../functions/team/handle.ts'
import { type PublicKey, readValid } from './auth/tokens.ts'
import { bodyLimits, type Handle, json, readBody } from './responses.ts'

type EdgeFunction = {
  handle: (request: Request, variables: Map<string, string>) => Promise<Response>
  variables: Record<string, string>
  /** Called without a session, as `verify_jwt = false` says in config.toml. */
  isOpen?: boolean
}

/** The product's functions by name. Only `team` gets the secret key; the other one uses the caller's session. */
export function productFunctions(variables: Record<string, string>, secretKey: string) {
  return {
    'migrate-room-images': { handle: migrateRoomImages, variables },
    team: {
      handle: team,
      variables: { ...variables, SUPABASE_SERVICE_ROLE_KEY: secretKey },
      isOpen: true,
    },
  } satisfies Record<string, EdgeFunction>
}

/** Runs the functions in this process, after the checks of Supabase's own relay and with its answers. */
export function createFunctions(publicKey: PublicKey, functions: Record<string, EdgeFunction>): Handle {
  return async (request) => {
    const [, name = ''] = /^\/functions\/v1\/([^/]+)/.exec(new URL(request.url).pathname) ?? []
    const called = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!called) return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
    const { method, headers, url } = request
    if (method !== 'OPTIONS') {
      if (method !== 'POST') return json({ message: 'Method Not Allowed' }, 405)
      const authorization = headers.get('authorization')
      if (!called.isOpen && !authorization)
        return json({ code: 401, message: 'Missing authorization header' }, 401)
      if (!called.isOpen && !readValid(authorization, publicKey))
        return json({ code: 401, message: 'Invalid JWT' }, 401)
    }
    const body = await readBody(request, bodyLimits.json)
    if (!body) return json({ message: 'Payload too large' }, 413)
    try {
      const copy = new Request(url, { method, headers, body: body.length > 0 ? body : null })
      return await called.handle(copy, new Map(Object.entries(called.variables)))
    } catch (error) {
      console.error(error)
      return json(
        { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
        500,
      )
    }
  }
}
