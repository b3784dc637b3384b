'use client'

import { type ComponentType, useCallback, useRef, useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { notify } from '../_ui/notify'
import { useSteady } from '../_ui/use-steady'
import type { ListInfo } from './list-info'

export type ItemDialogProps<Row extends ItemRow = ItemRow> = {
  list: ListInfo
  /** Its draft where it has one. */
  row: Row | null
  /** Where there is a draft beside what is stored: both. */
  versions?: { draft: Row; stored: Row } | undefined
  onClose: () => void
  /** Of a form that stays open when it has saved. */
  stays?: boolean
  /** What is stored of it now; the list behind the dialog hears of it a moment later. */
  onSaved: (row: Row, saved: Fresh) => void
}

type Fresh = Pick<ItemRow, 'expectedFingerprint' | 'form'>

export type LoadDialog<Row extends ItemRow> = () => Promise<ComponentType<ItemDialogProps<Row>>>

/** The dialog for one item; its code is fetched when a pointer or the focus comes near what opens it (`opener`). */
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
  const preload = useSteady(() => void load().catch(() => undefined))
  const openLatest = useSteady(openDialog)
  const opener = useCallback(
    (row: Row | null) => ({
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => openLatest(row),
    }),
    [preload, openLatest],
  )

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
