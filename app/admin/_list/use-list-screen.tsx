'use client'

import { startTransition, useOptimistic, useRef, useState } from 'react'
import type { Failure } from '@/lib/access/result'
import type { ItemRow } from '@/lib/content/item-row'
import { moveAfter, removeItem, replaceItem } from '@/lib/content/list'
import { notify, undoneText } from '../_ui/notify'
import { usePanelActions } from '../_ui/panel-actions'
import { notifyFailure, unreachableResult } from '../_ui/toast-failure'
import type { ListInfo } from './list-info'
import { ownFingerprint, sendInTurn } from './own-steps'
import { type LoadDialog, type MakeCopy, useItemDialog, useOpenFromAddress } from './use-item-dialog'

type Own<Row extends ItemRow> = {
  withActive?: (row: Row, active: boolean) => Row
  /** Explains what the site hides once the list is `after`, in which `row` is new or switched on. */
  explainHidden?: (row: Row, after: Row[], before: Row[]) => string | null
}

export type ListScreenState<Row extends ItemRow> = ReturnType<typeof useListScreen<Row>>

/** Manages the rows of a list with optimistic changes, which are reverted if the server refuses them (ADM-9). */
export function useListScreen<Row extends ItemRow>(
  list: ListInfo,
  stored: Row[],
  pending: Row[],
  loadDialog: LoadDialog<Row>,
  { withActive = (row, active) => ({ ...row, active }), explainHidden = defaultReason }: Own<Row> = {},
) {
  const { name, texts } = list
  const { deleteItem, duplicateItem, moveItem, setItemActive, undoDeleteItem } = usePanelActions()
  const [rows, change] = useOptimistic(stored, (current, apply: (rows: Row[]) => Row[]) => apply(current))
  const { openDialog, openLater, openProps, dialog } = useItemDialog(
    list,
    loadDialog,
    rows,
    pending,
    duplicate,
  )
  const [copying, addCopying] = useOptimistic<string[], string>([], (ids, id) => [...ids, id])
  const isCopying = ({ id }: Row) => copying.includes(id)
  const [announcement, setAnnouncement] = useState('')
  const frame = useRef<HTMLElement>(null)
  const focusList = () => frame.current?.focus({ preventScroll: true })
  useOpenFromAddress([...stored, ...pending], openDialog, texts.reloadFailed)

  function setActive(row: Row, active: boolean, done = active ? texts.shown : texts.hidden, before = rows) {
    const { id } = row
    const after = replaceItem(before, id, withActive(row, active))
    startTransition(async () => {
      change((all) => replaceItem(all, id, withActive(row, active)))
      const result = await notifyFailure(
        sendInTurn(() => setItemActive({ list: name, id, active })),
        texts.changeFailed,
      )
      if (!result.ok) return
      notify.undo(withReason(done, after, id, before) + result.notes, () =>
        setActive(row, !active, undoneText, after),
      )
    })
  }

  /** Copies a row and opens the copy; a second press does nothing until the list shows the copy. */
  function duplicate(row: Row, make: MakeCopy = duplicateItem) {
    if (isCopying(row)) return
    const { id, label } = row
    const loading = loadDialog().catch(() => undefined)
    setAnnouncement(`Duplicando ${label}…`)
    startTransition(async () => {
      addCopying(id)
      const result = await notifyFailure(make({ list: name, id }), texts.changeFailed)
      if (!result.ok) return
      // Otherwise the focus would stay on the button while the copy's form loads.
      await loading
      openLater(result.id)
      notify.success(`Cópia criada como inativa, logo abaixo do original.${result.notes}`)
    })
  }

  /** `position` starts at 0. */
  function move({ id }: Row, position: number) {
    const after = removeItem(rows, id)[position - 1]?.id ?? null
    startTransition(async () => {
      change((all) => moveAfter({}, all, id, after) ?? all)
      const result = await notifyFailure(moveItem({ list: name, id, after }), texts.changeFailed)
      if (result.ok && result.notes) notify.success(result.notes.trim())
    })
  }

  function remove(row: Row) {
    if (!confirm(texts.confirmDelete)) return
    removeNow(row, false)
    // The focused button unmounts with its row.
    focusList()
  }

  function removeNow(row: Row, force: boolean) {
    const { id, expectedFingerprint } = row
    startTransition(async () => {
      change((all) => removeItem(all, id))
      const result = await sendInTurn(() =>
        deleteItem({ list: name, id, expectedFingerprint: ownFingerprint(id, expectedFingerprint), force }),
      ).catch(unreachableResult(texts.deleteFailed))
      if (result.ok) return notify.undo(texts.deleted + result.notes, () => undoRemove(id, result.version))
      if (result.conflict?.current && confirm(deleteAnywayQuestion(result))) removeNow(row, true)
      else notify.error(result.error, result.title)
    })
  }

  function undoRemove(id: string, version: number) {
    // The focused button unmounts with its toast.
    focusList()
    startTransition(async () => {
      const result = await notifyFailure(undoDeleteItem({ list: name, id, version }), undoFailed)
      if (result.ok) notify.success(withReason(texts.restored, rows, id, removeItem(rows, id)) + result.notes)
    })
  }

  /** Appends why the site still hides the item. */
  function withReason(done: string, after: Row[], id: string, before: Row[]) {
    const row = after.find((row) => row.id === id)
    const why = row?.active && explainHidden(row, after, before)
    return why ? `${done} ${why}` : done
  }

  return {
    list,
    rows,
    pending,
    frame,
    dialog,
    openProps,
    announcement,
    setActive,
    isCopying,
    duplicate,
    move,
    remove,
  }
}

const defaultReason = ({ validationMessage }: ItemRow) => validationMessage

function deleteAnywayQuestion({ error, conflict }: Failure) {
  return [error, ...(conflict?.who ?? []), 'Excluir mesmo assim?'].join(' ')
}

const undoFailed = 'Não foi possível desfazer a exclusão. Tente de novo.'
