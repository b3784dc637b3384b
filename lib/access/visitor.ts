import type { NextRequest } from 'next/server'
import { type PanelCookie, sessionCookieName } from '@/lib/access/cookies'
import { createSessionClient } from '@/lib/access/session-client'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import type { Denial } from './denials'
import { readAccess } from './read-access'

/** The visitor, and cookies of a renewed or refused session, which the response must set. */
export type Visit = { visitor: 'admin' | Denial; renewed: PanelCookie[] }

/** Milliseconds after which unknown access is denied. */
const GATE_MS = 2000
/** Milliseconds; longer than any page takes, because a rendering page cannot store a renewed session. */
const RENEW_AHEAD_MS = 300_000

/** Identifies the visitor. Concurrent requests of one session share the answer, because a page prefetches all its links. */
export async function readVisitor({ cookies }: NextRequest): Promise<Visit> {
  const cookie = cookies.get(sessionCookieName())?.value
  if (!cookie) return { visitor: 'signed-out', renewed: [] }
  let flight = flights.get(cookie)
  if (!flight) {
    flight = identify(cookie).finally(() => flights.delete(cookie))
    flights.set(cookie, flight)
  }
  const visit = await flight
  for (const { name, value } of visit.renewed) {
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  return visit
}

const flights = new Map<string, Promise<Visit>>()

async function identify(cookie: string): Promise<Visit> {
  const renewed: PanelCookie[] = []
  const visitor = await withDeadline(async (signal) => {
    const send: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store', signal })
    const supabase = await createSessionClient({
      cookie,
      save: (written) => void renewed.push(...written),
      renewAhead: RENEW_AHEAD_MS,
      send,
    })
    const access = await readAccess(supabase)
    return 'denied' in access ? access.denied : 'admin'
  }, GATE_MS).catch((error): Denial => {
    logEvent('gate_failed', { error })
    return 'unavailable'
  })
  return { visitor, renewed }
}
