import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import type { Database } from '@/lib/supabase/database.types'
import { sessionCookieName } from './cookies'
import { createSessionClient } from './session-client'

/** Milliseconds before expiry at which a session is renewed here; the middleware usually renews it earlier. */
const RENEW_AHEAD_MS = 10_000

/** Creates the client for one request; never keep it. Every call has a deadline. With `signingIn` it starts without a session. */
export async function createServerSupabase({ signingIn = false } = {}): Promise<SupabaseClient<Database>> {
  const jar = await cookies()
  return createSessionClient({
    cookie: signingIn ? undefined : jar.get(sessionCookieName())?.value,
    save: (written) => {
      try {
        for (const { name, value, options } of written) jar.set(name, value, options)
      } catch {
        // A rendering page cannot write cookies; the middleware has already renewed them.
      }
    },
    renewAhead: RENEW_AHEAD_MS,
    send: fetchWithDeadline,
  })
}

const fetchWithDeadline: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(deadlineOf(input instanceof Request ? input.url : String(input)))
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  return fetch(input, { ...init, cache: 'no-store', signal })
}

/** Returns milliseconds. Files and the image migration take longer than a few rows. */
function deadlineOf(url: string) {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/functions/v1/')) return 300_000
  if (/^\/storage\/v1\/object\/[^/]+-(?:videos|parts)\//.test(pathname)) return 300_000
  return pathname.startsWith('/storage/v1/') ? 30_000 : 8000
}
