'use client'

import { createContext, type ReactNode } from 'react'
import type { Conditions } from '@/lib/hotel/conditions/fields'
import type { colorPresets, newPackage } from '@/lib/panel/packages/start'

type Defaults = {
  /** Null if they could not be read. */
  conditions: Conditions | null
  /** For example `14:00`; empty if the hotel has none. */
  checkIn: string
  checkOut: string
  /** Its letters, or empty. */
  state: string
  presets: ReturnType<typeof colorPresets>
  start: ReturnType<typeof newPackage> | null
}

export const HotelContext = createContext<Defaults>({
  conditions: null,
  checkIn: '',
  checkOut: '',
  state: '',
  presets: [],
  start: null,
})

/** Provides what applies to packages that say nothing else. */
export function HotelDefaults({ children, ...defaults }: Defaults & { children: ReactNode }) {
  return <HotelContext value={defaults}>{children}</HotelContext>
}
