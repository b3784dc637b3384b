import type { Package } from '../../lib/packages/fields.ts'
import { testDay } from '../../scripts/lib/test-day.ts'
import { demoPackages } from '../../supabase/local/demo/test-content.ts'

/** The demonstration's packages on the tests' day, as the database holds them. */
const allPackages = demoPackages(testDay)

/** Packages that visitors may see. */
export const activePackages = allPackages.filter(({ active }) => active)

/** Packages that must not appear anywhere on the public site. */
export const inactivePackages = allPackages.filter(({ active }) => !active)

/** The featured packages of the home page, in their order (OFF-2). */
export const featuredPackages = activePackages
  .filter(({ isFeatured }) => isFeatured)
  .toSorted((a, b) => a.orderIndex - b.orderIndex)

/** The packages list in its order (OFF-3); packages without a date come last. */
export const packagesByStay = activePackages.toSorted((a, b) => stayStart(a).localeCompare(stayStart(b)))

/** Returns the demo's package with this slug; throws if there is none. */
export function demoPackage(slug: string): Package {
  const pkg = allPackages.find((candidate) => candidate.slug === slug)
  if (!pkg) throw new Error(`the demo content has no package ${slug}`)
  return pkg
}

/** Formats reais as the site does, with a plain space, as Playwright reads it. */
export function money(reais: number): string {
  const [whole = '', cents = ''] = reais.toFixed(2).split('.')
  return `R$ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

function stayStart({ dates }: Package) {
  return dates.accommodationStart ?? '9999'
}
