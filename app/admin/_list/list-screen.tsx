'use client'

import type { ItemRow } from '@/lib/content/item-row'
import { Badge } from '../_ui/badge'
import { ColumnHeads, ItemTable } from './item-table'
import { ListFrame } from './list-frame'
import type { ListInfo } from './list-info'
import { RowActions, RowLabel } from './row-cells'
import { useListScreen } from './use-list-screen'

const columns = { Nome: '', Status: 'w-32', Ações: 'w-60' }

type Props = { list: ListInfo; rows: ItemRow[]; drafts: ItemRow[] }

/** The screen of a list without one of its own. */
export function ListScreen({ list, rows: stored, drafts }: Props) {
  const screen = useListScreen(list, stored, loadDialog, undefined, drafts)
  const { rows } = screen
  return (
    <ListFrame screen={screen}>
      <ItemTable
        screen={screen}
        caption={`${list.label}, na ordem do site`}
        head={<ColumnHeads columns={columns} />}
        rows={rows}
        canMove={rows.length > 1}
      >
        {(row, order) => (
          <>
            <td className="max-lg:text-left!">
              <RowLabel screen={screen} row={row} order={order} />
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
  return (await import('./item-dialog')).ItemDialog
}
