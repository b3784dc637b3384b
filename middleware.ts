import { type NextRequest, NextResponse } from 'next/server'
import {
  accountOf,
  noPreviewCookie,
  openPreviewCookie,
  previewCookieName,
  sessionCookieName,
} from '@/lib/access/cookies'
import type { Denial } from '@/lib/access/denials'
import { decideGate } from '@/lib/access/gate'
import { lookUpLink, nextCookie, ownRelease } from '@/lib/access/preview-link'
import { readVisitor } from '@/lib/access/visitor'
import { env } from '@/lib/env'
import { panelImages } from '@/lib/media/images/addresses'
import { previewPath } from '@/lib/paths'
import { securityEvent } from '@/lib/security-log'
import { contentSecurityPolicy, siteSources } from '@/lib/server/cache/csp.mjs'
import { isPageOfSite } from '@/lib/server/requests/addresses'
import { fileCsp } from '@/lib/server/requests/headers'

// The edge runtime would bundle the cache handler. Public pages match only in a preview and otherwise stay static. Pictures
// have their own addresses, and icons are the preview's.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    {
      source: '/((?!admin/|previa/|_next/|media/|images/|icones/).*)',
      has: [{ type: 'header', key: 'cookie', value: '(?:.*; ?)?(?:__Host-)?previa=.*' }],
    },
  ],
}

/** The gate of the panel; every page and action also has its own guard in lib/access (AUTH-2). */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (!/^\/admin(?:\/|$)/.test(pathname)) return previewOfSite(request)
  const { visitor, renewed } = await readVisitor(request)
  const elsewhere = decideGate({
    path: pathname + search,
    method: request.method,
    isAction: request.method === 'POST' && request.headers.has('next-action'),
    visitor,
  })
  if (elsewhere && visitor !== 'admin') noteDenial(request, visitor)
  const response = elsewhere ? redirect(request, elsewhere) : enter(request)
  for (const { name, value, options } of renewed) response.cookies.set(name, value, options)
  // The route of the images sets its own policy.
  if (!pathname.startsWith(panelImages)) response.headers.set('cache-control', notCached)
  return response
}

/** Logs a denied session. Showing the login page to a visitor without one is not an event. */
function noteDenial({ cookies }: NextRequest, reason: Denial) {
  const session = cookies.get(sessionCookieName())?.value
  if (session) securityEvent('gate_denied', { reason, account: accountOf(session) })
}

const notCached = 'private, no-store'

/** Renders a preview with Next's own key, which is added here while the link is valid. Skips machine-readable files. */
async function previewOfSite(request: NextRequest) {
  if (!isPageOfSite(request.nextUrl.pathname)) return NextResponse.next()
  const held = openPreviewCookie(request.cookies.get(previewCookieName())?.value)
  if (!held) return withoutPreview(NextResponse.next())
  // Addresses that exist only in the preview also arrive here, and Next would keep a page for each.
  if ((await lookUpLink(held.token)) === undefined) return withoutPreview(redirect(request, request.url))
  // Each build has its own key.
  if (held.release !== ownRelease()) return notKept(redirect(request, previewPath(held.token)))
  request.cookies.set(nextCookie, held.nextKey)
  return notKept(enter(request, sitePolicy()))
}

/** Makes the browser's next requests show the live site. */
function withoutPreview(response: NextResponse) {
  const { name, value, options } = noPreviewCookie()
  response.cookies.set(name, value, options)
  return notKept(response)
}

function notKept(response: NextResponse) {
  response.headers.set('cache-control', notCached)
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

function enter(request: NextRequest, policy = adminCsp()) {
  const headers = new Headers(request.headers)
  // Next reads the nonce from this header, and a visitor's own value must not reach it.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** The panel shows stored pictures of any origin and uploads files directly to the storage. */
function adminCsp() {
  const storage = new URL(env().SUPABASE_URL).origin
  return contentSecurityPolicy(trustedScripts(), {
    isPanel: true,
    imageSources: ['https:', storage],
    connectSources: [storage],
    // The panel shows a chosen video before the upload.
    mediaSources: ['blob:'],
  })
}

/** Returns the policy of a site page rendered for one visit, whose pictures may be only in the storage. */
function sitePolicy() {
  const imageSources = [new URL(env().SUPABASE_URL).origin]
  return contentSecurityPolicy([...trustedScripts(), ...siteSources], { imageSources })
}

function trustedScripts() {
  // In development, React rebuilds the stacks of server errors with eval.
  const devTools = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []
  return [`'nonce-${crypto.randomUUID()}'`, "'strict-dynamic'", ...devTools]
}

function redirect(request: NextRequest, path: string) {
  const response = NextResponse.redirect(new URL(path, request.url), request.method === 'GET' ? 307 : 303)
  response.headers.set('content-security-policy', fileCsp)
  return response
}
