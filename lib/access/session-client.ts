import { combineChunks, createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { secondsInDay } from 'date-fns/constants'
import {
  type CookieSession,
  claimsOf,
  noSessionCookies,
  type PanelCookie,
  sessionCookies,
  verifySession,
} from '@/lib/access/cookies'
import { env } from '@/lib/env'
import { accountTag, securityEvent } from '@/lib/security-log'
import type { Database } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'

type Options = {
  cookie: string | undefined
  /** Receives the cookies to set after the tokens were renewed or permanently refused. */
  save: (cookies: PanelCookie[]) => void
  /** Milliseconds before expiry at which a session is renewed. */
  renewAhead: number
  send: typeof fetch
}

/** Creates a client for a signed cookie's session, if valid. Renews it here, because supabase-js would retry a failed renewal. */
export async function createSessionClient(options: Options): Promise<SupabaseClient<Database>> {
  const { save, renewAhead, send } = options
  let session = verifySession(options.cookie)
  const left = session ? expiryOf(session) - Date.now() : 0
  if (session && left < renewAhead) {
    const renewal = await renew(session, send)
    if (typeof renewal === 'object') keep(renewal)
    else if (renewal === 'refused') forget()
    // After a failed renewal, use the old session until it expires.
    else if (left <= 0) return connect(session, noServer)
  }
  return connect(session, send)

  function keep(tokens: Pick<CookieSession, 'accessToken' | 'refreshToken'>) {
    const now = Date.now()
    session = { ...tokens, startedAt: session?.startedAt ?? now, seenAt: now }
    save(sessionCookies(session))
  }

  function forget() {
    session = undefined
    save(noSessionCookies())
  }

  function connect(first: CookieSession | undefined, fetch: typeof globalThis.fetch) {
    let stored = first && toStored(first)
    return createServerClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
      cookieOptions: { name: storageKey },
      cookieEncoding: 'raw',
      // These cookies exist only in this request; the browser has the signed one.
      cookies: {
        getAll: () => (stored ? [{ name: storageKey, value: stored }] : []),
        // Keep the browser's cookie, because another request may have renewed it. See `endSession`.
        setAll: async (list) => {
          const pieces = new Map(list.map(({ name, value }) => [name, value]))
          stored = (await combineChunks(storageKey, async (name) => pieces.get(name))) ?? undefined
          if (!stored) return
          const { access_token, refresh_token } = tokensSchema.parse(JSON.parse(stored))
          if (access_token !== session?.accessToken) {
            keep({ accessToken: access_token, refreshToken: refresh_token })
          }
        },
      },
      // Retries would delay the answer by 7 s during an outage.
      db: { retry: false },
      global: { fetch },
    })
  }
}

const storageKey = 'session'
const tokensSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) })

/** Returns a session in supabase-js's format, with an expiry so late that supabase-js never renews it. */
function toStored({ accessToken, refreshToken }: CookieSession) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsInDay
  const tokens = { access_token: accessToken, refresh_token: refreshToken, token_type: 'bearer' }
  return JSON.stringify({ ...tokens, expires_at, expires_in: secondsInDay })
}

function expiryOf({ accessToken }: CookieSession) {
  return (claimsOf(accessToken).exp ?? 0) * 1000
}

/** Replaces the backend when the session has expired and could not be renewed. */
const noServer: typeof fetch = async () =>
  Response.json({ message: 'the session could not be renewed' }, { status: 503 })

/** The new tokens; 'refused' if the session has ended, 'unavailable' if the server did not say. */
type Renewal = Pick<CookieSession, 'accessToken' | 'refreshToken'> | 'refused' | 'unavailable'

type Answer = { renewal: Renewal; keepMs: number }

/** Milliseconds for which requests with the same token share an answer. */
const RENEWED_MS = 60_000
const OVERLOADED_MS = 30_000
const REFUSED_MS = 300_000

/** Sends each single-use refresh token once; a refused one is not sent again for 5 minutes. Never rejects. */
async function renew(session: CookieSession, send: typeof fetch): Promise<Renewal> {
  const key = session.refreshToken
  let flight = flights.get(key)
  if (!flight) {
    flight = ask(session, send)
    flights.set(key, flight)
    const { keepMs } = await flight
    if (keepMs > 0) setTimeout(() => flights.delete(key), keepMs).unref()
    else flights.delete(key)
  }
  return (await flight).renewal
}

const flights = new Map<string, Promise<Answer>>()

async function ask({ accessToken, refreshToken }: CookieSession, send: typeof fetch): Promise<Answer> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  try {
    const response = await send(`${SUPABASE_URL}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    })
    if (response.ok) {
      const { access_token, refresh_token } = tokensSchema.parse(await response.json())
      return { renewal: { accessToken: access_token, refreshToken: refresh_token }, keepMs: RENEWED_MS }
    }
    const { status } = response
    const isRefused = await refusesToken(response)
    const event = isRefused ? 'renewal_refused' : 'renewal_failed'
    securityEvent(event, { account: accountTag(claimsOf(accessToken).email ?? ''), status })
    if (isRefused) return { renewal: 'refused', keepMs: REFUSED_MS }
    return { renewal: 'unavailable', keepMs: status === 429 ? OVERLOADED_MS : 0 }
  } catch (error) {
    securityEvent('renewal_failed', { message: error instanceof Error ? error.message : String(error) })
    return { renewal: 'unavailable', keepMs: 0 }
  }
}

/** Checks whether the session has ended; a timeout, an overloaded server or a wrong API key do not mean that. */
async function refusesToken(response: Response) {
  const { status } = response
  if (status < 400 || status >= 500 || status === 408 || status === 429) return false
  return status !== 401 || !/api key/i.test(await response.text())
}
