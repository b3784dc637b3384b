import type { CSSProperties } from 'react'

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
