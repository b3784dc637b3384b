'use client'

import type { ReactNode } from 'react'
import { openBooking, prepareBooking, type StayHint } from './booking-store'

type Props = {
  className?: string
  children: ReactNode
  /** Accessible name where the children are only a picture. */
  label?: string
  /** The stay window the panel starts from (decision 11). */
  hint?: StayHint
}

/** A button that opens the booking panel, whose code is fetched when a pointer or the focus comes near. */
export function BookingTrigger({ className = '', children, label, hint }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={`noscript:hidden ${className}`}
      onPointerEnter={prepareBooking}
      onTouchStart={prepareBooking}
      onFocus={prepareBooking}
      onClick={(event) => void openBooking({ hint, opener: event.currentTarget })}
    >
      {children}
    </button>
  )
}
