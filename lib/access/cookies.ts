import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import { accountTag } from '@/lib/security-log'
import { decryptText, encryptText, isSigned, signText } from '@/lib/site-secret'
import { z } from '@/lib/zod'

/** The session stored in this site's signed cookie. Times are in milliseconds since the epoch. */
export type CookieSession = {
  accessToken: string
  refreshToken: string
  startedAt: number
  /** Time of the last visit, accurate to the hour because only a token renewal updates it. */
  seenAt: number
}

/** Returns the signed cookie value. The signature allows rejecting forged cookies without asking the auth server. */
export function signSession({ accessToken, refreshToken, startedAt, seenAt }: CookieSession): string {
  const text = [startedAt, seenAt, refreshToken, accessToken].join('~')
  return `${text}~${signText(purpose, text)}`
}

/** Returns the session of a cookie value, or undefined if it has expired or this site did not sign it. */
export function verifySession(value: string | undefined, now = Date.now()): CookieSession | undefined {
  const end = value?.lastIndexOf('~') ?? -1
  if (!value || end < 0 || !isSigned(purpose, value.slice(0, end), value.slice(end + 1))) return undefined
  const [started, seen, refreshToken = '', accessToken = ''] = value.slice(0, end).split('~')
  const session = { accessToken, refreshToken, startedAt: Number(started), seenAt: Number(seen) }
  return millisecondsLeft(session, now) > 0 ? session : undefined
}

/** Returns the account of a cookie value as the security log names it, or undefined without a session. */
export function accountOf(value: string | undefined): string | undefined {
  const session = verifySession(value)
  return session && accountTag(claimsOf(session.accessToken).email ?? '')
}

/** Returns how long a session stays valid without another visit (SESSION_IDLE_DAYS, at most SESSION_MAX_DAYS). */
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

/** Names the cookie that marks a browser in which an account has signed in before. */
export function deviceCookieName(): string {
  return `${hostPrefix()}panel-device`
}

/** Names the cookie that makes a browser see a preview. */
export function previewCookieName(): string {
  return `${hostPrefix()}previa`
}

/** Content of the preview cookie: the link's token, and the key with which this release of Next renders draft pages. */
export type HeldPreview = { token: string; nextKey: string; release: string }

export function previewCookie({ token, nextKey, release }: HeldPreview): PanelCookie {
  const value = encryptText(previewPurpose, [token, nextKey, release].join(' '))
  return { name: previewCookieName(), value, options: cookieOptions(previewSeconds) }
}

/** Decrypts the cookie's value; undefined unless this site encrypted it. Does not check that the link is still valid. */
export function openPreviewCookie(value: string | undefined): HeldPreview | undefined {
  const [token, nextKey, release = ''] = (value && decryptText(previewPurpose, value)?.split(' ')) || []
  return token && nextKey ? { token, nextKey, release } : undefined
}

export function noPreviewCookie(): PanelCookie {
  return { name: previewCookieName(), value: '', options: cookieOptions(0) }
}

const previewPurpose = 'preview'
/** Ends a forgotten preview after two hours; the link starts it again. */
const previewSeconds = 2 * 60 * 60

/** Returns the session cookie and the one that shows its existence to scripts of public pages (ADM-15). */
export function sessionCookies(session: CookieSession): PanelCookie[] {
  const maxAge = Math.floor(millisecondsLeft(session, Date.now()) / 1000)
  return [
    { name: sessionCookieName(), value: signSession(session), options: cookieOptions(maxAge) },
    { name: hintName(), value: '1', options: { ...cookieOptions(maxAge), httpOnly: false } },
  ]
}

export function noSessionCookies(): PanelCookie[] {
  return [sessionCookieName(), hintName()].map((name) => ({ name, value: '', options: cookieOptions(0) }))
}

/** `components/ui/page-body.tsx` looks for this name. The cookie grants no access. */
function hintName() {
  return `${hostPrefix()}panel-open`
}

/** `maxAge` is in seconds. Removals need the same options, because browsers require `secure` for a __Host- name. */
export function cookieOptions(maxAge: number) {
  return { httpOnly: true, sameSite: 'lax' as const, secure: isHttps(), path: '/', maxAge }
}

export function isPanelCookie(name: string): boolean {
  return /^(?:__Host-)?panel-(?:session|device|open)$/.test(name) || isEarlierSession(name)
}

/** Checks whether a cookie is a session, or part of one, from an earlier release, which lasted 400 days. */
export function isEarlierSession(name: string): boolean {
  return /^sb-.+-auth-token(?:\.\d+)?$/.test(name)
}

/** Browsers accept a cookie with this prefix only over https and from this host. */
function hostPrefix() {
  return isHttps() ? '__Host-' : ''
}

function isHttps() {
  return env().SITE_URL.startsWith('https:')
}

/** Does not verify the token, which this site must have signed or the auth server just confirmed. `exp` is in seconds. */
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
