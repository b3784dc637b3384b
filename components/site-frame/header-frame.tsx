'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'

type FrameProps = {
  children: ReactNode
  /** Above the header, on these pages or on all (NAV-21). */
  notice: ReactNode
  noticePages: string[] | null
}

/** Light from the start on pages without a dark hero, otherwise beyond 50 px of scroll (NAV-6). */
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
        // The first class belongs to the scroll lock of dialogs, which keeps the bar in place while they are open.
        className={`right-scroll-bar-position site-header ${scrolled || !overHero ? 'on-light' : 'on-dark'}`}
      >
        <div className="site-header-row">{children}</div>
      </header>
      {!overHero && <div className="h-(--bar)" />}
    </>
  )
}

const darkHeroPages = /^\/(?:ofertas|oferta\/[^/]+)?$/

/** Calls the listener after scrolling and resizing, once the frame is drawn, so that the header does not delay a new page. */
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

/** Seen only from a width on, or only until there (site-header.css). */
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
