'use client'

import { useSyncExternalStore } from 'react'
import type { BookingEngine } from '@/lib/booking/booking-engine'
import { BookingBar } from './booking-bar'
import { bookingState, closeBooking, subscribeToBooking } from './booking-state'

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
