import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'

let client: SupabaseClient<Database> | undefined

/** Returns the site's own client: publishable key, no cookies, no session. It sees only public data. */
export function getPublicClient(): SupabaseClient<Database> {
  client ??= createClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => outsideNext(() => fetch(input, init)) },
  })
  return client
}

/** Runs code with Node's own `fetch`: Next's answers from its data cache, and drops the abort signal while it revalidates. */
export const outsideNext = AsyncLocalStorage.snapshot()
