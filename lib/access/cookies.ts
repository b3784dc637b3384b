import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import { accountTag } from '@/lib/security-log'
import { isKeyed, keyed } from '@/lib/site-secret'
import { z } from '@/lib/zod'

/** A session of the auth server as this site's cookie holds it. Times in milliseconds since the epoch. */
export type CookieSession = {
  accessToken: string
  refreshToken: string
  startedAt: number
  /** When the person was last there, to the hour: whenever the tokens are new. */
  seenAt: number
}

/** The cookie's value: what it says, signed. A made-up or altered one costs no question to the auth server. */
export function signSession({ accessToken, refreshToken, startedAt, seenAt }: CookieSession): string {
  const text = [startedAt, seenAt, refreshToken, accessToken].join('~')
  return `${text}~${keyed(purpose, text)}`
}

/** What `signSession` was given; undefined for everything that this site did not sign, and once a limit has passed. */
export function verifySession(value: string | undefined, now = Date.now()): CookieSession | undefined {
  const end = value?.lastIndexOf('~') ?? -1
  if (!value || end < 0 || !isKeyed(purpose, value.slice(0, end), value.slice(end + 1))) return undefined
  const [started, seen, refreshToken = '', accessToken = ''] = value.slice(0, end).split('~')
  const session = { accessToken, refreshToken, startedAt: Number(started), seenAt: Number(seen) }
  return millisecondsLeft(session, now) > 0 ? session : undefined
}

/** Whose session a cookie's value holds, as the security log names accounts; undefined when it holds none. */
export function accountOf(value: string | undefined): string | undefined {
  const session = verifySession(value)
  return session && accountTag(claimsOf(session.accessToken).email ?? '')
}

/** How long a session still lasts when nobody comes back (SESSION_IDLE_DAYS), at most until SESSION_MAX_DAYS. */
export function millisecondsLeft(session: Pick<CookieSession, 'startedAt' | 'seenAt'>, now: number): number {
  const { SESSION_MAX_DAYS, SESSION_IDLE_DAYS } = env()
  const end = Math.min(
    session.startedAt + SESSION_MAX_DAYS * millisecondsInDay,
    session.seenAt + SESSION_IDLE_DAYS * millisecondsInDay,
  )
  return end - now
}

const purpose = 'session'

export type PanelCookie = { name: string; value: string; options: ReturnType<typeof cookieOptions> }

export function sessionCookieName(): string {
  return `${hostPrefix()}panel-session`
}

/** The cookie by which a browser is known from which somebody signed in before. */
export function deviceCookieName(): string {
  return `${hostPrefix()}panel-device`
}

export function sessionCookie(session: CookieSession): PanelCookie {
  const maxAge = Math.floor(millisecondsLeft(session, Date.now()) / 1000)
  return { name: sessionCookieName(), value: signSession(session), options: cookieOptions(maxAge) }
}

/** Takes the session out of the browser. */
export function noSessionCookie(): PanelCookie {
  return { name: sessionCookieName(), value: '', options: cookieOptions(0) }
}

/** `maxAge` in seconds. A removal needs them, too: browsers ignore one that is not secure for a __Host- name. */
export function cookieOptions(maxAge: number) {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(), path: '/', maxAge } as const
}

export function isPanelCookie(name: string): boolean {
  return /^(?:__Host-)?panel-(?:session|device)$/.test(name) || isEarlierSession(name)
}

/** Whether a cookie is (a piece of) a session as earlier releases wrote it, for 400 days. */
export function isEarlierSession(name: string): boolean {
  return /^sb-.+-auth-token(?:\.\d+)?$/.test(name)
}

/** A browser takes such a cookie from this host only, over https, for the whole site: no other host can set it. */
function hostPrefix() {
  return isHttps() ? '__Host-' : ''
}

function isHttps() {
  return env().SITE_URL.startsWith('https:')
}

/** Unverified: only for tokens signed by this site or just confirmed by the auth server. `exp` in seconds. */
export function claimsOf(accessToken: string): z.infer<typeof claimsSchema> {
  try {
    return claimsSchema.parse(
      JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()),
    )
  } catch {
    return {}
  }
}

const claimsSchema = z.object({
  exp: z.number().optional(),
  email: z.string().optional(),
  aal: z.string().optional(),
})
