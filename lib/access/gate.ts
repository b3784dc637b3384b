import { shareAgain, sharePath } from '@/lib/server/requests/places'
import { type Denial, isStep, reasons } from './denials'

export type Visit = {
  /** Path and search of the address asked for, under /admin. */
  path: string
  method: string
  isAction: boolean
  visitor: 'admin' | Denial
}

/**
 * Undefined means on, else the path to go to: exactly one page for everybody who may not enter, so nobody goes in
 * circles. Server actions pass: they guard themselves, and their answer leaves the form on the screen.
 */
export function decideGate({ path, method, isAction, visitor }: Visit): string | undefined {
  const { pathname, searchParams } = new URL(path, anyOrigin)
  const isVisit = method === 'GET' || method === 'HEAD'
  const back = searchParams.get('voltar') ?? undefined
  if (open.includes(pathname)) return undefined
  if (isEntrance(pathname)) {
    if (!isVisit) return undefined
    if (visitor === 'admin') return returnPath(back)
    return entranceOf(visitor) === pathname ? undefined : loginPath(visitor, back)
  }
  if (visitor === 'admin' || isAction) return undefined
  if (pathname === sharePath) return loginPath(visitor, shareAgain)
  return loginPath(visitor, isVisit ? path : undefined)
}

/** The login page that says why, or the page of the step that is missing; leads back to `wanted` afterwards. */
export function loginPath(denial: Denial, wanted?: string): `${Entrance}?${string}` {
  const page = entranceOf(denial)
  // A step says itself what it is for.
  const query = new URLSearchParams(page === loginPage ? { motivo: reasons[denial] } : {})
  const back = returnPath(wanted)
  if (back !== '/admin') query.set('voltar', back)
  return `${page}?${query}`
}

/** `wanted` if it is a page of the panel, else the panel's first. Whatever is given, the result stays on this site. */
export function returnPath(wanted: unknown): '/admin' | `/admin/${string}` {
  const url = typeof wanted === 'string' ? URL.parse(wanted, anyOrigin) : null
  if (url?.origin !== anyOrigin || !/^\/admin\/(?!login(?:\/|$))/.test(url.pathname)) return '/admin'
  url.searchParams.delete('_rsc')
  return `/admin/${url.pathname.slice('/admin/'.length)}${url.search}`
}

/** Where a one-time link leads; it brings `link`. */
export const passwordPath = '/admin/login/senha'
/** Says the way to a new password. */
export const lostPasswordPath = '/admin/login/esqueci-a-senha'

const loginPage = '/admin/login'
const steps = {
  'second-factor': '/admin/login/codigo',
  'second-factor-setup': '/admin/login/segundo-fator',
} as const

/** For people without a password, and for people who are signed in with another account. */
const open: string[] = [passwordPath, lostPasswordPath]

type Entrance = typeof loginPage | (typeof steps)[keyof typeof steps]

function entranceOf(denial: Denial): Entrance {
  return isStep(denial) ? steps[denial] : loginPage
}

function isEntrance(pathname: string) {
  return [loginPage, ...Object.values(steps)].some((entrance) => entrance === pathname)
}

const anyOrigin = 'http://site.invalid'
