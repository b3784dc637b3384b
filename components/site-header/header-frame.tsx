'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * The bar itself: transparent with white text over a dark hero; beyond 50 px of scroll, and from the start on
 * pages without such a hero (decision 12), light with dark text. Children style themselves by its data attributes.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const overHero = darkHeroPages.test(usePathname())
  const scrolled = useSyncExternalStore(subscribe, isScrolled, notOnTheServer)
  return (
    <>
      <header
        data-scrolled={scrolled || undefined}
        data-solid={scrolled || !overHero || undefined}
        // The first class is known to the scroll lock of dialogs: it keeps the bar in place while they are open.
        className={`right-scroll-bar-position ${bar} ${scrolled ? 'h-17' : 'h-22'} ${tone(scrolled, overHero)}`}
      >
        <div className="page-column grid h-full grid-cols-[1fr_auto_1fr] items-center gap-2 max-md:px-2">
          {children}
        </div>
      </header>
      {!overHero && <div className="h-22" />}
    </>
  )
}

const darkHeroPages = /^\/(?:ofertas|oferta\/[^/]+)?$/

const bar =
  'group fixed inset-x-0 top-0 z-40 border-b transition-[height,background-color,box-shadow] duration-300 ease-soft noscript:absolute'

function tone(scrolled: boolean, overHero: boolean) {
  if (scrolled) return 'on-light border-sand-200 bg-sand-50/92 shadow-lift backdrop-blur-md'
  if (!overHero) return 'on-light border-sand-200 bg-sand-50'
  return 'on-dark border-transparent before:absolute before:inset-x-0 before:top-0 before:-z-1 before:h-40 before:bg-linear-to-b before:from-forest-950/70 before:to-forest-950/0 before:pointer-events-none'
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

const isScrolled = () => scrollY > 50
const notOnTheServer = () => false
