import { type NextRequest, NextResponse } from 'next/server'
import { decideGate } from '@/lib/auth/gate'
import { panelPolicy } from '@/lib/auth/policy'
import { panelPictures } from '@/lib/images/panel-source'
import { readVisitor } from '@/lib/supabase/middleware'

// The edge runtime would bundle the cache handler. Public pages never pass here, so they stay static.
export const config = { runtime: 'nodejs', matcher: ['/admin/:path*'] }

/** The gate of /admin (§6): renews the session and sends away who may not enter. The guard in lib/auth secures. */
export async function middleware(request: NextRequest) {
  const { visitor, renewed } = await readVisitor(request)
  const { pathname, search } = request.nextUrl
  const elsewhere = decideGate({
    path: pathname + search,
    method: request.method,
    isAction: request.method === 'POST' && request.headers.has('next-action'),
    visitor,
  })
  const response = elsewhere ? redirect(request, elsewhere) : enter(request)
  for (const { name, value, options } of renewed) response.cookies.set(name, value, options)
  // Pictures say themselves how long they may stay in this browser.
  if (!pathname.startsWith(panelPictures)) response.headers.set('cache-control', 'private, no-store')
  return response
}

function enter(request: NextRequest) {
  const policy = panelPolicy()
  const headers = new Headers(request.headers)
  // Next takes the nonce from here; whatever the visitor sent under this name is replaced.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

function redirect(request: NextRequest, path: string) {
  return NextResponse.redirect(new URL(path, request.url), request.method === 'GET' ? 307 : 303)
}
