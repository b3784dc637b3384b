import type { Package } from '../../../lib/packages/schema.ts'
import { allYearPackages } from './packages-all-year.ts'
import { otherSeasonPackages } from './packages-other-seasons.ts'
import { summerPackages } from './packages-summer.ts'

/** Nine packages in the five categories, two of them inactive. Pictures are bare file names of `public/images/`. */
export const demoPackages: Package[] = [...summerPackages, ...allYearPackages, ...otherSeasonPackages]
