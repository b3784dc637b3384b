'use client'

import { useRef } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListInfo } from './list-info'
import { type LoadDialog, useItemDialog } from './use-item-dialog'
import { useItemList } from './use-item-list'
import { useOpenFromAddress } from './use-open-from-address'

export function useListScreen<Row extends ItemRow>(
  list: ListInfo,
  stored: Row[],
  loadDialog: LoadDialog<Row>,
  withActive?: (row: Row, active: boolean) => Row,
) {
  const items = useItemList(list, stored, withActive)
  const frame = useRef<HTMLElement>(null)
  const dialog = useItemDialog(list, loadDialog)
  useOpenFromAddress(stored, (row) => dialog.opener(row).onClick())
  return {
    list,
    ...items,
    ...dialog,
    frame,
    remove(row: Row) {
      // The button that had the focus goes with its row.
      if (items.remove(row)) frame.current?.focus()
    },
  }
}

export type ListScreenState<Row extends ItemRow> = ReturnType<typeof useListScreen<Row>>
