import type { Package } from '../../../lib/packages/schema.ts'
import { forest, romance, withPet } from './packages-all-year.ts'
import { easterDays, october, winter } from './packages-other-seasons.ts'
import { carnival, christmas, newYear } from './packages-summer.ts'
import { nextSeason } from './seasons.ts'

/** The demonstration on a day of the hotel (`yyyy-mm-dd`): nothing in it has ended. */
export function demoPackages(today: string): Package[] {
  const next = (season: (year: number) => Package) => nextSeason(today, season)
  return [
    ...[next(christmas), next(newYear), next(carnival)],
    ...[romance, next(forest), withPet],
    ...[next(winter), next(october), next(easterDays)],
  ]
}
