'use client'

import { type ComponentType, useRef, useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { notify } from '../_ui/notify'
import type { ListInfo } from './list-info'

export type ItemDialogProps<Row extends ItemRow = ItemRow> = {
  list: ListInfo
  row: Row | null
  onClose: () => void
  /** What is stored of it now; the list behind the dialog hears of it a moment later. */
  onSaved: (row: Row, saved: Fresh) => void
}

type Fresh = Pick<ItemRow, 'expectedFingerprint' | 'form'>

export type LoadDialog<Row extends ItemRow> = () => Promise<ComponentType<ItemDialogProps<Row>>>

/** The dialog for one item; its code is fetched when a pointer or the focus comes near what opens it (`opener`). */
export function useItemDialog<Row extends ItemRow>(list: ListInfo, load: LoadDialog<Row>) {
  const [open, setOpen] = useState<{ Dialog: ComponentType<ItemDialogProps<Row>>; row: Row | null } | null>(
    null,
  )

  const saved = useRef(new Map<string, Fresh>())
  const keyOf = (row: Row) => `${row.id} ${row.expectedFingerprint}`

  async function openDialog(row: Row | null) {
    try {
      const Dialog = await load()
      setOpen({ Dialog, row: row && { ...row, ...saved.current.get(keyOf(row)) } })
    } catch {
      notify.error(list.texts.openFailed)
    }
  }

  // Whoever clicks is told of a failure.
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
      onClose={() => setOpen(null)}
      onSaved={(row, fresh) => saved.current.set(keyOf(row), fresh)}
    />
  )
  return { dialog, opener, openDialog }
}
