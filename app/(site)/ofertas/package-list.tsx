'use client'

import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { subscribeToScroll } from '@/components/site-frame/header-frame'
import { buttonClass } from '@/components/ui/button'
import { countLabel } from '@/lib/count-label'

type Props = {
  filters: Filters
  /** Category names, in the order of `filters.categories`. */
  names: string[]
  packages: { slug: string; category: string; years: number[] }[]
  /** The server-rendered cards, in the order of `packages`. */
  cards: ReactNode[]
}

export function PackageList({ filters, names, packages, cards }: Props) {
  const section = useRef<HTMLElement>(null)
  // Empty during hydration, because the page is static.
  const search = useSyncExternalStore(subscribe, readSearch, emptySearch)
  const chosen = readFilters(search, filters)
  const shown = packages.map((pkg) => matchesFilter(pkg, chosen))
  const count = shown.filter(Boolean).length

  function choose(next: ChosenFilters) {
    push(filterQuery(next))
    // A choice far down the list would leave the results above the screen.
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView()
  }

  function clear() {
    choose({})
    // The focused button has unmounted.
    section.current?.focus({ preventScroll: true })
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="todos" className="pb-24 outline-none lg:pb-36">
      <h2 id="todos" className="page-column pb-4 font-display text-h2 md:pb-8">
        Todos os pacotes
      </h2>
      <FilterBar {...{ filters, names }} chosen={chosen} onChoose={choose} />
      <div className="page-column package-list">
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
        <ul>
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

type FilterBarProps = Pick<Props, 'filters' | 'names'> & {
  chosen: ChosenFilters
  onChoose: (chosen: ChosenFilters) => void
}

/** Hides on small screens while scrolling down, and reappears on an upward swipe. */
function FilterBar({ filters, names, chosen, onChoose }: FilterBarProps) {
  const away = useSyncExternalStore(subscribeToScroll, scrollsDown, () => false)
  return (
    <div
      className="sticky top-(--bar-low) z-20 border-y bg-sand-50 noscript:hidden"
      style={{ transition: 'top 300ms', ...(away && { top: '-10rem' }) }}
    >
      <div className="page-column flex flex-col py-1 lg:flex-row lg:justify-between lg:gap-10 lg:py-2">
        <FilterRow
          label="Categoria"
          all="Todas Categorias"
          options={filters.categories}
          nameOf={(category) => names[filters.categories.indexOf(category)] ?? category}
          chosen={chosen.category}
          onChoose={(category) => onChoose({ ...chosen, category })}
        />
        <FilterRow
          label="Período"
          all="Todos os Períodos"
          options={filters.years}
          nameOf={String}
          chosen={chosen.year}
          onChoose={(year) => onChoose({ ...chosen, year })}
        />
      </div>
    </div>
  )
}

let place = { y: 0, down: false }
/** Ignores movements of a few pixels. */
function scrollsDown() {
  if (Math.abs(scrollY - place.y) > 8) place = { y: scrollY, down: scrollY > place.y }
  return place.down && innerWidth < 1024
}

type RowProps<Option> = {
  label: string
  all: string
  options: Option[]
  nameOf: (option: Option) => string
  chosen: Option | undefined
  onChoose: (option: Option | undefined) => void
}

function FilterRow<Option extends string | number>({
  label,
  all,
  options,
  nameOf,
  chosen,
  onChoose,
}: RowProps<Option>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons with an immediate effect form no fieldset
    <div
      role="group"
      aria-label={label}
      className="package-filters flex gap-6 overflow-x-auto overscroll-x-contain pr-10 [scrollbar-width:none] max-lg:-mx-5 max-lg:pl-5 lg:flex-wrap lg:pr-0"
    >
      {[undefined, ...options].map((option) => (
        <button
          key={option ?? 'all'}
          type="button"
          aria-pressed={option === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            onChoose(option)
          }}
          className="group/option min-h-11 flex-none font-medium text-ink-600 text-small transition-colors duration-200 hover:text-forest-800 focus-visible:-outline-offset-2 aria-pressed:text-forest-800"
        >
          <span className="border-gold-500 pb-1 group-aria-pressed/option:border-b-2">
            {option === undefined ? all : nameOf(option)}
          </span>
        </button>
      ))}
    </div>
  )
}

const changed = 'querychange'

function subscribe(notify: () => void) {
  // Only the Navigation API reports URL changes by the router, but during React's commit, when updates are forbidden.
  const navigation = 'navigation' in window ? window.navigation : undefined
  const notifySoon = () => queueMicrotask(notify)
  window.addEventListener('popstate', notify)
  window.addEventListener(changed, notify)
  navigation?.addEventListener('currententrychange', notifySoon)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(changed, notify)
    navigation?.removeEventListener('currententrychange', notifySoon)
  }
}

function readSearch() {
  return window.location.search
}

function emptySearch() {
  return ''
}

/** Adds a history entry, so that Back undoes the change. */
function push(search: string) {
  if (search === window.location.search) return
  window.history.pushState(null, '', `${window.location.pathname}${search}`)
  window.dispatchEvent(new Event(changed))
}

/** A missing filter matches everything (OFF-10). */
type ChosenFilters = { category?: string | undefined; year?: number | undefined }

type Filters = { categories: string[]; years: number[] }

/** Parses a query such as `?categoria=familia&ano=2026`; values that are not offered are ignored. */
export function readFilters(search: string, { categories, years }: Filters): ChosenFilters {
  const query = new URLSearchParams(search)
  return {
    category: categories.find((category) => category === query.get('categoria')),
    year: years.find((year) => String(year) === query.get('ano')),
  }
}

/** Returns the query for `readFilters`; `''` if nothing is chosen. */
export function filterQuery({ category, year }: ChosenFilters): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('categoria', category)
  if (year !== undefined) query.set('ano', String(year))
  return query.size > 0 ? `?${query}` : ''
}

/** Returns whether a package matches the chosen filters (OFF-10). */
export function matchesFilter(pkg: { category: string; years: number[] }, chosen: ChosenFilters): boolean {
  const inCategory = chosen.category === undefined || pkg.category === chosen.category
  const inYear = chosen.year === undefined || pkg.years.length === 0 || pkg.years.includes(chosen.year)
  return inCategory && inYear
}
