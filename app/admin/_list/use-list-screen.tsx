'use client'

import { useSearchParams } from 'next/navigation'
import { startTransition, useEffect, useEffectEvent, useMemo, useOptimistic, useRef, useState } from 'react'
import type { Failure } from '@/lib/access/result'
import type { ItemRow } from '@/lib/content/item-row'
import { moveAfter, removeItem, replaceItem } from '@/lib/content/list'
import { notify } from '../_ui/notify'
import { toastFailure, unreachable } from '../_ui/toast-failure'
import { useSteady } from '../_ui/use-steady'
import { deleteItem, duplicateItem, moveItem, setItemActive, undoDeleteItem } from './actions'
import type { ListInfo } from './list-info'
import { type LoadDialog, useItemDialog } from './use-item-dialog'

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

/** Changes show before the server answers, and are taken back when it refuses (ADM-9). */
function useItemList<Row extends ItemRow>(
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

/** `?abrir=<id>` opens that item's dialog once; what else the address says stays. */
function useOpenFromAddress<Row extends ItemRow>(rows: Row[], openRow: (row: Row) => void) {
  const id = useSearchParams().get('abrir')

  const open = useEffectEvent((wanted: string) => {
    const url = new URL(window.location.href)
    url.searchParams.delete('abrir')
    window.history.replaceState(null, '', url)
    const row = rows.find((candidate) => candidate.id === wanted)
    if (row) openRow(row)
    else notify.error('Este item não está mais na lista. Se foi excluído, está na Lixeira.')
  })

  // The address asks, not a click.
  useEffect(() => {
    if (id) open(id)
  }, [id])
}

/** What the server has sent again unchanged stays the same object, so that nothing of it is drawn anew. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}

/** The same for each row of a list by itself. */
function useSameRows<Row extends { id: string }>(rows: Row[]): Row[] {
  const [kept, setKept] = useState(() => ({ given: rows, rows, written: inWriting(rows) }))
  if (kept.given === rows) return kept.rows
  const written = inWriting(rows)
  const known = new Map(kept.rows.map((row) => [row.id, row]))
  const same = rows.map((row) =>
    kept.written.get(row.id) === written.get(row.id) ? (known.get(row.id) ?? row) : row,
  )
  setKept({ given: rows, rows: same, written })
  return same
}

function inWriting(rows: { id: string }[]) {
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
}
