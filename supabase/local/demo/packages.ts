import type { Package } from '../../../lib/packages/schema.ts'
import { altsOf } from './image-alts.ts'
import { allYearPackages } from './packages-all-year.ts'
import { otherSeasonPackages } from './packages-other-seasons.ts'
import { summerPackages } from './packages-summer.ts'

export const demoPackages: Package[] = [...summerPackages, ...allYearPackages, ...otherSeasonPackages].map(
  (pkg) => ({ ...pkg, imageAlts: altsOf([pkg.images.principal, ...pkg.images.gallery]) }),
)
