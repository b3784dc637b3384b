import { type NextRequest, NextResponse } from 'next/server'
import { adminCsp, previewCsp } from '@/lib/access/admin-csp'
import { accountOf, sessionCookieName } from '@/lib/access/cookies'
import type { Denial } from '@/lib/access/denials'
import { decideGate } from '@/lib/access/gate'
import { readVisitor } from '@/lib/access/visitor'
import { panelImages } from '@/lib/media/images/addresses'
import { isOnVercel } from '@/lib/on-vercel'
import { previewFolder } from '@/lib/paths'
import { securityEvent } from '@/lib/security-log'
import { fileCsp, statusOfPage } from '@/lib/server/requests/headers'
import { previewStatus } from '@/lib/site/preview'

// The edge runtime would bundle the cache handler. Visits of public pages never pass here, so those stay static.
export const config = {
  runtime: 'nodejs',
  matcher: ['/admin/:path*', '/previa/:path*'],
}

/** A convenience: the guard in lib/access secures (AUTH-2). */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (pathname.startsWith(previewFolder)) return preview(request)
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
  // Images say themselves how long they may stay in this browser.
  if (!pathname.startsWith(panelImages)) response.headers.set('cache-control', uncached)
  return response
}

/** A visitor without a session was not denied anything, and is only redirected to the login. */
function noteDenial({ cookies }: NextRequest, reason: Denial) {
  const session = cookies.get(sessionCookieName())?.value
  if (session) securityEvent('gate_denied', { reason, account: accountOf(session) })
}

const uncached = 'private, no-store'

/** Rendered for each visit and cached by nobody; the address is its key, so no referrer is sent. */
async function preview(request: NextRequest) {
  const status = await previewStatus(request.nextUrl.pathname.slice(previewFolder.length))
  const response = enter(request, previewCsp(), 'no-referrer')
  if (status !== 200 && !isOnVercel()) response.headers.set(statusOfPage, String(status))
  response.headers.set('cache-control', uncached)
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

function enter(request: NextRequest, policy = adminCsp(), referrer = '') {
  const headers = new Headers(request.headers)
  // Next takes the nonce from here; a header of this name from the visitor is replaced.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  if (referrer) response.headers.set('referrer-policy', referrer)
  return response
}

function redirect(request: NextRequest, path: string) {
  const response = NextResponse.redirect(new URL(path, request.url), request.method === 'GET' ? 307 : 303)
  response.headers.set('content-security-policy', fileCsp)
  return response
}
