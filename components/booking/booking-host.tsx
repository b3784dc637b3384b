'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { footerId } from '@/components/site-frame/footer-id'
import { subscribeToScroll } from '@/components/site-frame/header-frame'
import { buttonClass } from '@/components/ui/button'
import { bookingState, closeBooking, type HotelBooking, subscribeToBooking } from './booking-state'
import { BookingTrigger } from './booking-trigger'

/** Renders the booking panel or dialog; mounted once per page. */
export function BookingHost(hotel: HotelBooking) {
  const { Dialog, ...state } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  return (
    <>
      <BookingBar />
      {Dialog && <Dialog {...state} {...hotel} onClose={closeBooking} />}
    </>
  )
}

/** The booking button at the bottom of small screens (NAV-11). An offer's page has its own bar. */
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

/** On a page without a hero, the first screen counts instead. */
function isBetweenHeroAndFooter() {
  const hero = document.querySelector('main > section:first-child')
  const footerTop = document.getElementById(footerId)?.getBoundingClientRect().top
  const isPast = hero ? hero.getBoundingClientRect().bottom < headerHeight : scrollY > innerHeight
  return isPast && !(Number(footerTop) < innerHeight)
}

const offerPage = /^\/oferta\//
const headerHeight = 68
const unknownOnTheServer = () => undefined
