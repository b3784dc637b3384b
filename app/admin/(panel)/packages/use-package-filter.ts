'use client'

import { useSearchParams } from 'next/navigation'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { categoriesOf, filterQuery, matchesFilter, type PackageFilter, readFilter } from './package-filter'

export function usePackageFilter(rows: PackageRow[]) {
  const categories = categoriesOf(rows)
  const filter = readFilter(new URLSearchParams(useSearchParams().toString()), categories)
  const isActive = filterQuery(filter) !== ''

  function setFilter(change: Partial<PackageFilter>) {
    const query = filterQuery({ ...filter, ...change })
    // Nothing has to be read from the server for this.
    window.history.replaceState(null, '', `${window.location.pathname}${query}`)
  }

  return {
    filter,
    setFilter,
    clear: () => setFilter({ search: '', status: '', category: '' }),
    categories,
    isActive,
    found: isActive ? rows.filter((row) => matchesFilter(row, filter)) : rows,
  }
}
