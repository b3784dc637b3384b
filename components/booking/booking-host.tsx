'use client'

import { useSyncExternalStore } from 'react'
import type { BookingEngine } from '@/lib/booking/hand-off'
import { bookingState, closeBooking, subscribeToBooking } from './booking-store'

/** Shows the booking panel or dialog wherever on the page it was asked for; mounted once per page. */
export function BookingHost({ engine, phone }: { engine: BookingEngine; phone: string }) {
  const { Window, ...state } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  if (!Window) return null
  return <Window {...state} onClose={closeBooking} engine={engine} phone={phone} />
}
