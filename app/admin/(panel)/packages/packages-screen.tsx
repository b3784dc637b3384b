'use client'

import { Eye, EyeOff, Search, Tag, X } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { Select } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import type { PackageRow } from '@/lib/panel/packages/rows'
import { ItemTable } from '../../_list/item-table'
import { ListFrame } from '../../_list/list-frame'
import type { ListInfo } from '../../_list/list-info'
import { useChangeWithUndo } from '../../_list/use-change-with-undo'
import { useListScreen } from '../../_list/use-list-screen'
import { Button, IconButton } from '../../_ui/button'
import { type Choices, ChoicesContext, labelOf } from '../../_ui/choices'
import { EmptyState } from '../../_ui/empty-state'
import { notify } from '../../_ui/notify'
import { useLoaded } from '../../_ui/use-loaded'
import { useSaving } from '../../_ui/use-saving'
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

type Props = { list: ListInfo; rows: PackageRow[]; pending: PackageRow[] }

export function PackagesScreen({ list, rows: stored, pending }: Props) {
  const screen = useListScreen(list, stored, pending, loadDialog, { withActive, explainHidden })
  const { category: known = [] } = use(ChoicesContext)
  const filter = usePackageFilter(screen.rows, known)
  const { found } = filter
  const selection = useSelection(found)
  const { chosen } = selection
  const canMove = !filter.isActive && screen.rows.length > 1
  return (
    <ListFrame
      screen={screen}
      filter={screen.rows.length > 0 && <FilterBar {...filter} known={known} />}
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

const explainHidden = ({ offSite }: PackageRow) => offSite

async function loadDialog() {
  return (await import('./dialog/package-dialog')).PackageDialog
}

type FilterBarProps = ReturnType<typeof usePackageFilter> & { known: Choices[string] }

function FilterBar(props: FilterBarProps) {
  const { filter, setFilter, clear, categories, known, isActive, found } = props
  const search = useRef<HTMLInputElement>(null)
  // Adopts text that was typed before hydration.
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

/** Tracks the selected packages; those that the filter hides do not count. */
function useSelection(rows: PackageRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))
  const isAll = chosen.length === rows.length
  return {
    chosen,
    isAll,
    isChosen: ({ id }: PackageRow) => ids.has(id),
    toggle: ({ id }: PackageRow) => setIds((before) => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isAll ? [] : rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

type SelectBoxProps = {
  label: string
  checked: boolean
  /** Whether some but not all packages are selected. */
  partly?: boolean
  onChange: () => void
  className?: string
}

function SelectBox({ label, checked, partly = false, onChange, className = '' }: SelectBoxProps) {
  return (
    <label
      className={`grid flex-none cursor-pointer place-items-center max-lg:size-11 lg:h-11 lg:w-7 ${className}`}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        type="checkbox"
        className="size-4.5 accent-forest-800"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  )
}

type BulkBarProps = { list: ListInfo; chosen: PackageRow[]; onClear: () => void }

/** Applies actions to all selected packages at once (PKG-21). */
function BulkBar({ list, chosen, onClear }: BulkBarProps) {
  const prices = useLoaded(async () => (await import('./prices-dialog')).PricesDialog)
  const changeWithUndo = useChangeWithUndo(list)
  const { saving, run } = useSaving(list.texts.changeFailed)
  const action = {
    tone: 'plain',
    className: 'max-sm:grow max-sm:px-2! max-sm:[&_svg]:hidden',
    disabled: saving,
  } as const

  async function setActive(active: boolean) {
    const changes = chosen
      .filter((row) => row.active !== active)
      .map(({ id }) => ({ id, before: { active: !active }, after: { active } }))
    const done = active ? 'publicado' : 'oculto'
    if (changes.length === 0) return notify.success(`Nada a mudar: o que está selecionado já está ${done}.`)
    const message = `${countLabel(changes.length, 'pacote', 'pacotes')} ${done}${changes.length > 1 ? 's' : ''}.`
    const off = active ? chosen.filter(explainHidden).map(({ label }) => label) : []
    const notYet = off.length > 0 ? ` Fora do site agora: ${off.join(', ')}.` : ''
    const result = await run(() => changeWithUndo(changes, message + notYet))
    if (result?.ok) onClear()
    else if (result) notify.error(result.error, result.title)
  }

  return (
    <>
      <section
        aria-label="Selecionados"
        className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-t bg-white px-4 py-2"
      >
        <p role="status" className="mr-auto font-semibold max-sm:-order-1 max-sm:basis-[calc(100%-3.5rem)]">
          {saving ? 'Salvando...' : countLabel(chosen.length, 'selecionado', 'selecionados')}
        </p>
        <Button {...action} icon={Eye} onClick={() => setActive(true)}>
          Publicar
        </Button>
        <Button {...action} icon={EyeOff} onClick={() => setActive(false)}>
          Ocultar
        </Button>
        <Button {...action} icon={Tag} onClick={prices.open}>
          Alterar preços
        </Button>
        <IconButton label="Limpar a seleção" icon={X} className="max-sm:-order-1" onClick={onClear} />
      </section>
      {prices.Dialog && (
        <prices.Dialog
          list={list}
          rows={chosen}
          onClose={prices.close}
          onDone={() => {
            prices.close()
            onClear()
          }}
        />
      )}
    </>
  )
}
