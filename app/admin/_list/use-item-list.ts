'use client'

import { startTransition, useOptimistic, useState } from 'react'
import type { Failure } from '@/lib/action/result'
import type { ItemRow } from '@/lib/content/item-row'
import { removeItem, replaceItem } from '@/lib/content/list'
import { moveAfter } from '@/lib/content/order'
import { notify } from '../_ui/notify'
import { toastFailure, unreachable } from '../_ui/toast-failure'
import { deleteItem, duplicateItem, moveItem, setItemActive, undoDeleteItem } from './actions'
import type { ListInfo } from './list-info'

/** Changes show before the server answers, and are taken back when it refuses (ADM-9). */
export function useItemList<Row extends ItemRow>(
  { name: list, texts, undoesToggle }: ListInfo,
  stored: Row[],
  withActive = (row: Row, active: boolean): Row => ({ ...row, active }),
  /** The toast that had the focus is gone. */
  focusList = () => {},
) {
  type Change = (rows: Row[]) => Row[]
  const [rows, change] = useOptimistic(stored, (current, apply: Change) => apply(current))
  const [announcement, setAnnouncement] = useState('')
  const [copy, setCopy] = useState<string | null>(null)

  function setActive(row: Row, active: boolean) {
    const { id } = row
    startTransition(async () => {
      change((all) => replaceItem(all, id, withActive(row, active)))
      const result = await toastFailure(setItemActive({ list, id, active }), texts.changeFailed)
      if (!result.ok) return
      const done = active ? texts.shown : texts.hidden
      if (undoesToggle) notify.undo(done, () => setActive(row, !active))
      else notify.success(done)
    })
  }

  function duplicate({ id, label }: Row) {
    setAnnouncement(`Duplicando ${label}…`)
    startTransition(async () => {
      const result = await toastFailure(duplicateItem({ list, id }), texts.changeFailed)
      if (!result.ok) return
      setCopy(result.id)
      notify.success('Cópia criada como inativa, logo abaixo do original.')
    })
  }

  /** `position` counts from 0. */
  function move({ id, label }: Row, position: number) {
    const after = removeItem(rows, id)[position - 1]?.id ?? null
    setAnnouncement(`${label}: posição ${position + 1} de ${rows.length}.`)
    startTransition(async () => {
      change((all) => moveAfter({}, all, id, after) ?? all)
      await toastFailure(moveItem({ list, id, after }), texts.changeFailed)
    })
  }

  function remove(row: Row): boolean {
    if (!confirm(texts.confirmDelete)) return false
    removeNow(row, false)
    return true
  }

  function removeNow(row: Row, force: boolean) {
    const { id, expectedFingerprint } = row
    startTransition(async () => {
      change((all) => removeItem(all, id))
      const result = await deleteItem({ list, id, expectedFingerprint, force }).catch(
        unreachable(texts.deleteFailed),
      )
      if (result.ok) return notify.undo(texts.deleted, () => undo(id, result.version))
      if (result.conflict?.current && confirm(stillDelete(result))) removeNow(row, true)
      else notify.error(result.error, result.title)
    })
  }

  function undo(id: string, version: number) {
    focusList()
    startTransition(async () => {
      const result = await toastFailure(undoDeleteItem({ list, id, version }), undoFailed)
      if (result.ok) notify.success(texts.restored)
    })
  }

  return { rows, announcement, copy, setActive, duplicate, move, remove }
}

function stillDelete({ error, conflict }: Failure) {
  return [error, ...(conflict?.who ?? []), 'Excluir mesmo assim?'].join(' ')
}

const undoFailed = 'Não foi possível desfazer a exclusão. Tente de novo.'
