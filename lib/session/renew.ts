import { env } from '@/lib/env'
import { accountTag, securityEvent } from '@/lib/security-log'
import { z } from '@/lib/zod'
import { claimsOf } from './claims'
import type { CookieSession } from './signed-session'

/** The next tokens of a session; 'refused' when it has ended, 'unavailable' when nobody knows. */
export type Renewal = Pick<CookieSession, 'accessToken' | 'refreshToken'> | 'refused' | 'unavailable'

type Answer = { renewal: Renewal; keepMs: number }

/** Milliseconds in which an answer is handed to everybody who brings the same token. */
const RENEWED_MS = 60_000
const OVERLOADED_MS = 30_000
const REFUSED_MS = 300_000

/** Once per refresh token, for it works only once; a refused one is not sent again for 5 minutes. Never rejects. */
export async function renew(session: CookieSession, send: typeof fetch): Promise<Renewal> {
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

const tokensSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) })
