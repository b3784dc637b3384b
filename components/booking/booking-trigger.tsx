'use client'

import type { ReactNode } from 'react'
import type { StayHint } from '@/lib/booking/resume'
import type { RoomDialog } from './booking-state'
import { openBooking, prepareBooking } from './open-booking'

type Props = {
  className?: string
  children: ReactNode
  /** Accessible name where the children are only an image. */
  label?: string
  /** The stay that the search starts with (BOOK-9). */
  hint?: StayHint
  /** Opens the dialog of a category instead of the side panel (BOOK-10). */
  dialog?: RoomDialog
}

export function BookingTrigger({ className = '', children, label, hint, dialog }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={`noscript:hidden ${className}`}
      onPointerEnter={prepareBooking}
      onFocus={prepareBooking}
      onClick={(event) => void openBooking({ hint, dialog, opener: event.currentTarget })}
    >
      {children}
    </button>
  )
}
