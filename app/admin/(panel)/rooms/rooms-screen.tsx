'use client'

import { countLabel } from '@/lib/count-label'
import type { RoomRow } from '@/lib/rooms/admin/rows'
import { withWarnings } from '@/lib/rooms/admin/rows'
import { ColumnHeads, ItemTable } from '../../_list/item-table'
import { ListFrame } from '../../_list/list-frame'
import type { ListInfo } from '../../_list/list-info'
import { PriceCell } from '../../_list/price-cell'
import { RowActions, RowLabel } from '../../_list/row-cells'
import { useListScreen } from '../../_list/use-list-screen'
import { Badge } from '../../_ui/badge'

const columns = {
  Nome: '',
  Categoria: 'w-22 xl:w-24',
  Capacidade: 'w-22 xl:w-24',
  Configuração: 'w-25 xl:w-42',
  Preço: 'w-24 xl:w-26',
  Status: 'w-19 xl:w-20',
  Ações: 'w-26 xl:w-47',
}

type Props = { list: ListInfo; rows: RoomRow[]; drafts: RoomRow[] }

export function RoomsScreen({ list, rows: stored, drafts }: Props) {
  const screen = useListScreen(list, stored, loadDialog, undefined, drafts)
  // A room may be hidden by another one before it, so the warnings depend on the order shown.
  const rows = withWarnings(screen.rows)
  return (
    <ListFrame
      screen={screen}
      hint={rows.length > 1 && 'O site mostra, de cada categoria, a primeira acomodação ativa nesta ordem.'}
    >
      <ItemTable
        screen={screen}
        caption="Acomodações, na ordem do site"
        head={<ColumnHeads columns={columns} />}
        rows={rows}
        canMove={rows.length > 1}
      >
        {(row, order) => (
          <>
            <td className="max-lg:text-left!">
              <RowLabel screen={screen} row={row} order={order} />
            </td>
            <td data-label="Categoria" className="wrap-anywhere">
              {row.categoryLabel || '-'}
            </td>
            <td data-label="Capacidade" className="whitespace-nowrap">
              {countLabel(row.capacity, 'pessoa', 'pessoas')}
            </td>
            <td data-label="Configuração" className="wrap-anywhere">
              {row.bedConfiguration || '-'}
            </td>
            <td data-label="Preço" className="relative even-figures">
              <PriceCell screen={screen} row={row} />
            </td>
            <td data-label="Status">
              <Badge tone={row.active ? 'good' : 'quiet'}>{row.active ? 'Ativo' : 'Inativo'}</Badge>
            </td>
            <td>
              <RowActions screen={screen} row={row} />
            </td>
          </>
        )}
      </ItemTable>
    </ListFrame>
  )
}

async function loadDialog() {
  return (await import('./room-dialog')).RoomDialog
}
