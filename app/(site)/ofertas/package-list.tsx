'use client'

import { type ReactNode, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { countLabel } from '@/lib/count-label'
import { matchesFilter } from '@/lib/packages/matches-filter'
import { FilterBar } from './filter-bar'
import { type ChosenFilters, type Filters, filterQuery, readFilters } from './filter-query'
import { useQuery } from './use-query'

type Props = {
  filters: Filters
  packages: { slug: string; category: string; years: number[] }[]
  /** The server-rendered card of each package, in the same order. */
  cards: ReactNode[]
}

export function PackageList({ filters, packages, cards }: Props) {
  const section = useRef<HTMLElement>(null)
  const [search, pushSearch] = useQuery()
  const chosen = readFilters(search, filters)
  const shown = packages.map((pkg) => matchesFilter(pkg, chosen))
  const count = shown.filter(Boolean).length

  function choose(next: ChosenFilters) {
    pushSearch(filterQuery(next))
    // Chosen far down the list, the result would begin above the screen.
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView()
  }

  function clear() {
    choose({})
    // The button that had the focus is gone.
    section.current?.focus({ preventScroll: true })
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="todos" className="pb-24 outline-none lg:pb-36">
      <h2 id="todos" className="page-column pb-8 font-display text-h2">
        Todos os pacotes
      </h2>
      <FilterBar filters={filters} chosen={chosen} onChoose={choose} />
      <div className="page-column">
        <p
          role="status"
          className={count === 0 ? 'pt-16 font-display text-h3' : 'py-6 text-ink-600 text-small'}
        >
          {count === 0
            ? 'Nenhum pacote encontrado com os filtros selecionados.'
            : countLabel(count, 'pacote', 'pacotes')}
        </p>
        {count === 0 && (
          <button type="button" className={buttonClass('outline', 'mt-8')} onClick={clear}>
            Limpar filtros
          </button>
        )}
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8">
          {cards.map((card, index) => (
            <li key={packages[index]?.slug} hidden={!shown[index]}>
              {card}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
