'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { footerId } from '@/components/site-frame/footer-id'
import { subscribeToScroll } from '@/components/site-frame/header-frame'
import { buttonClass } from '@/components/ui/button'
import type { BookingEngine } from '@/lib/booking/booking-engine'
import { bookingState, closeBooking, subscribeToBooking } from './booking-state'
import { BookingTrigger } from './booking-trigger'

type Props = { engine: BookingEngine; phone: string; whatsapp: string | null }

/** Shows the booking panel or dialog wherever on the page it was asked for; mounted once per page. */
export function BookingHost(hotel: Props) {
  const { Dialog, ...state } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  return (
    <>
      <BookingBar />
      {Dialog && <Dialog {...state} {...hotel} onClose={closeBooking} />}
    </>
  )
}

/** The booking button at the thumb of small screens (NAV-11). An offer's page has a bar of its own. */
function BookingBar() {
  const hasOwn = offerPage.test(usePathname())
  const wanted = useSyncExternalStore(subscribeToScroll, isBetweenHeroAndFooter, unknownOnTheServer)
  if (wanted === undefined || hasOwn) return null
  return (
    <aside className="booking-bar" data-shown={wanted || undefined}>
      <BookingTrigger className={buttonClass('primary', 'w-full max-w-measure')}>
        RESERVAR AGORA
      </BookingTrigger>
    </aside>
  )
}

/** A page without a hero has its first screen in its place. */
function isBetweenHeroAndFooter() {
  const hero = document.querySelector('main > section:first-child')
  const footerTop = document.getElementById(footerId)?.getBoundingClientRect().top
  const isPast = hero ? hero.getBoundingClientRect().bottom < headerHeight : scrollY > innerHeight
  return isPast && !(Number(footerTop) < innerHeight)
}

const offerPage = /^\/oferta\//
const headerHeight = 68
const unknownOnTheServer = () => undefined
