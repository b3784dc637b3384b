import { combineChunks, createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { secondsInDay } from 'date-fns/constants'
import {
  type CookieSession,
  claimsOf,
  noSessionCookie,
  type PanelCookie,
  sessionCookie,
  verifySession,
} from '@/lib/access/cookies'
import { env } from '@/lib/env'
import { accountTag, securityEvent } from '@/lib/security-log'
import type { Database } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'

type Options = {
  cookie: string | undefined
  /** Takes the cookie that the answer must carry: when the tokens are new, or refused for good. */
  save: (cookie: PanelCookie) => void
  /** A session that ends in so many milliseconds is renewed first. */
  renewAhead: number
  send: typeof fetch
}

/** Without a valid seal it has no session and asks nothing. Renewed here: supabase-js would try more than once. */
export async function sessionClient(options: Options): Promise<SupabaseClient<Database>> {
  const { save, renewAhead, send } = options
  let session = verifySession(options.cookie)
  const left = session ? expiryOf(session) - Date.now() : 0
  if (session && left < renewAhead) {
    const renewal = await renew(session, send)
    if (typeof renewal === 'object') keep(renewal)
    else if (renewal === 'refused') forget()
    // One that still lasts is used up.
    else if (left <= 0) return connect(session, noServer)
  }
  return connect(session, send)

  function keep(tokens: Pick<CookieSession, 'accessToken' | 'refreshToken'>) {
    const now = Date.now()
    session = { ...tokens, startedAt: session?.startedAt ?? now, seenAt: now }
    save(sessionCookie(session))
  }

  function forget() {
    session = undefined
    save(noSessionCookie())
  }

  function connect(first: CookieSession | undefined, fetch: typeof globalThis.fetch) {
    let stored = first && toStored(first)
    return createServerClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
      cookieOptions: { name: storageKey },
      cookieEncoding: 'raw',
      // The cookies that @supabase/ssr sees exist in this request only: the browser's is the signed one.
      cookies: {
        getAll: () => (stored ? [{ name: storageKey, value: stored }] : []),
        // Removed here alone: the browser's cookie may be another request's, renewed meanwhile. See `endSession`.
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
      // A repeated read would hide a backend that is down for 7 s more.
      db: { retry: false },
      global: { fetch },
    })
  }
}

const storageKey = 'session'
const tokensSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) })

/** As supabase-js keeps a session, with an end so far away that it never renews by itself. */
function toStored({ accessToken, refreshToken }: CookieSession) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsInDay
  const tokens = { access_token: accessToken, refresh_token: refreshToken, token_type: 'bearer' }
  return JSON.stringify({ ...tokens, expires_at, expires_in: secondsInDay })
}

function expiryOf({ accessToken }: CookieSession) {
  return (claimsOf(accessToken).exp ?? 0) * 1000
}

/** Stands in for a backend that could not renew the session: nothing can be known with the old one. */
const noServer: typeof fetch = async () =>
  Response.json({ message: 'the session could not be renewed' }, { status: 503 })

/** The next tokens of a session; 'refused' when it has ended, 'unavailable' when nobody knows. */
type Renewal = Pick<CookieSession, 'accessToken' | 'refreshToken'> | 'refused' | 'unavailable'

type Answer = { renewal: Renewal; keepMs: number }

/** Milliseconds in which an answer is handed to everybody who brings the same token. */
const RENEWED_MS = 60_000
const OVERLOADED_MS = 30_000
const REFUSED_MS = 300_000

/** Once per refresh token, for it works only once; a refused one is not sent again for 5 minutes. Never rejects. */
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

/** A server that is late, overloaded or does not know this site's key says nothing about the session. */
async function refusesToken(response: Response) {
  const { status } = response
  if (status < 400 || status >= 500 || status === 408 || status === 429) return false
  return status !== 401 || !/api key/i.test(await response.text())
}
