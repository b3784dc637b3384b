'use client'

import { useSearchParams } from 'next/navigation'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { categoriesOf, filterQuery, matchesFilter, type PackageFilter, readFilter } from './package-filter'

const pauseMs = 250

/** What is typed counts at once; the address follows after a pause, and leads where somebody else changes it. */
export function usePackageFilter(rows: PackageRow[]) {
  const address = useSearchParams().toString()
  const categories = categoriesOf(rows)
  const read = (query: string) => readFilter(new URLSearchParams(query), categories)
  const [filter, setOwn] = useState(() => read(address))
  const shown = useDeferredValue(filter)
  const isActive = filterQuery(shown) !== ''
  const own = useRef({ filter, query: filterQuery(filter), timer: 0 })

  // The hook's own value arrives late: what the browser says is what was written last, or where a link or Back led.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is of interest
  useEffect(() => {
    const { search } = window.location
    const now = read(search)
    if (filterQuery(now) === own.current.query) return
    clearTimeout(own.current.timer)
    Object.assign(own.current, { filter: now, query: filterQuery(now) })
    setOwn(now)
  }, [address])

  useEffect(() => () => clearTimeout(own.current.timer), [])

  function setFilter(change: Partial<PackageFilter>) {
    const next = { ...own.current.filter, ...change }
    own.current.filter = next
    setOwn(next)
    clearTimeout(own.current.timer)
    own.current.timer = window.setTimeout(() => {
      own.current.query = filterQuery(next)
      // Nothing has to be read from the server for this. An open dialog's mark in the entry stays; the router adds its own.
      const state = { ...window.history.state, __NA: undefined, _N: undefined }
      window.history.replaceState(state, '', `${window.location.pathname}${own.current.query}`)
    }, pauseMs)
  }

  return {
    filter,
    setFilter,
    clear: () => setFilter({ search: '', status: '', category: '' }),
    categories,
    isActive,
    found: isActive ? rows.filter((row) => matchesFilter(row, shown)) : rows,
  }
}
