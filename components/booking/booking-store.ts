'use client'

import { footerId } from '@/components/site-frame/footer-id'
import type { StayHint } from '@/lib/booking/resume'
import type { BookingDialog } from './booking-dialog'
import type { RoomDialog } from './room-dialog'

type Opening = {
  hint?: StayHint
  dialog?: RoomDialog
  /** Receives the focus when the window closes. */
  opener: HTMLElement | null
}

type BookingState = Opening & {
  open: boolean
  /** How often it was opened, so that each opening starts from its own hint. */
  opening: number
  /** What was chosen so far, to stand at the end of a link to WhatsApp. */
  chosen: string
  Dialog?: typeof BookingDialog
}

let state: BookingState = { open: false, opening: 0, chosen: '', opener: null }
const listeners = new Set<() => void>()

/** Fetches the code ahead of the click. A failure shows itself when the panel is asked for. */
export function prepareBooking() {
  void loadDialog().catch(() => undefined)
}

/** Opens the booking panel, or a category's dialog; if the code cannot be had, leads to the contacts in the footer. */
export async function openBooking({ hint, dialog, opener }: Opening) {
  try {
    const { BookingDialog } = await loadDialog()
    const opening = state.opening + 1
    publish({ ...state, open: true, opening, hint, dialog, opener, Dialog: BookingDialog })
  } catch {
    location.hash = footerId
  }
}

export function closeBooking() {
  publish({ ...state, open: false })
}

/** For the links to WhatsApp that stand on the page (BOOK-12). */
export function tellChosen(chosen: string) {
  publish({ ...state, chosen })
}

export function subscribeToBooking(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function bookingState() {
  return state
}

const loadDialog = () => import('./booking-dialog')

function publish(next: BookingState) {
  state = next
  for (const listener of listeners) listener()
}
