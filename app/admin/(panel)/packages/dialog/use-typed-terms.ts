import { useWatch } from 'react-hook-form'
import { ownConditions } from '@/lib/conditions/fields'
import { type Terms, termsOf } from '@/lib/conditions/terms'
import { useHotelConditions } from '../hotel-conditions'

/** What holds for the package in the form, as far as it is typed rightly. */
export function useTypedTerms(): Terms | null {
  const hotelConditions = useHotelConditions()
  const typed: unknown = useWatch({ name: 'conditions' })
  const { data } = ownConditions.form.safeParse(typed)
  return hotelConditions && termsOf(hotelConditions, ownConditions.read.parse(data ?? {}))
}
