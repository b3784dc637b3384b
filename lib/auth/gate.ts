import { shareAgain, sharePath } from '@/lib/front-door/places'
import { type Denial, isStep, reasons } from './denials'

export type Visit = {
  /** Path and search of the requested address, under /admin. */
  path: string
  method: string
  isAction: boolean
  visitor: 'admin' | Denial
}

/**
 * Returns undefined to continue, else the path to redirect to: exactly one page per denial, so there are no redirect loops.
 * Server actions and uploads pass, because they have their own guard and their answer keeps the form on the screen.
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
  if (visitor === 'admin' || isAction || (upload.test(pathname) && !isVisit)) return undefined
  if (pathname === sharePath) return loginPath(visitor, shareAgain)
  return loginPath(visitor, isVisit ? path : undefined)
}

const upload = /^\/admin\/upload(?:\/|$)/

/** Returns the login page with the reason, or the page of the missing step; both lead back to `wanted` afterwards. */
export function loginPath(denial: Denial, wanted?: string): `${Entrance}?${string}` {
  const page = entranceOf(denial)
  // The page of a step explains itself.
  const query = new URLSearchParams(page === loginPage ? { motivo: reasons[denial] } : {})
  const back = returnPath(wanted)
  if (back !== '/admin') query.set('voltar', back)
  return `${page}?${query}`
}

/** Returns `wanted` if it is a page of the panel, else the panel's first page. The result is always on this site. */
export function returnPath(wanted: unknown): '/admin' | `/admin/${string}` {
  const url = typeof wanted === 'string' ? URL.parse(wanted, anyOrigin) : null
  if (url?.origin !== anyOrigin || !/^\/admin\/(?!(?:login|upload)(?:\/|$))/.test(url.pathname))
    return '/admin'
  url.searchParams.delete('_rsc')
  return `/admin/${url.pathname.slice('/admin/'.length)}${url.search}`
}

/** The page of a one-time link, which carries `link`. */
export const passwordPath = '/admin/login/senha'
/** The page that explains how to get a new password. */
export const lostPasswordPath = '/admin/login/esqueci-a-senha'

const loginPage = '/admin/login'
const steps = {
  'second-factor': '/admin/login/codigo',
  'second-factor-setup': '/admin/login/segundo-fator',
} as const

/** For people without a password, including those who are signed in with another account. */
const open: string[] = [passwordPath, lostPasswordPath]

type Entrance = typeof loginPage | (typeof steps)[keyof typeof steps]

function entranceOf(denial: Denial): Entrance {
  return isStep(denial) ? steps[denial] : loginPage
}

function isEntrance(pathname: string) {
  return [loginPage, ...Object.values(steps)].some((entrance) => entrance === pathname)
}

const anyOrigin = 'http://site.invalid'
