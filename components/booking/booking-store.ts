'use client'

import { footerId } from '@/components/site-frame/site-links'
import type { StayHint } from '@/lib/booking/resume'
import type { BookingWindow } from './booking-window'
import type { RoomDialog } from './room-dialog'

type Opening = {
  hint?: StayHint
  dialog?: RoomDialog
  /** Receives the focus when the window closes; by default the element that has it now. */
  opener?: HTMLElement | null
}

type BookingState = Opening & {
  open: boolean
  /** How often it was opened, so that each opening starts from its own hint. */
  opening: number
  Window?: typeof BookingWindow
}

let state: BookingState = { open: false, opening: 0 }
const listeners = new Set<() => void>()

/** Fetches the code ahead of the click. A failure shows itself when the panel is asked for. */
export function prepareBooking() {
  void loadWindow().catch(() => undefined)
}

/** Opens the booking panel, or a category's dialog; if the code cannot be had, leads to the contacts in the footer. */
export async function openBooking({ hint, dialog, opener = focused() }: Opening = {}) {
  try {
    const { BookingWindow } = await loadWindow()
    const opening = state.opening + 1
    publish({ open: true, opening, hint, dialog, opener, Window: BookingWindow })
  } catch {
    location.hash = footerId
  }
}

export function closeBooking() {
  publish({ ...state, open: false })
}

export function subscribeToBooking(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function bookingState() {
  return state
}

const loadWindow = () => import('./booking-window')

function publish(next: BookingState) {
  state = next
  for (const listener of listeners) listener()
}

function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
