'use client'

import type { ReactNode } from 'react'
import { pageStayHint, type RoomDialog } from './booking-state'
import { openBooking, prepareBooking } from './open-booking'

type Props = {
  className?: string
  children: ReactNode
  /** Accessible name, if the children are only an image. */
  label?: string
  /** Opens the dialog of a category instead of the side panel (BOOK-10). */
  dialog?: RoomDialog
}

export function BookingTrigger({ className = '', children, label, dialog }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={`noscript:hidden ${className}`}
      onPointerEnter={prepareBooking}
      onFocus={prepareBooking}
      onClick={(event) => void openBooking({ hint: pageStayHint(), dialog, opener: event.currentTarget })}
    >
      {children}
    </button>
  )
}
