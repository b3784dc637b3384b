import { useWatch } from 'react-hook-form'
import { ownConditions } from '@/lib/conditions/fields'
import { type Terms, termsOf } from '@/lib/conditions/terms'
import { useHouseConditions } from '../house-conditions'

/** What holds for the package in the form, as far as it is typed rightly. */
export function useTypedTerms(): Terms | null {
  const house = useHouseConditions()
  const typed: unknown = useWatch({ name: 'conditions' })
  const { data } = ownConditions.form.safeParse(typed)
  return house && termsOf(house, ownConditions.read.parse(data ?? {}))
}
