import { createClient } from '@supabase/supabase-js'

/** A function's variables: `Deno.env` in a hosted project, a map in the embedded backend. */
export type Variables = { get: (name: string) => string | undefined }

/** Returns a response that browsers of any origin may read; the caller's token decides its permissions. */
export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: corsHeaders })
}

/** Answers preflights, rejects every method but POST, and answers 500 with the text of `failure` if `work` throws. */
export async function answerPost(
  request: Request,
  work: () => Promise<Response>,
  failure: (error: unknown) => string,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response('ok', { headers: corsHeaders })
  if (request.method !== 'POST') return json({ error: 'method' }, 405)
  try {
    return await work()
  } catch (error) {
    console.error(error)
    return json({ error: failure(error) }, 500)
  }
}

/** Creates a client with the caller's session, so row security decides. Undefined without a valid session. */
export async function createCallersClient(request: Request, variables: Variables) {
  const [, token] = request.headers.get('authorization')?.match(/^Bearer (\S+)$/i) ?? []
  if (!token) return undefined
  const key =
    newKey(variables, 'SUPABASE_PUBLISHABLE_KEYS') ?? requireVariable(variables, 'SUPABASE_ANON_KEY')
  const client = createClient(requireVariable(variables, 'SUPABASE_URL'), key, {
    auth,
    // Spelled as supabase-js does, so that the header is not sent twice.
    global: { fetch: fetchWithDeadline, headers: { Authorization: `Bearer ${token}` } },
  })
  const { error } = await client.auth.getUser(token)
  return error ? undefined : client
}

/** Creates a client without row security, only for actions that the database has already allowed for this caller. */
export function createServiceClient(variables: Variables) {
  const key =
    newKey(variables, 'SUPABASE_SECRET_KEYS') ?? requireVariable(variables, 'SUPABASE_SERVICE_ROLE_KEY')
  return createClient(requireVariable(variables, 'SUPABASE_URL'), key, {
    auth,
    global: { fetch: fetchWithDeadline },
  })
}

export function hotelSlug(variables: Variables): string {
  return variables.get('HOTEL_SLUG') ?? 'quaresmeira'
}

/** Throws if the platform does not provide the variable. */
export function requireVariable(variables: Variables, name: string): string {
  const value = variables.get(name)
  if (!value) throw new Error(`Falta a variável ${name} na função.`)
  return value
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const auth = { persistSession: false, autoRefreshToken: false }

function fetchWithDeadline(input: RequestInfo | URL, init?: RequestInit) {
  return fetch(input, { ...init, signal: AbortSignal.timeout(15_000) })
}

/** Projects with the new kind of keys provide them as JSON; older ones and the embedded backend as plain text. */
function newKey(variables: Variables, name: string) {
  const keys: unknown = JSON.parse(variables.get(name) || '{}')
  const key = typeof keys === 'object' && keys !== null && 'default' in keys ? keys.default : undefined
  return typeof key === 'string' ? key : undefined
}
