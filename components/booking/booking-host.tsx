'use client'

import { useSyncExternalStore } from 'react'
import type { BookingEngine } from '@/lib/booking/booking-engine'
import { bookingState, closeBooking, subscribeToBooking } from './booking-store'

/** Shows the booking panel or dialog wherever on the page it was asked for; mounted once per page. */
export function BookingHost({ engine, phone }: { engine: BookingEngine; phone: string }) {
  const { Dialog, ...state } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  if (!Dialog) return null
  return <Dialog {...state} onClose={closeBooking} engine={engine} phone={phone} />
}
