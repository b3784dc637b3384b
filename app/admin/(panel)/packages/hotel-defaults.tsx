'use client'

import { createContext, type ReactNode } from 'react'
import type { Conditions } from '@/lib/hotel/conditions/fields'
import type { colorPresets, newPackage } from '@/lib/panel/packages/start'

type Defaults = {
  /** Null if they could not be read. */
  conditions: Conditions | null
  /** `14:00`, for example; empty if unset. */
  checkIn: string
  checkOut: string
  /** Two-letter code; empty if unset. */
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

export function HotelDefaults({ children, ...defaults }: Defaults & { children: ReactNode }) {
  return <HotelContext value={defaults}>{children}</HotelContext>
}
