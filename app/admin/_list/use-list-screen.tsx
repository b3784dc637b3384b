'use client'

import { useEffect, useMemo, useRef } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { useSteady } from '../_ui/use-steady'
import type { ListInfo } from './list-info'
import { type LoadDialog, useItemDialog } from './use-item-dialog'
import { useItemList } from './use-item-list'
import { useOpenFromAddress } from './use-open-from-address'
import { useSame, useSameRows } from './use-same'

export function useListScreen<Row extends ItemRow>(
  sentList: ListInfo,
  sentRows: Row[],
  loadDialog: LoadDialog<Row>,
  withActive?: (row: Row, active: boolean) => Row,
  sentDrafts: Row[] = noRows,
) {
  const list = useSame(sentList)
  const stored = useSameRows(sentRows)
  const drafts = useSameRows(sentDrafts)
  const frame = useRef<HTMLElement>(null)
  const focusList = () => frame.current?.focus({ preventScroll: true })
  const items = useItemList(list, stored, withActive, focusList)
  const { openDialog, opener, dialog } = useItemDialog(list, loadDialog, items.rows, drafts)
  const opened = useRef<string>(undefined)
  const copy = items.rows.find(({ id }) => id === items.copy)
  // A copy is there to be changed: it opens as soon as the list has it.
  useEffect(() => {
    if (!copy || copy.id === opened.current) return
    opened.current = copy.id
    openDialog(copy)
  })
  useOpenFromAddress([...stored, ...drafts], openDialog)
  const setActive = useSteady(items.setActive)
  const duplicate = useSteady(items.duplicate)
  const remove = useSteady((row: Row) => {
    // The button that had the focus goes with its row.
    if (items.remove(row)) focusList()
  })
  const inRows = useMemo(
    () => ({ list, drafts, opener, setActive, duplicate, remove }),
    [list, drafts, opener, setActive, duplicate, remove],
  )
  const { rows, announcement, move } = items
  return { ...inRows, inRows, rows, announcement, move, dialog, frame }
}

const noRows: never[] = []

export type ListScreenState<Row extends ItemRow> = ReturnType<typeof useListScreen<Row>>

export type RowScreen<Row extends ItemRow> = ListScreenState<Row>['inRows']
