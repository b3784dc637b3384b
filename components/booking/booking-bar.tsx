'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { footerId } from '@/components/site-frame/site-links'
import { buttonClass } from '@/components/ui/button'
import { BookingTrigger } from './booking-trigger'

/** The booking button at the thumb of small screens (BOOK-12). An offer's page has a bar of its own. */
export function BookingBar() {
  const hasOwn = usePathname().startsWith('/oferta/')
  const wanted = useSyncExternalStore(subscribe, isBetweenHeroAndFooter, notOnTheServer)
  return (
    <aside className="booking-bar" data-shown={(wanted && !hasOwn) || undefined}>
      <BookingTrigger className={buttonClass('primary', 'w-full')}>RESERVAR AGORA</BookingTrigger>
    </aside>
  )
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  addEventListener('resize', onChange)
  return () => {
    removeEventListener('scroll', onChange)
    removeEventListener('resize', onChange)
  }
}

/** A page without a hero has its first screen in its place. */
function isBetweenHeroAndFooter() {
  const hero = document.querySelector('main > section:first-child')
  const footer = document.getElementById(footerId)
  return (
    (hero ? hero.getBoundingClientRect().bottom < headerHeight : scrollY > innerHeight) &&
    (!footer || footer.getBoundingClientRect().top > innerHeight)
  )
}

const headerHeight = 68
const notOnTheServer = () => false
