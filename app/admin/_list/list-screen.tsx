'use client'

import Link from 'next/link'
import type { ItemRow } from '@/lib/content/item-row'
import { ownBlocksPath } from '@/lib/paths'
import { ItemTable } from './item-table'
import { ListFrame } from './list-frame'
import type { ListInfo } from './list-info'
import { ActionsCell, LabelCell, StatusCell } from './row-cells'
import { useListScreen } from './use-list-screen'

const columns = { Nome: '', Status: 'w-32', Ações: 'w-60' }
const ofPages = { Nome: '', Conteúdo: 'w-24', Status: 'w-24', Ações: 'w-60' }

type Props = { list: ListInfo; rows: ItemRow[]; pending: ItemRow[] }

/** The screen of a list without one of its own. */
export function ListScreen({ list, rows: stored, pending }: Props) {
  const screen = useListScreen(list, stored, pending, loadDialog)
  const { rows } = screen
  // The hotel's own pages have their blocks elsewhere.
  const hasBlocks = list.name === 'own_pages'
  return (
    <ListFrame screen={screen}>
      <ItemTable
        screen={screen}
        caption={`${list.label}, na ordem do site`}
        columns={hasBlocks ? ofPages : columns}
        rows={rows}
      >
        {(row, order) => (
          <>
            <LabelCell screen={screen} row={row} order={order} detail={row.form.quote} />
            {hasBlocks && (
              <td data-label="Conteúdo">
                <Link href={ownBlocksPath(row.id)} prefetch={false} className="text-link text-forest-800">
                  Blocos<span className="sr-only"> de {row.label}</span>
                </Link>
              </td>
            )}
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
