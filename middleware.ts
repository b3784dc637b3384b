import { type NextRequest, NextResponse } from 'next/server'
import { accountOf, cookieOptions, previewCookieName, sessionCookieName } from '@/lib/access/cookies'
import type { Denial } from '@/lib/access/denials'
import { decideGate } from '@/lib/access/gate'
import { readVisitor } from '@/lib/access/visitor'
import { isPreviewToken } from '@/lib/content/preview-links'
import { env } from '@/lib/env'
import { panelImages } from '@/lib/media/images/addresses'
import { isOnVercel } from '@/lib/on-vercel'
import { leavePreviewPath, previewFolder } from '@/lib/paths'
import { securityEvent } from '@/lib/security-log'
import { contentSecurityPolicy, siteSources } from '@/lib/server/cache/csp.mjs'
import { fileCsp, statusOfPage } from '@/lib/server/requests/headers'
import { pageBefore } from '@/lib/server/requests/page-before'
import { previewStatus } from '@/lib/site/preview'
import { draftCookie } from '@/lib/site/site-preview'

// The edge runtime would bundle the cache handler. Visits of public pages pass here only in a preview of the whole site, so
// those stay static. Pictures have their own addresses, and icons are the preview's.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/previa/:path*',
    {
      source: '/((?!admin/|previa/|_next/|media/|images/|icones/).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}

/** The gate of the panel; every page and action also has its own guard in lib/access (AUTH-2). */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (pathname === leavePreviewPath) return leavePreview(request)
  if (pathname.startsWith(previewFolder)) return preview(request)
  if (!/^\/admin(?:\/|$)/.test(pathname)) return previewOfSite(request)
  request.cookies.delete(draftCookie)
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

/** A visitor without a session is only shown the login page, which is no event. */
function noteDenial({ cookies }: NextRequest, reason: Denial) {
  const session = cookies.get(sessionCookieName())?.value
  if (session) securityEvent('gate_denied', { reason, account: accountOf(session) })
}

const notCached = 'private, no-store'

/** A preview is rendered for each visit and never cached, and its address is not sent to other sites. */
async function preview(request: NextRequest) {
  const status = await previewStatus(request.nextUrl.pathname.slice(previewFolder.length))
  const response = enter(request, sitePolicy(), 'no-referrer')
  if (status !== 200 && !isOnVercel()) response.headers.set(statusOfPage, String(status))
  return notKept(response)
}

/** Pages pass with Next's draft mode if this site signed the preview's cookie; what machines read stays as it is. */
function previewOfSite(request: NextRequest) {
  const isSigned = isPreviewToken(request.cookies.get(previewCookieName())?.value ?? '')
  if (isSigned && isPage.test(request.nextUrl.pathname)) return notKept(enter(request, sitePolicy()))
  request.cookies.delete(draftCookie)
  return NextResponse.next({ request: { headers: request.headers } })
}

/** Ends the preview of the whole site in this browser, on the page where that was asked for. */
function leavePreview(request: NextRequest) {
  const response = redirect(request, pageBefore(request) ?? '/')
  for (const name of [draftCookie, previewCookieName()]) response.cookies.set(name, '', cookieOptions(0))
  return notKept(response)
}

const isPage = /^\/(?!api\/)(?!.*opengraph-image)[^.]*$/

function notKept(response: NextResponse) {
  response.headers.set('cache-control', notCached)
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

function enter(request: NextRequest, policy = adminCsp(), referrer = '') {
  const headers = new Headers(request.headers)
  // Next reads the nonce from this header; a value that the visitor sent is replaced.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  if (referrer) response.headers.set('referrer-policy', referrer)
  return response
}

/** Editors see pictures of any origin as they are stored, and files are sent straight to the storage. */
function adminCsp() {
  const storage = new URL(env().SUPABASE_URL).origin
  return contentSecurityPolicy(trustedScripts(), {
    isPanel: true,
    imageSources: ['https:', storage],
    connectSources: [storage],
    // A chosen video is shown before it is sent.
    mediaSources: ['blob:'],
  })
}

/** Of a page of the site that is made for one visit. */
function sitePolicy() {
  return contentSecurityPolicy([...trustedScripts(), ...siteSources])
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
