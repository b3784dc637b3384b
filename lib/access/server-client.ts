import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import type { Database } from '@/lib/supabase/database.types'
import { type PanelCookie, sessionCookieName } from './cookies'
import { sessionClient } from './session-client'

/** Milliseconds before a session's end in which it is renewed here; the middleware does so long before. */
const RENEW_AHEAD_MS = 10_000

/** Bound to the cookies of this request: never keep it. Each call has a deadline. `signingIn`: without a session. */
export async function createServerSupabase({ signingIn = false } = {}): Promise<SupabaseClient<Database>> {
  const jar = await cookies()
  const name = sessionCookieName()
  return sessionClient({
    cookie: signingIn ? undefined : jar.get(name)?.value,
    save: ({ value, options }: PanelCookie) => {
      try {
        jar.set(name, value, options)
      } catch {
        // A page that renders cannot write cookies; the middleware has renewed them before it.
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

/** Milliseconds. Files and the image migration take their time; everything else is a row or two. */
function deadlineOf(url: string) {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/functions/v1/')) return 300_000
  if (/^\/storage\/v1\/object\/[^/]+-(?:videos|parts)\//.test(pathname)) return 300_000
  return pathname.startsWith('/storage/v1/') ? 30_000 : 8000
}
