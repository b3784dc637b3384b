'use client'

import Link from 'next/link'
import type { ItemRow } from '@/lib/content/item-row'
import { ownBlocksPath } from '@/lib/paths'
import { ItemTable } from '../_list/item-table'
import { ListFrame } from '../_list/list-frame'
import type { ListInfo } from '../_list/list-info'
import { ActionsCell, LabelCell, StatusCell } from '../_list/row-cells'
import { useListScreen } from '../_list/use-list-screen'

const columns = {
  Nome: '',
  Conteúdo: 'w-24',
  Endereço: 'w-36 xl:w-60',
  Status: 'w-24',
  Ações: 'w-26 xl:w-60',
}

type Props = { list: ListInfo; rows: ItemRow[]; drafts: ItemRow[] }

/** The hotel's own pages, each with its address and a link to its blocks. */
export function OwnPagesScreen({ list, rows: stored, drafts }: Props) {
  const screen = useListScreen(list, stored, drafts, loadDialog)
  const { rows } = screen
  return (
    <ListFrame screen={screen}>
      <ItemTable screen={screen} caption={`${list.label}, na ordem dos links`} columns={columns} rows={rows}>
        {(row, order) => (
          <>
            <LabelCell screen={screen} row={row} order={order} />
            <td data-label="Conteúdo">
              <Link href={ownBlocksPath(row.id)} prefetch={false} className="text-link text-forest-800">
                Blocos<span className="sr-only"> de {row.label}</span>
              </Link>
            </td>
            <td data-label="Endereço" className="wrap-anywhere">{`/${row.form.slug}`}</td>
            <StatusCell {...row} />
            <ActionsCell screen={screen} row={row} />
          </>
        )}
      </ItemTable>
    </ListFrame>
  )
}

async function loadDialog() {
  return (await import('../_list/item-dialog')).ItemDialog
}
