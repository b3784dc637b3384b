'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { ownConditions } from '@/lib/conditions/fields'
import type { Conditions } from '@/lib/conditions/schema'
import { type Terms, termsOf } from '@/lib/conditions/terms'

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

/** What holds for the package in the form, as far as it is typed rightly. */
export function useTypedTerms(): Terms | null {
  const house = useHouseConditions()
  const typed: unknown = useWatch({ name: 'conditions' })
  const { data } = ownConditions.form.safeParse(typed)
  return house && termsOf(house, ownConditions.read.parse(data ?? {}))
}
