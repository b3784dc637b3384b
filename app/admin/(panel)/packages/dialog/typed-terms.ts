import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { type Terms, termsOf } from '@/lib/hotel/conditions/terms'
import { HotelContext } from '../hotel-defaults'

/** The conditions of the package in the form; null if those of the hotel could not be read. */
export function useTypedTerms(): Terms | null {
  const { conditions } = use(HotelContext)
  const typed: unknown = useWatch({ name: 'conditions' })
  const { data } = ownConditions.form.safeParse(typed)
  return conditions && termsOf(conditions, ownConditions.read.parse(data ?? {}))
}
