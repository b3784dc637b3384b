'use client'

import { Search, X } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { Select } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { ItemTable } from '../../_list/item-table'
import { ListFrame } from '../../_list/list-frame'
import type { ListInfo } from '../../_list/list-info'
import { useListScreen } from '../../_list/use-list-screen'
import { Button } from '../../_ui/button'
import { type Choices, ChoicesContext, labelOf } from '../../_ui/choices'
import { EmptyState } from '../../_ui/empty-state'
import { BulkBar, SelectBox, useSelection } from './bulk-bar'
import { statuses, usePackageFilter } from './package-filter'
import { PackageActions, PackageCells } from './package-row'

const columns = {
  Imagem: 'w-16 xl:w-19',
  Nome: '',
  Categoria: 'w-24',
  Preço: 'w-24 xl:w-27',
  Período: 'w-24 xl:w-44',
  Status: 'w-22 xl:w-38',
  Ações: 'w-22 xl:w-37 pointer-coarse:w-26',
}

type Props = { list: ListInfo; rows: PackageRow[]; drafts: PackageRow[] }

export function PackagesScreen({ list, rows: stored, drafts }: Props) {
  const screen = useListScreen(list, stored, drafts, loadDialog, withActive)
  const { category: known = [] } = use(ChoicesContext)
  const filter = usePackageFilter(screen.rows, known)
  const { found } = filter
  const selection = useSelection(found)
  const { chosen } = selection
  const canMove = !filter.isActive && screen.rows.length > 1
  return (
    <ListFrame
      screen={screen}
      filter={<FilterBar {...filter} known={known} />}
      hint={filter.isActive && found.length > 1 && 'Para mudar a ordem, limpe os filtros.'}
    >
      {found.length === 0 ? (
        <EmptyState text="Nenhum pacote encontrado com os filtros selecionados.">
          <Button onClick={filter.clear}>Limpar filtros</Button>
        </EmptyState>
      ) : (
        <ItemTable
          screen={screen}
          caption="Pacotes, na ordem da página inicial"
          columns={columns}
          firstHead={
            <th scope="col" className="w-20 pr-0!">
              <span className="sr-only">Ordem</span>
              <SelectBox
                label="Selecionar todos os pacotes"
                checked={selection.isAll}
                partly={chosen.length > 0 && !selection.isAll}
                onChange={selection.toggleAll}
              />
            </th>
          }
          rows={found}
          canMove={canMove}
          rowClass="max-lg:grid max-lg:content-start max-lg:grid-cols-[auto_auto_1fr]"
        >
          {(row, order) => (
            <>
              <td className="pr-0! max-lg:contents!">
                <div className="max-lg:contents lg:flex lg:items-center">
                  <SelectBox
                    label={`Selecionar ${row.label}`}
                    checked={selection.isChosen(row)}
                    onChange={() => selection.toggle(row)}
                    className="max-lg:ml-1 max-lg:self-center"
                  />
                  {order && <div className="max-lg:order-1 max-lg:col-span-full max-lg:px-4">{order}</div>}
                </div>
              </td>
              <PackageCells screen={screen} row={row} />
              <td className="max-lg:order-2 max-lg:col-span-full">
                <PackageActions screen={screen} row={row} />
              </td>
            </>
          )}
        </ItemTable>
      )}
      {chosen.length > 0 && <BulkBar list={list} chosen={chosen} onClear={selection.clear} />}
    </ListFrame>
  )
}

function withActive(row: PackageRow, active: boolean): PackageRow {
  return { ...row, active, isExpired: active && row.isExpired, isPublic: active && row.isPublic }
}

async function loadDialog() {
  return (await import('./dialog/package-dialog')).PackageDialog
}

type FilterBarProps = ReturnType<typeof usePackageFilter> & { known: Choices[string] }

function FilterBar(props: FilterBarProps) {
  const { filter, setFilter, clear, categories, known, isActive, found } = props
  const search = useRef<HTMLInputElement>(null)
  // Takes over what was typed before the page's script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once
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
          placeholder="Nome ou endereço (slug)"
          value={filter.search}
          onChange={(event) => setFilter({ search: event.target.value })}
        />
      </div>
      <Select
        aria-label="Status"
        className={choice}
        value={filter.status}
        options={[{ value: '', label: 'Todos os status' }, ...statuses]}
        onChange={(event) => setFilter({ status: event.target.value })}
      />
      <Select
        aria-label="Categoria"
        className={choice}
        value={filter.category}
        options={[
          { value: '', label: 'Todas as categorias' },
          ...categories.map((value) => ({ value, label: labelOf(known, value) })),
        ]}
        onChange={(event) => setFilter({ category: event.target.value })}
      />
      {isActive && (
        <Button tone="plain" icon={X} onClick={clear}>
          Limpar filtros
        </Button>
      )}
      <p role="status" className={isActive ? 'ml-auto text-ink-600' : 'sr-only'}>
        {isActive && countLabel(found.length, 'pacote', 'pacotes')}
      </p>
    </search>
  )
}

const choice = 'grow basis-46 sm:w-auto sm:grow-0'
