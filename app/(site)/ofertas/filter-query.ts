/** What is absent lets everything pass (OFF-10). */
export type ChosenFilters = { category?: string | undefined; year?: number | undefined }

export type Filters = { categories: string[]; years: number[] }

/** The filters in a query such as `?categoria=familia&ano=2026`; a value that is not offered is as good as absent. */
export function readFilters(search: string, { categories, years }: Filters): ChosenFilters {
  const query = new URLSearchParams(search)
  return {
    category: categories.find((category) => category === query.get('categoria')),
    year: years.find((year) => String(year) === query.get('ano')),
  }
}

/** The query that `readFilters` understands; `''` when nothing is chosen. */
export function filterQuery({ category, year }: ChosenFilters): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('categoria', category)
  if (year !== undefined) query.set('ano', String(year))
  return query.size > 0 ? `?${query}` : ''
}
