import { useSearchParams } from 'next/navigation'
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PackageRow } from '@/lib/panel/packages/rows'
import { hasWords } from '@/lib/words'

/** Empty strings match every package. */
export type PackageFilter = { search: string; status: string; category: string }

const tests: Record<string, { label: string; passes: (row: PackageRow) => boolean }> = {
  ativo: { label: 'Ativos', passes: ({ active }) => active },
  inativo: { label: 'Inativos', passes: ({ active }) => !active },
  destaque: { label: 'Em destaque', passes: ({ isFeatured }) => isFeatured },
  vencida: { label: 'Vencidas', passes: ({ isExpired }) => isExpired },
  defeito: { label: 'Com defeito', passes: ({ validationMessage }) => validationMessage !== null },
}

export const statuses = Object.entries(tests).map(([value, { label }]) => ({ value, label }))

export function categoriesOf(known: { value: string }[], rows: Pick<PackageRow, 'category'>[]): string[] {
  return [...new Set([...known.map(({ value }) => value), ...rows.map(({ category }) => category)])].filter(
    Boolean,
  )
}

/** Parses a query such as `?busca=natal&status=ativo&categoria=familia`; unknown values are ignored. */
export function readFilter(query: URLSearchParams, categories: string[]): PackageFilter {
  const status = query.get('status') ?? ''
  const category = query.get('categoria') ?? ''
  return {
    search: query.get('busca') ?? '',
    status: Object.hasOwn(tests, status) ? status : '',
    category: categories.includes(category) ? category : '',
  }
}

export function filterQuery({ search, status, category }: PackageFilter): string {
  const chosen = Object.entries({ busca: search, status, categoria: category }).filter(([, value]) => value)
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}

export function matchesFilter(row: PackageRow, { search, status, category }: PackageFilter): boolean {
  const isFound = hasWords([row.name, row.form.title, row.slug].join(' '), search)
  return isFound && (tests[status]?.passes(row) ?? true) && (category === '' || row.category === category)
}

const pauseMs = 250

/** Returns the key of the current history entry if the browser supports the Navigation API. */
function historyEntry() {
  return 'navigation' in window ? (window.navigation.currentEntry?.key ?? '') : ''
}

/** Filters while typing and updates the URL after a pause; links and Back change the filter. */
export function usePackageFilter(rows: PackageRow[], known: { value: string }[]) {
  const address = useSearchParams().toString()
  const categories = categoriesOf(known, rows)
  const read = (query: string) => readFilter(new URLSearchParams(query), categories)
  const [filter, setOwn] = useState(() => read(address))
  const shown = useDeferredValue(filter)
  const isActive = filterQuery(shown) !== ''
  const own = useRef({ filter, query: filterQuery(filter), entry: '', timer: 0 })
  const [settled, settle] = useState(filter)

  // `useSearchParams` lags and may skip a URL, so this reads the browser's own.
  const follow = useEffectEvent(() => {
    const now = read(window.location.search)
    if (filterQuery(now) === own.current.query) return
    // Next may write the previous URL again, into the same history entry.
    if (own.current.entry && own.current.entry === historyEntry()) return
    clearTimeout(own.current.timer)
    Object.assign(own.current, { filter: now, query: filterQuery(now), entry: '' })
    setOwn(now)
  })
  const write = useEffectEvent((next: PackageFilter) => {
    const query = filterQuery(next)
    if (next !== own.current.filter || query === own.current.query) return
    Object.assign(own.current, { query, entry: historyEntry() })
    // Bypasses the router, because no request is needed. The entry keeps the state of an open dialog.
    const state = { ...window.history.state, __NA: undefined, _N: undefined }
    window.history.replaceState(state, '', `${window.location.pathname}${query}`)
  })
  // Runs after every render, and on navigations that render nothing.
  useEffect(() => follow())
  useEffect(() => write(settled), [settled])
  useEffect(() => {
    const current = own.current
    const later = () => queueMicrotask(follow)
    if ('navigation' in window) window.navigation.addEventListener('currententrychange', later)
    return () => {
      clearTimeout(current.timer)
      if ('navigation' in window) window.navigation.removeEventListener('currententrychange', later)
    }
  }, [])

  function setFilter(change: Partial<PackageFilter>) {
    const next = { ...own.current.filter, ...change }
    own.current.filter = next
    setOwn(next)
    clearTimeout(own.current.timer)
    // A transition waits for running server actions, after which Next pushes the URL from when they were sent.
    own.current.timer = window.setTimeout(() => startTransition(() => settle(next)), pauseMs)
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
