/** Whether a package belongs in the list under the chosen filters; an absent filter lets everything pass. */
export function matchesFilter(
  pkg: { category: string; years: number[] },
  chosen: { category?: string | undefined; year?: number | undefined },
): boolean {
  const inCategory = chosen.category === undefined || pkg.category === chosen.category
  const inYear = chosen.year === undefined || pkg.years.length === 0 || pkg.years.includes(chosen.year)
  return inCategory && inYear
}
