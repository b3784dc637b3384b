'use client'

import type { ItemRow } from '@/lib/content/item-row'
import { ItemTable } from './item-table'
import { ListFrame } from './list-frame'
import type { ListInfo } from './list-info'
import { ActionsCell, LabelCell, StatusCell } from './row-cells'
import { useListScreen } from './use-list-screen'

const columns = { Nome: '', Status: 'w-32', Ações: 'w-60' }

type Props = { list: ListInfo; rows: ItemRow[]; drafts: ItemRow[] }

/** The screen of a list without one of its own. */
export function ListScreen({ list, rows: stored, drafts }: Props) {
  const screen = useListScreen(list, stored, drafts, loadDialog)
  const { rows } = screen
  return (
    <ListFrame screen={screen}>
      <ItemTable screen={screen} caption={`${list.label}, na ordem do site`} columns={columns} rows={rows}>
        {(row, order) => (
          <>
            <LabelCell screen={screen} row={row} order={order} detail={row.form.quote} />
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
