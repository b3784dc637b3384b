import { type Denial, reasons } from './denials'

export type Visit = {
  /** Path and search of the address asked for, under /admin. */
  path: string
  method: string
  /** Whether a server action is called. */
  isAction: boolean
  visitor: 'admin' | Denial
}

/**
 * Where a visit to /admin goes (§6): undefined means on, else the path it is sent to. The login page sends only those
 * on who may enter, so nobody goes in circles. Server actions and uploads pass: they can be called from any address,
 * hence guard themselves, and answer in a way that leaves the form on the screen.
 */
export function decideGate({ path, method, isAction, visitor }: Visit): string | undefined {
  const { pathname, searchParams } = new URL(path, anyOrigin)
  const isVisit = method === 'GET' || method === 'HEAD'
  if (pathname === loginPage) {
    return isVisit && visitor === 'admin' ? returnPath(searchParams.get('voltar')) : undefined
  }
  if (visitor === 'admin' || isAction || (pathname === '/admin/upload' && !isVisit)) return undefined
  return loginPath(visitor, isVisit ? path : undefined)
}

/** The login page that says why, and leads back to `wanted` afterwards. */
export function loginPath(denial: Denial, wanted?: string): `${typeof loginPage}?${string}` {
  const query = new URLSearchParams({ motivo: reasons[denial] })
  const back = returnPath(wanted)
  if (back !== '/admin') query.set('voltar', back)
  return `${loginPage}?${query}`
}

/** `wanted` if it is a page of the panel, else the panel's first. Whatever is given, the result stays on this site. */
export function returnPath(wanted: unknown): '/admin' | `/admin/${string}` {
  const url = typeof wanted === 'string' ? URL.parse(wanted, anyOrigin) : null
  if (url?.origin !== anyOrigin || !/^\/admin\/(?!login(?:\/|$)|upload$)/.test(url.pathname)) return '/admin'
  url.searchParams.delete('_rsc')
  return `/admin/${url.pathname.slice('/admin/'.length)}${url.search}`
}

const loginPage = '/admin/login'
const anyOrigin = 'http://site.invalid'
