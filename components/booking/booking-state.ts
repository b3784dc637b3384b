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
  /** How often it was opened, so that each opening starts from its own hint. */
  opening: number
  onClose: () => void
} & HotelBooking

/** How this hotel takes bookings. */
export type HotelBooking = {
  /** The template of its engine; null where guests write or call instead. */
  engine: string | null
  contact: 'whatsapp' | 'phone' | 'email'
  /** Of the children that it takes; null where it takes none. */
  ages: AgeBounds | null
  phone: string
  email: string
  /** The digits of the number. */
  whatsapp: string | null
}

type BookingState = Opening & {
  open: boolean
  opening: number
  /** What the guest has chosen, kept while the page is open: closing the panel or coming back from the engine loses nothing (BOOK-2). */
  search?: BookingSearch
  /** The same, encoded to be appended to a WhatsApp link. */
  chosen: string
  Dialog?: ComponentType<BookingWindow>
}

let state: BookingState = { open: false, opening: 0, chosen: '', opener: null }
const listeners = new Set<() => void>()

/** Shows the panel, or a category's dialog, with the component that was loaded for it. */
export function showBooking(opening: Opening, Dialog: ComponentType<BookingWindow>) {
  const { search, chosen } = state
  publish({ search, chosen, ...opening, open: true, opening: state.opening + 1, Dialog })
}

export function closeBooking() {
  publish({ ...state, open: false })
}

/** The package that the open page offers: every button of the page starts with its stay (BOOK-9). */
export function setPackageOfPage(hint: StayHint | undefined) {
  packageOfPage = hint
}

export function pageStayHint() {
  return packageOfPage
}

let packageOfPage: StayHint | undefined

/** `chosen` updates the WhatsApp links of the page (BOOK-12). */
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
  /** Where the page shows the room, as `#familia`. */
  anchor?: string | undefined
  /** `Este chalé` and `do chalé`. */
  words: { this: string; of: string }
  name: string
  capacity: number
  price?: number
  image?: string
  style?: CSSProperties
  notes?: string
  videoUrl?: string
}
