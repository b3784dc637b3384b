'use client'

import { footerId } from '@/components/site-frame/footer-id'
import { type Opening, showBooking } from './booking-state'

/** Fetches the code ahead of the click. A failure shows itself when the panel is asked for. */
export function prepareBooking() {
  void loadDialog().catch(() => undefined)
}

/** Opens the booking panel, or a category's dialog; if the code cannot be had, leads to the contacts in the footer. */
export async function openBooking(opening: Opening) {
  try {
    const { BookingDialog } = await loadDialog()
    showBooking(opening, BookingDialog)
  } catch {
    location.hash = footerId
  }
}

const loadDialog = () => import('./booking-dialog')
