'use client'

import { buttonClass } from '@/components/ui/button'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { ColumnHeads, ItemTable } from '../../_list/item-table'
import { ListFrame } from '../../_list/list-frame'
import type { ListInfo } from '../../_list/list-info'
import { useListScreen } from '../../_list/use-list-screen'
import { EmptyState } from '../../_ui/empty-state'
import { FilterBar } from './filter-bar'
import { PackageActions } from './package-actions'
import { PackageCells } from './package-cells'
import { usePackageFilter } from './use-package-filter'

const columns = ['Imagem', 'Nome', 'Categoria', 'Preço', 'Período', 'Status', 'Ações']

type Props = { list: ListInfo; rows: PackageRow[]; drafts: PackageRow[] }

export function PackagesScreen({ list, rows: stored, drafts }: Props) {
  const screen = useListScreen(list, stored, loadDialog, withActive, drafts)
  const filter = usePackageFilter(screen.rows)
  const canMove = !filter.isActive && screen.rows.length > 1
  return (
    <ListFrame
      screen={screen}
      filter={<FilterBar {...filter} />}
      hint={filter.isActive && filter.found.length > 1 && 'Para mudar a ordem, limpe os filtros.'}
    >
      {filter.found.length === 0 ? (
        <EmptyState text="Nenhum pacote encontrado com os filtros selecionados.">
          <button type="button" className={buttonClass('outline')} onClick={filter.clear}>
            Limpar filtros
          </button>
        </EmptyState>
      ) : (
        <ItemTable
          screen={screen}
          caption="Pacotes, na ordem da página inicial"
          head={
            <>
              <th scope="col" className="w-0">
                <span className="sr-only">Ordem</span>
              </th>
              <ColumnHeads names={columns} />
            </>
          }
          rows={filter.found}
          canMove={canMove}
          rowClass={`${card} ${canMove ? 'max-xl:grid-cols-[auto_auto_1fr]' : 'max-xl:grid-cols-[auto_1fr]'}`}
        >
          {(row, order) => (
            <>
              <td className={`pr-0! xl:w-0 ${order ? '' : 'max-xl:hidden!'}`}>{order}</td>
              <PackageCells screen={screen} row={row} onDeactivate={() => screen.setActive(row, false)} />
              <td className="max-xl:col-span-full">
                <PackageActions screen={screen} row={row} />
              </td>
            </>
          )}
        </ItemTable>
      )}
    </ListFrame>
  )
}

const card = 'max-xl:grid max-xl:content-start'

function withActive(row: PackageRow, active: boolean): PackageRow {
  return { ...row, active, isExpired: active && row.isExpired, isPublic: active && row.isPublic }
}

async function loadDialog() {
  return (await import('./dialog/package-dialog')).PackageDialog
}
