'use client'

import { startTransition, useOptimistic, useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { removeElement, replaceElement } from '@/lib/content/list'
import { moveAfter } from '@/lib/content/order'
import { answer, unreachable } from '../_ui/answer'
import { notify } from '../_ui/notify'
import { deleteItem, duplicateItem, moveItem, setItemActive, undoDeleteItem } from './actions'
import type { ListInfo } from './list-info'

/** Changes show before the server answers, and are taken back when it refuses (ADM-9). */
export function useItemList<Row extends ItemRow>(
  { name: list, texts, undoesToggle }: ListInfo,
  stored: Row[],
  withActive = (row: Row, active: boolean): Row => ({ ...row, active }),
) {
  type Change = (rows: Row[]) => Row[]
  const [rows, change] = useOptimistic(stored, (current, apply: Change) => apply(current))
  const [news, setNews] = useState('')

  function setActive(row: Row, active: boolean) {
    const { id } = row
    startTransition(async () => {
      change((all) => replaceElement(all, id, withActive(row, active)))
      const result = await answer(setItemActive({ list, id, active }), texts.changeFailed)
      if (!result.ok) return
      const done = active ? texts.shown : texts.hidden
      if (undoesToggle) notify.undo(done, () => setActive(row, !active))
      else notify.success(done)
    })
  }

  function duplicate({ id, label }: Row) {
    setNews(`Duplicando ${label}…`)
    startTransition(async () => {
      const result = await answer(duplicateItem({ list, id }), texts.changeFailed)
      if (result.ok) notify.success('Cópia criada como inativa, logo abaixo do original.')
    })
  }

  /** `position` counts from 0. */
  function move({ id, label }: Row, position: number) {
    const after = removeElement(rows, id)[position - 1]?.id ?? null
    setNews(`${label}: posição ${position + 1} de ${rows.length}.`)
    startTransition(async () => {
      change((all) => moveAfter({}, all, id, after) ?? all)
      await answer(moveItem({ list, id, after }), texts.changeFailed)
    })
  }

  function remove(row: Row): boolean {
    if (!confirm(texts.confirmDelete)) return false
    removeNow(row, false)
    return true
  }

  function removeNow(row: Row, force: boolean) {
    const { id, base } = row
    startTransition(async () => {
      change((all) => removeElement(all, id))
      const result = await deleteItem({ list, id, base, force }).catch(unreachable(texts.deleteFailed))
      if (result.ok) return notify.undo(texts.deleted, () => undo(id, result.version))
      if (result.conflict?.current && confirm(`${result.error} Excluir mesmo assim?`)) removeNow(row, true)
      else notify.error(result.error, result.title)
    })
  }

  function undo(id: string, version: number) {
    startTransition(async () => {
      const result = await answer(undoDeleteItem({ list, id, version }), undoFailed)
      if (result.ok) notify.success(texts.restored)
    })
  }

  return { rows, news, setActive, duplicate, move, remove }
}

const undoFailed = 'Não foi possível desfazer a exclusão. Tente de novo.'
