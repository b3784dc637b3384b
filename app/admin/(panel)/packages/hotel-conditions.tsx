'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Conditions } from '@/lib/hotel/conditions/fields'

const ConditionsContext = createContext<Conditions | null>(null)

/** When guests come and go where no package says otherwise, as in 14:00; empty where nobody has said. */
type Hours = readonly [checkIn: string, checkOut: string]

const HotelHours = createContext<Hours>(['', ''])

type Props = { conditions: Conditions | null; hours: Hours; children: ReactNode }

/** What holds for a package that says nothing else; null where it could not be read. */
export function HotelConditions({ conditions, hours, children }: Props) {
  return (
    <ConditionsContext value={conditions}>
      <HotelHours value={hours}>{children}</HotelHours>
    </ConditionsContext>
  )
}

export function useHotelHours() {
  return useContext(HotelHours)
}

export function useHotelConditions() {
  return useContext(ConditionsContext)
}
