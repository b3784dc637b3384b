'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useCallback, useRef, useState } from 'react'
import type { FilledRow, ItemRow } from '@/lib/content/item-row'
import { notify } from '../_ui/notify'
import { useSteady } from '../_ui/use-steady'
import type { ListInfo } from './list-info'
import { Refused, type StoredForm, useStoredForm } from './use-stored-form'

export type ItemDialogProps<Row extends ItemRow = FilledRow> = {
  list: ListInfo
  /** Its draft where it has one. */
  row: (Row & FilledRow) | null
  /** Where there is a draft beside what is stored: both. */
  versions?: { draft: Row & FilledRow; stored: Row & FilledRow } | undefined
  onClose: () => void
  /** Of a form that stays open when it has saved. */
  stays?: boolean
  /** What is stored of it now; the list behind the dialog hears of it a moment later. */
  onSaved: (row: Row, saved: StoredForm) => void
}

export type LoadDialog<Row extends ItemRow> = () => Promise<ComponentType<ItemDialogProps<Row>>>

/** The dialog for one item; its code is fetched when a pointer or the focus comes near what opens it (`opener`). */
export function useItemDialog<Row extends ItemRow>(
  list: ListInfo,
  load: LoadDialog<Row>,
  rows: Row[],
  drafts: (Row & FilledRow)[],
) {
  type Open = Pick<ItemDialogProps<Row>, 'row' | 'versions'> & { Dialog: ComponentType<ItemDialogProps<Row>> }
  const [open, setOpen] = useState<Open | null>(null)
  const router = useRouter()
  const { prepare, filled } = useStoredForm<Row>(list)
  const saved = useRef(new Map<string, StoredForm>())
  const keyOf = (row: Row) => `${row.id} ${row.expectedFingerprint}`
  const fresh = (row: Row): Row => ({ ...row, ...saved.current.get(keyOf(row)) })

  async function openDialog(row: Row | null) {
    const storedRow = rows.find(({ id }) => id === row?.id) ?? (row && !row.draft ? row : undefined)
    const draft = drafts.find(({ id }) => id === row?.id)
    try {
      const [Dialog, stored] = await Promise.all([load(), storedRow && filled(fresh(storedRow))])
      if (stored === null) return isGone()
      setOpen({ Dialog, row: draft ?? stored ?? null, versions: draft && stored && { draft, stored } })
    } catch (cause) {
      notify.error(cause instanceof Refused ? cause.message : list.texts.openFailed)
    }
  }

  function isGone() {
    notify.error(itemIsGone)
    router.refresh()
  }

  // Whoever clicks is told of a failure.
  const preload = useSteady(() => void load().catch(() => undefined))
  const prepareForm = useSteady(prepare)
  const openLatest = useSteady(openDialog)
  const opener = useCallback(
    (row: Row | null) => ({
      onPointerEnter: preload,
      onFocus: preload,
      onPointerDown: () => prepareForm(row),
      onClick: () => openLatest(row),
    }),
    [preload, prepareForm, openLatest],
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

export const itemIsGone = 'Este item não está mais na lista. Se foi excluído, está na Lixeira.'
