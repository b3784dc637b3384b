'use client'

import { footerId } from '@/components/site-links'
import type { BookingPanel } from './booking-panel'

/** The stay an offer suggests, as plain dates `yyyy-mm-dd`. */
export type StayHint = { from?: string; to?: string }

type Opening = {
  hint?: StayHint
  /** Receives the focus when the panel closes; by default the element that has it now. */
  opener?: HTMLElement | null
}

type BookingState = Opening & { open: boolean; Panel?: typeof BookingPanel }

let state: BookingState = { open: false }
const listeners = new Set<() => void>()

/** Fetches the panel's code ahead of the click. A failure shows itself when the panel is asked for. */
export function prepareBooking() {
  void loadPanel().catch(() => undefined)
}

/** Opens the booking panel; if its code cannot be had, leads to the contacts in the footer. */
export async function openBooking({ hint, opener = focused() }: Opening = {}) {
  try {
    const { BookingPanel } = await loadPanel()
    publish({ open: true, hint, opener, Panel: BookingPanel })
  } catch {
    location.hash = footerId
  }
}

/** Closes the panel; what opened it gets the focus back. */
export function closeBooking() {
  publish({ ...state, open: false })
}

/** The two functions `useSyncExternalStore` asks for. */
export function subscribeToBooking(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function bookingState() {
  return state
}

const loadPanel = () => import('./booking-panel')

function publish(next: BookingState) {
  state = next
  for (const listener of listeners) listener()
}

function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
