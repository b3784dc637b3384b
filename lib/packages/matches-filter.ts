/** Whether a package matches the chosen filters; an absent filter matches everything. */
export function matchesFilter(
  pkg: { category: string; years: number[] },
  chosen: { category?: string | undefined; year?: number | undefined },
): boolean {
  const inCategory = chosen.category === undefined || pkg.category === chosen.category
  const inYear = chosen.year === undefined || pkg.years.length === 0 || pkg.years.includes(chosen.year)
  return inCategory && inYear
}
