'use client'

import { useSyncExternalStore } from 'react'
import { bookingState, closeBooking, subscribeToBooking } from './booking-store'

/** Shows the booking panel wherever on the page it was asked for; mounted once per page. */
export function BookingHost({ phone, email }: { phone: string; email: string }) {
  const { Panel, open, hint, opener } = useSyncExternalStore(subscribeToBooking, bookingState, bookingState)
  if (!Panel) return null
  return <Panel open={open} onClose={closeBooking} opener={opener} hint={hint} phone={phone} email={email} />
}
