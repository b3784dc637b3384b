'use client'

import { useEffect, useRef } from 'react'
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
  drafts: Row[] = [],
) {
  const frame = useRef<HTMLElement>(null)
  const focusList = () => frame.current?.focus({ preventScroll: true })
  const items = useItemList(list, stored, withActive, focusList)
  const { openDialog, ...dialog } = useItemDialog(list, loadDialog, items.rows, drafts)
  const opened = useRef<string>(undefined)
  const copy = items.rows.find(({ id }) => id === items.copy)
  // A copy is there to be changed: it opens as soon as the list has it.
  useEffect(() => {
    if (!copy || copy.id === opened.current) return
    opened.current = copy.id
    openDialog(copy)
  })
  useOpenFromAddress([...stored, ...drafts], openDialog)
  return {
    list,
    ...items,
    drafts,
    ...dialog,
    frame,
    remove(row: Row) {
      // The button that had the focus goes with its row.
      if (items.remove(row)) focusList()
    },
  }
}

export type ListScreenState<Row extends ItemRow> = ReturnType<typeof useListScreen<Row>>
