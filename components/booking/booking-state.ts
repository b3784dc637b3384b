import type { ComponentType, CSSProperties } from 'react'
import type { StayHint } from '@/lib/booking/resume'
import type { AgeBounds, BookingSearch } from '@/lib/booking/search'

export type Opening = {
  hint?: StayHint
  dialog?: RoomDialog
  /** Receives the focus when the window closes. */
  opener: HTMLElement | null
}

export type BookingWindow = Partial<Opening> & {
  open: boolean
  /** The number of openings, so that each one starts from its own hint. */
  opening: number
  onClose: () => void
} & HotelBooking

export type HotelBooking = {
  /** The URL template of the booking engine; null if guests write or call instead. */
  engine: string | null
  contact: 'whatsapp' | 'phone' | 'email'
  /** Accepted child ages, or null. */
  ages: AgeBounds | null
  phone: string
  email: string
  /** The digits of the WhatsApp number. */
  whatsapp: string | null
}

type BookingState = Opening & {
  open: boolean
  opening: number
  /** The guest's choices, kept until the page is left, even while the panel is closed (BOOK-2). */
  search?: BookingSearch
  /** The choices, encoded for a WhatsApp link. */
  chosen: string
  Dialog?: ComponentType<BookingWindow>
}

let state: BookingState = { open: false, opening: 0, chosen: '', opener: null }
const listeners = new Set<() => void>()

/** Opens the panel, or the dialog of a category, with its loaded component. */
export function showBooking(opening: Opening, Dialog: ComponentType<BookingWindow>) {
  const { search, chosen } = state
  publish({ search, chosen, ...opening, open: true, opening: state.opening + 1, Dialog })
}

export function closeBooking() {
  publish({ ...state, open: false })
}

/** Sets the page's package, whose stay is the default of every booking button on the page (BOOK-9). */
export function setPackageOfPage(hint: StayHint | undefined) {
  packageOfPage = hint
}

export function pageStayHint() {
  return packageOfPage
}

let packageOfPage: StayHint | undefined

/** Stores the search; `chosen` updates the page's WhatsApp links (BOOK-12). */
export function keepSearch(search: BookingSearch, chosen: string) {
  publish({ ...state, search, chosen })
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

/** The room in the dialog of a category; `price` is per night in reais. */
export type RoomDialog = {
  title: string
  /** The fragment of the room on the page, e.g. `#familia`. */
  anchor?: string | undefined
  /** For example `Este chalé` and `do chalé`. */
  words: { this: string; of: string }
  name: string
  capacity: number
  price?: number
  image?: string
  style?: CSSProperties
  notes?: string
  videoUrl?: string
}
