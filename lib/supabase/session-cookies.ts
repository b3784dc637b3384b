import type { CookieOptions } from '@supabase/ssr'
import { env } from '@/lib/env'

/** A cookie as @supabase/ssr asks for it to be written. */
export type SessionCookie = { name: string; value: string; options: CookieOptions }

/** Attributes of the session's cookies: unreadable for scripts, and never sent in the clear where the site is https. */
export function cookieOptions() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    path: '/',
  } satisfies CookieOptions
}

/**
 * What to write of what @supabase/ssr wants written: nothing, when it only wants the session removed. It does after a
 * refresh that failed, and meanwhile another request may have renewed the very same cookies. See `endSession`.
 */
export function withoutRemovals(cookies: SessionCookie[]): SessionCookie[] {
  return cookies.some(({ options }) => options.maxAge !== 0) ? cookies : []
}

/** Whether a cookie holds a session, or a piece of one that is too long for a single cookie. */
export function isSessionCookie(name: string): boolean {
  return /^sb-.+-auth-token(?:\.\d+)?$/.test(name)
}
