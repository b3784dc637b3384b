import { createServerClient } from '@supabase/ssr'
import type { NextRequest } from 'next/server'
import { readAccess } from '@/lib/auth/access'
import type { Denial } from '@/lib/auth/denials'
import { withDeadline } from '@/lib/content/deadline'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import type { Database } from './database.types'
import { refreshOnce } from './refresh-once'
import { cookieOptions, isSessionCookie, type SessionCookie, withoutRemovals } from './session-cookies'

/** Who asks, and the cookies of a session that had to be renewed: the answer must carry them. */
export type Visit = { visitor: 'admin' | Denial; renewed: SessionCookie[] }

type Cookies = { name: string; value: string }[]

/** Milliseconds after which somebody whose access is not known yet is sent away. */
const GATE_MS = 2000
/**
 * Milliseconds before a session's end in which it is renewed. Longer than any page takes, because a page that renders
 * cannot keep the renewed session: supabase-js renews in the last 90 s of its own accord.
 */
const RENEW_AHEAD_MS = 300_000

/**
 * Who asks for a page under /admin; a renewed session is in the request already. The links of one page are fetched
 * ahead all at once: requests of one moment and one session share the answer, later ones ask anew.
 */
export async function readVisitor({ cookies }: NextRequest): Promise<Visit> {
  const session = cookies.getAll().filter(({ name }) => isSessionCookie(name))
  const key = JSON.stringify(session)
  let flight = flights.get(key)
  if (!flight) {
    flight = identify(session).finally(() => flights.delete(key))
    flights.set(key, flight)
  }
  const visit = await flight
  for (const { name, value } of visit.renewed) cookies.set(name, value)
  return visit
}

const flights = new Map<string, Promise<Visit>>()

async function identify(session: Cookies): Promise<Visit> {
  const renewed: SessionCookie[] = []
  const visitor = await withDeadline(async (signal) => {
    const supabase = connect(session, renewed, signal)
    const access = await readAccess(supabase)
    if ('denied' in access) return access.denied
    if (access.expiresAt - Date.now() < RENEW_AHEAD_MS) await supabase.auth.refreshSession()
    return 'admin'
  }, GATE_MS).catch((error): Denial => {
    logEvent('gate_failed', { error })
    return 'unavailable'
  })
  return { visitor, renewed }
}

function connect(session: Cookies, renewed: SessionCookie[], signal: AbortSignal) {
  return createServerClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: cookieOptions(),
    cookies: {
      getAll: () => session,
      setAll: (cookies) => void renewed.push(...withoutRemovals(cookies)),
    },
    db: { retry: false },
    global: { fetch: refreshOnce((input, init) => fetch(input, { ...init, cache: 'no-store', signal })) },
  })
}
