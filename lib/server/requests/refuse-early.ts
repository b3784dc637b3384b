import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { noteRefusal } from './answer'
import { decide } from './decide'
import { fileCsp } from './standard-headers'

/** What the request filter would refuse, for a host where none can stand. The host has read the body by then. */
export function refusalOf({ method, headers, nextUrl }: NextRequest): NextResponse | undefined {
  const url = nextUrl.pathname + nextUrl.search
  const header = (name: string) => headers.get(name) ?? undefined
  const decision = decide({
    method,
    url,
    header,
    hosts: [],
    siteUrl: env().SITE_URL,
    isDevelopment: false,
    // The body is there already.
    isStaff: true,
  })
  if (!('answer' in decision) || !decision.answer.reason) return undefined
  const { status, body, headers: more } = decision.answer
  noteRefusal(decision.answer, method, url)
  return new NextResponse(body, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': fileCsp,
      ...more,
    },
  })
}
