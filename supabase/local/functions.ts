import { handle as migrateRoomImages } from '../functions/migrate-room-images/handle.ts'
import { handle as team } from '../functions/team/handle.ts'
import { type Handle, json } from './responses.ts'

type EdgeFunction = {
  handle: (request: Request, variables: Map<string, string>) => Promise<Response>
  variables: Record<string, string>
}

/** Returns the product's functions by name. Only `team` gets the secret key; the other uses the caller's session. */
export function productFunctions(variables: Record<string, string>, secretKey: string) {
  return {
    'migrate-room-images': { handle: migrateRoomImages, variables },
    team: { handle: team, variables: { ...variables, SUPABASE_SERVICE_ROLE_KEY: secretKey } },
  } satisfies Record<string, EdgeFunction>
}

/** Runs the functions in this process. Each checks the caller's session, as in a hosted project. */
export function createFunctions(functions: Record<string, EdgeFunction>): Handle {
  return async (request) => {
    const [, name = ''] = /^\/functions\/v1\/([^/]+)/.exec(new URL(request.url).pathname) ?? []
    const called = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!called) return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
    return called.handle(request, new Map(Object.entries(called.variables)))
  }
}
