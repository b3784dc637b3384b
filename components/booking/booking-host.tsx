'use client'

import { useSyncExternalStore } from 'react'
import type { BookingEngine } from '@/lib/booking/booking-engine'
import { BookingBar } from './booking-bar'
import { bookingState, closeBooking, subscribeToBooking } from './booking-store'

/** Shows the booking panel or dialog wherever on the page it was asked for; mounted once per page. */
export function BookingHost({ engine, phone }: { engine: BookingEngine; phone: string }) {
  const { Dialog, ...state } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  return (
    <>
      <BookingBar />
      {Dialog && <Dialog {...state} onClose={closeBooking} engine={engine} phone={phone} />}
    </>
  )
}
