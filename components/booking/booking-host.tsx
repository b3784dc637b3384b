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

/** Shows a booking button on small screens; it or one on the page hides the header's (NAV-11). */
function BookingBar() {
  const path = usePathname()
  const way = useSyncExternalStore(subscribeToScroll, () => wayToBook(path), unknownOnTheServer)
  if (way === undefined) return null
  return (
    <aside className="booking-bar" data-way={way || undefined}>
      <BookingTrigger className={buttonClass('primary', 'w-full max-w-measure')}>
        RESERVAR AGORA
      </BookingTrigger>
    </aside>
  )
}

/** Returns '' for the header's button. Without a hero the first screen counts; low screens and offers have no bar. */
function wayToBook(path: string) {
  const isInView = (element: Element | null) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    return top < innerHeight && bottom > headerHeight
  }
  if ([...document.querySelectorAll('main :is([aria-haspopup], [data-book])')].some(isInView)) return 'page'
  const hero = document.querySelector('main > section:first-child')
  const isPast = hero ? !isInView(hero) : scrollY > innerHeight
  const hasBar = !offerPage.test(path) && innerHeight >= 480
  return hasBar && isPast && !isInView(document.getElementById(footerId)) ? 'bar' : ''
}

const offerPage = /^\/oferta\//
const headerHeight = 68
const unknownOnTheServer = () => undefined
