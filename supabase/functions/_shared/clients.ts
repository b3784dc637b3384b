import { createClient } from '@supabase/supabase-js'
import { publishableKey, required, secretKey } from './environment.ts'

/** Acts with the session of whoever calls: row security decides. Nothing where the request brings no token. */
export function callersClient(request: Request) {
  const [, token] = request.headers.get('authorization')?.match(/^Bearer (\S+)$/i) ?? []
  if (!token) return undefined
  const client = createClient(required('SUPABASE_URL'), publishableKey(), {
    ...settings,
    global: { headers: { authorization: `Bearer ${token}` }, fetch: fetchWithDeadline },
  })
  return { client, token }
}

/** Acts past all rules. */
export function serviceClient() {
  return createClient(required('SUPABASE_URL'), secretKey(), {
    ...settings,
    global: { fetch: fetchWithDeadline },
  })
}

const settings = { auth: { persistSession: false, autoRefreshToken: false } }

function fetchWithDeadline(input: RequestInfo | URL, init?: RequestInit) {
  return fetch(input, { ...init, signal: AbortSignal.timeout(15_000) })
}
