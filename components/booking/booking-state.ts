'use client'

import type { ComponentType, CSSProperties } from 'react'
import type { BookingEngine } from '@/lib/booking/booking-engine'
import type { StayHint } from '@/lib/booking/resume'

export type Opening = {
  hint?: StayHint
  dialog?: RoomDialog
  /** Receives the focus when the window closes. */
  opener: HTMLElement | null
}

export type BookingWindow = Partial<Opening> & {
  open: boolean
  /** How often it was opened, so that each opening starts from its own hint. */
  opening: number
  onClose: () => void
  engine: BookingEngine
  phone: string
  /** Its digits. */
  whatsapp: string | null
}

type BookingState = Opening & {
  open: boolean
  opening: number
  /** What was chosen so far, to stand at the end of a link to WhatsApp. */
  chosen: string
  Dialog?: ComponentType<BookingWindow>
}

let state: BookingState = { open: false, opening: 0, chosen: '', opener: null }
const listeners = new Set<() => void>()

/** Shows the panel, or a category's dialog, with the code that was fetched for it. */
export function showBooking(opening: Opening, Dialog: ComponentType<BookingWindow>) {
  publish({ chosen: state.chosen, ...opening, open: true, opening: state.opening + 1, Dialog })
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

function publish(next: BookingState) {
  state = next
  for (const listener of listeners) listener()
}

/** What the dialog of a category shows of its room; `price` is per night in reais. */
export type RoomDialog = {
  title: string
  category: string
  name: string
  capacity: number
  price?: number
  image?: string
  style?: CSSProperties
  notes?: string
  videoUrl?: string
}
