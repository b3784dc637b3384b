import { shareAgain, sharePath } from '@/lib/server/requests/places'
import { type Denial, isStep, reasons } from './denials'

export type Visit = {
  /** Path and query of the requested address, under /admin. */
  path: string
  method: string
  isAction: boolean
  visitor: 'admin' | Denial
}

/**
 * Returns the path to redirect to, or undefined to let the request pass. Each kind of visitor without access has
 * exactly one page, which prevents redirect loops. Server actions pass, because each has its own guard, whose answer
 * keeps the form on the screen.
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

/** Returns the login page with the reason, or the page of the missing step; both continue to `wanted`. */
export function loginPath(denial: Denial, wanted?: string): `${Entrance}?${string}` {
  const page = entranceOf(denial)
  // The pages of the steps explain themselves.
  const query = new URLSearchParams(page === loginPage ? { motivo: reasons[denial] } : {})
  const back = returnPath(wanted)
  if (back !== '/admin') query.set('voltar', back)
  return `${page}?${query}`
}

/** Returns `wanted` if it is a page of the panel, otherwise the panel's first page; never another site. */
export function returnPath(wanted: unknown): '/admin' | `/admin/${string}` {
  const url = typeof wanted === 'string' ? URL.parse(wanted, anyOrigin) : null
  if (url?.origin !== anyOrigin || !/^\/admin\/(?!login(?:\/|$))/.test(url.pathname)) return '/admin'
  url.searchParams.delete('_rsc')
  return `/admin/${url.pathname.slice('/admin/'.length)}${url.search}`
}

/** The page that a one-time link opens; the link is in the parameter `link`. */
export const passwordPath = '/admin/login/senha'
export const lostPasswordPath = '/admin/login/esqueci-a-senha'

const loginPage = '/admin/login'
const steps = {
  'second-factor': '/admin/login/codigo',
  'second-factor-setup': '/admin/login/segundo-fator',
} as const

/** Pages for people without a password, even if they are signed in with another account. */
const open: string[] = [passwordPath, lostPasswordPath]

type Entrance = typeof loginPage | (typeof steps)[keyof typeof steps]

function entranceOf(denial: Denial): Entrance {
  return isStep(denial) ? steps[denial] : loginPage
}

function isEntrance(pathname: string) {
  return [loginPage, ...Object.values(steps)].some((entrance) => entrance === pathname)
}

const anyOrigin = 'http://site.invalid'
