'use client'

import { countLabel } from '@/lib/count-label'
import type { RoomRow } from '@/lib/panel/rooms/rows'
import { hiddenReasonAfter, withWarnings } from '@/lib/panel/rooms/rows'
import { ItemTable } from '../../_list/item-table'
import { ListFrame } from '../../_list/list-frame'
import type { ListInfo } from '../../_list/list-info'
import { PriceCell } from '../../_list/price-cell'
import { ActionsCell, LabelCell, StatusCell } from '../../_list/row-cells'
import { useListScreen } from '../../_list/use-list-screen'

const columns = {
  Nome: '',
  Categoria: 'w-22 xl:w-24',
  Capacidade: 'w-22 xl:w-24',
  Configuração: 'w-25 xl:w-42',
  Preço: 'w-24 xl:w-26',
  Status: 'w-19 xl:w-20',
  Ações: 'w-26 xl:w-47',
}

type Props = { list: ListInfo; rows: RoomRow[]; pending: RoomRow[] }

export function RoomsScreen({ list, rows: stored, pending }: Props) {
  const screen = useListScreen(list, stored, pending, loadDialog, { explainHidden })
  // A room may be hidden by an earlier one, so the warnings depend on the displayed order.
  const rows = withWarnings(screen.rows)
  return (
    <ListFrame
      screen={screen}
      hint={
        rows.length > 1 &&
        !rows[0]?.hidesNone &&
        'O site mostra, de cada categoria, a primeira acomodação ativa nesta ordem.'
      }
    >
      <ItemTable screen={screen} caption="Acomodações, na ordem do site" columns={columns} rows={rows}>
        {(row, order) => (
          <>
            <LabelCell screen={screen} row={row} order={order} />
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
            <StatusCell {...row} />
            <ActionsCell screen={screen} row={row} />
          </>
        )}
      </ItemTable>
    </ListFrame>
  )
}

const explainHidden = ({ id }: RoomRow, after: RoomRow[], before: RoomRow[]) =>
  hiddenReasonAfter(after, id, before)

async function loadDialog() {
  return (await import('./room-dialog')).RoomDialog
}
