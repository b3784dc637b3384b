'use client'

import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { ItemTable } from './item-table'
import { ListFrame } from './list-frame'
import type { ListInfo } from './list-info'
import { ActionsCell, LabelCell, StatusCell } from './row-cells'
import type { LoadDialog } from './use-item-dialog'
import { useListScreen } from './use-list-screen'

export type ListScreenProps = { list: ListInfo; rows: ItemRow[]; pending: ItemRow[] }

type Props = ListScreenProps & {
  dialog?: LoadDialog<ItemRow>
  /** An additional column. */
  column?: { name: string; cell: (row: ItemRow) => ReactNode }
}

/** Shows a list that has no screen of its own. */
export function ListScreen({ list, rows: stored, pending, dialog = loadDialog, column }: Props) {
  const screen = useListScreen(list, stored, pending, dialog)
  const { rows } = screen
  return (
    <ListFrame screen={screen}>
      <ItemTable
        screen={screen}
        caption={`${list.label}, na ordem do site`}
        columns={{
          Nome: '',
          ...(column && { [column.name]: 'w-24' }),
          Status: column ? 'w-24' : 'w-32',
          Ações: 'w-60',
        }}
        rows={rows}
      >
        {(row, order) => (
          <>
            <LabelCell screen={screen} row={row} order={order} detail={row.form.quote} />
            {column && <td data-label={column.name}>{column.cell(row)}</td>}
            <StatusCell {...row} />
            <ActionsCell screen={screen} row={row} />
          </>
        )}
      </ItemTable>
    </ListFrame>
  )
}

async function loadDialog() {
  return (await import('./item-dialog')).ItemDialog
}
