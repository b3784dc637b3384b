'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'

type FrameProps = {
  children: ReactNode
  /** Shown above the header on `noticePages`; null means all pages (NAV-21). */
  notice: ReactNode
  noticePages: string[] | null
}

/** Renders the header in its light form on pages without a dark hero, and elsewhere after 50 px of scroll (NAV-6). */
export function HeaderFrame({ notice, noticePages, children }: FrameProps) {
  const path = usePathname()
  const overHero = darkHeroPages.test(path)
  const scrolled = useSyncExternalStore(subscribeToScroll, isScrolled, notOnTheServer)
  return (
    <>
      {(!noticePages || noticePages.includes(path)) && notice}
      <header
        data-scrolled={scrolled || undefined}
        data-solid={scrolled || !overHero || undefined}
        // The scroll lock of dialogs uses the first class to keep the bar in place.
        className={`right-scroll-bar-position site-header ${scrolled || !overHero ? 'on-light' : 'on-dark'}`}
      >
        <div className="site-header-row">{children}</div>
      </header>
      {!overHero && <div className="h-(--bar)" />}
    </>
  )
}

const darkHeroPages = /^\/(?:ofertas|oferta\/[^/]+)?$/

/** Calls the listener after scrolling and resizing, once the frame is painted, so that the header does not delay a new page. */
export function subscribeToScroll(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const changeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange)
  }
  addEventListener('scroll', changeSoon, { passive: true })
  addEventListener('resize', changeSoon)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', changeSoon)
    removeEventListener('resize', changeSoon)
  }
}

const isScrolled = () => scrollY > 50
const notOnTheServer = () => false

type Step = 'wide' | 'widest' | undefined

/** Shown only from a width on, or only up to it (site-header.css). */
type LinkProps = { href: Route; 'data-from'?: Step; 'data-until'?: Step; children: ReactNode }

export function NavLink({ href, children, ...step }: LinkProps) {
  const current = usePathname() === href
  return (
    <a
      {...step}
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {children}
    </a>
  )
}
