'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Conditions } from '@/lib/conditions/schema'

const House = createContext<Conditions | null>(null)

/** When guests come and go where no package says otherwise, as in 14:00; empty where nobody has said. */
type Hours = readonly [checkIn: string, checkOut: string]

const HouseHours = createContext<Hours>(['', ''])

type Props = { conditions: Conditions | null; hours: Hours; children: ReactNode }

/** What holds for a package that says nothing else; null where it could not be read. */
export function HouseConditions({ conditions, hours, children }: Props) {
  return (
    <House value={conditions}>
      <HouseHours value={hours}>{children}</HouseHours>
    </House>
  )
}

export function useHouseHours() {
  return useContext(HouseHours)
}

export function useHouseConditions() {
  return useContext(House)
}
