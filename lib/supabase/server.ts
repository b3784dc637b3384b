import 'server-only'
import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { cookieOptions, withoutRemovals } from './session-cookies'

/**
 * The client of the signed-in person, bound to the cookies of this request: never keep it. Every call ends within
 * its deadline, as an error of the result.
 */
export async function createServerSupabase(): Promise<SupabaseClient<Database>> {
  const jar = await cookies()
  return createServerClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: cookieOptions(),
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (list) => {
        try {
          for (const { name, value, options } of withoutRemovals(list)) jar.set(name, value, options)
        } catch {
          // A page that renders cannot write cookies; the middleware has refreshed them before it.
        }
      },
    },
    // A repeated read would hide a backend that is down for 7 s more.
    db: { retry: false },
    global: { fetch: fetchWithDeadline },
  })
}

const fetchWithDeadline: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(deadlineOf(input instanceof Request ? input.url : String(input)))
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  return fetch(input, { ...init, cache: 'no-store', signal })
}

/** Milliseconds. Pictures and the image migration take their time; everything else is a row or two. */
function deadlineOf(url: string) {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/functions/v1/')) return 300_000
  return pathname.startsWith('/storage/v1/') ? 30_000 : 8000
}
