import { categoryLabel } from '@/lib/packages/categories'
import type { ChosenFilters, Filters } from './filter-query'

type Props = { filters: Filters; chosen: ChosenFilters; onChoose: (chosen: ChosenFilters) => void }

export function FilterBar({ filters, chosen, onChoose }: Props) {
  return (
    <div className="sticky top-17 z-20 border-y bg-sand-50 noscript:hidden">
      <div className="page-column flex flex-col py-1 lg:flex-row lg:justify-between lg:gap-10 lg:py-2">
        <FilterRow
          label="Categoria"
          all="Todas Categorias"
          options={filters.categories}
          nameOf={categoryLabel}
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
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fieldset
    <div
      role="group"
      aria-label={label}
      className="flex gap-6 overflow-x-auto overscroll-x-contain pr-10 [scrollbar-width:none] max-lg:-mx-5 max-lg:pl-5 max-lg:[mask-image:linear-gradient(90deg,transparent,#000_1.25rem_calc(100%-3rem),transparent)] lg:flex-wrap lg:pr-0"
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
