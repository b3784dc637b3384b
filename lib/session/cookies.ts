import { env } from '@/lib/env'
import { type CookieSession, millisecondsLeft, signSession } from './signed-session'

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
