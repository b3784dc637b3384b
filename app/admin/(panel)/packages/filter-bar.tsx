import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { countLabel } from '@/lib/count-label'
import { categoryLabel } from '@/lib/packages/categories'
import { statuses } from './package-filter'
import type { usePackageFilter } from './use-package-filter'

export function FilterBar({
  filter,
  setFilter,
  clear,
  categories,
  isActive,
  found,
}: ReturnType<typeof usePackageFilter>) {
  const search = useRef<HTMLInputElement>(null)
  // What was typed before the page's script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (search.current && search.current.value !== filter.search) setFilter({ search: search.current.value })
  }, [])
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 grow basis-64 sm:max-w-80">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-600"
          aria-hidden="true"
        />
        <input
          ref={search}
          type="search"
          className="input pl-10"
          aria-label="Buscar pacotes"
          placeholder="Nome ou slug"
          value={filter.search}
          onChange={(event) => setFilter({ search: event.target.value })}
        />
      </div>
      <Choice
        label="Status"
        all="Todos os status"
        value={filter.status}
        options={statuses}
        onChange={(status) => setFilter({ status })}
      />
      <Choice
        label="Categoria"
        all="Todas as categorias"
        value={filter.category}
        options={categories.map((value) => ({ value, label: categoryLabel(value) }))}
        onChange={(category) => setFilter({ category })}
      />
      {isActive && (
        <button type="button" className={buttonClass('plain')} onClick={clear}>
          <X aria-hidden="true" />
          Limpar filtros
        </button>
      )}
      <p role="status" className={isActive ? 'ml-auto text-ink-600' : 'sr-only'}>
        {isActive && countLabel(found.length, 'pacote', 'pacotes')}
      </p>
    </search>
  )
}

type ChoiceProps = {
  label: string
  all: string
  value: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className="input grow basis-46 sm:w-auto sm:grow-0"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
