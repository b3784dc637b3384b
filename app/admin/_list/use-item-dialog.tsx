'use client'

import { type ComponentType, useRef, useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { notify } from '../_ui/notify'
import type { ListInfo } from './list-info'

export type ItemDialogProps<Row extends ItemRow = ItemRow> = {
  list: ListInfo
  /** The draft if there is one, otherwise the stored item; null for a new item. */
  row: Row | null
  /** Both versions if the stored item has a draft. */
  versions?: { draft: Row; stored: Row } | undefined
  onClose: () => void
  /** Set for a form that stays open after saving. */
  stays?: boolean
  /** Tells what is stored of a row now; the server sends the new list a moment later. */
  onSaved: (row: Row, saved: Fresh) => void
}

type Fresh = Pick<ItemRow, 'expectedFingerprint' | 'form'>

export type LoadDialog<Row extends ItemRow> = () => Promise<ComponentType<ItemDialogProps<Row>>>

/** The dialog for one item. Its code is fetched when the pointer or the focus reaches a button with the props `opener`. */
export function useItemDialog<Row extends ItemRow>(
  list: ListInfo,
  load: LoadDialog<Row>,
  rows: Row[],
  drafts: Row[],
) {
  type Open = Pick<ItemDialogProps<Row>, 'row' | 'versions'> & { Dialog: ComponentType<ItemDialogProps<Row>> }
  const [open, setOpen] = useState<Open | null>(null)

  const saved = useRef(new Map<string, Fresh>())
  const keyOf = (row: Row) => `${row.id} ${row.expectedFingerprint}`
  const fresh = (row: Row): Row => ({ ...row, ...saved.current.get(keyOf(row)) })

  async function openDialog(row: Row | null) {
    try {
      const Dialog = await load()
      const stored = rows.find(({ id }) => id === row?.id)
      const draft = drafts.find(({ id }) => id === row?.id)
      const versions = draft && stored && { draft, stored: fresh(stored) }
      setOpen({ Dialog, row: draft ?? (row && fresh(row)), versions })
    } catch {
      notify.error(list.texts.openFailed)
    }
  }

  // The click itself reports a failure.
  const preload = () => void load().catch(() => undefined)
  const opener = (row: Row | null) => ({
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => openDialog(row),
  })

  const dialog = open && (
    <open.Dialog
      list={list}
      row={open.row}
      versions={open.versions}
      onClose={() => setOpen(null)}
      onSaved={(row, fresh) => saved.current.set(keyOf(row), fresh)}
    />
  )
  return { dialog, opener, openDialog }
}
