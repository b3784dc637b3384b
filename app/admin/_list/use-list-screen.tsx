'use client'

import { useSearchParams } from 'next/navigation'
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import type { ActionResult, Failure } from '@/lib/access/result'
import type { ItemRow } from '@/lib/content/item-row'
import { moveAfter, removeItem, replaceItem } from '@/lib/content/list'
import type { ListName } from '@/lib/site/registry'
import { asBefore, notify } from '../_ui/notify'
import { toastFailure, unreachable } from '../_ui/toast-failure'
import { deleteItem, duplicateItem, moveItem, setItemActive, undoDeleteItem } from './actions'
import type { ListInfo } from './list-info'
import { actionsAnswered, ownFingerprint, sendInTurn } from './own-steps'

export type ItemDialogProps<Row extends ItemRow = ItemRow> = {
  list: ListInfo
  /** The version to begin with; null for a new item. */
  row: Row | null
  /** The stored item, if there is one, and its pending versions. */
  versions?: Row[]
  onClose: () => void
  /** Set for a form that stays open after saving. */
  stays?: boolean
  /** Tells what is stored of a row now; the server sends the new list a moment later. */
  onSaved: (row: Row, saved: Fresh) => void
  /** The rows of the list; none for a form without one. */
  rows?: Row[]
  /** Makes a copy of the row, as `make` does, and opens it. */
  onCopy?: (row: Row, make: MakeCopy) => void
}

/** `note` is what to say of the copy. */
type MakeCopy = (of: { list: ListName; id: string }) => Promise<ActionResult<{ id: string; note?: string }>>

type Fresh = Pick<ItemRow, 'expectedFingerprint' | 'form'>

type LoadDialog<Row extends ItemRow> = () => Promise<ComponentType<ItemDialogProps<Row>>>

type Own<Row extends ItemRow> = {
  withActive?: (row: Row, active: boolean) => Row
  /** Says what the site does not show once the list is `after`, in which `row` is new or switched on. */
  whyOff?: (row: Row, after: Row[], before: Row[]) => string | null
}

export type ListScreenState<Row extends ItemRow> = ReturnType<typeof useListScreen<Row>>

/** The rows of a list and what can be done with them. Changes show at once and are reverted if the server refuses (ADM-9). */
export function useListScreen<Row extends ItemRow>(
  list: ListInfo,
  stored: Row[],
  pending: Row[],
  loadDialog: LoadDialog<Row>,
  { withActive = (row, active) => ({ ...row, active }), whyOff = whyLeftOut }: Own<Row> = {},
) {
  const { name, texts } = list
  const [rows, change] = useOptimistic(stored, (current, apply: (rows: Row[]) => Row[]) => apply(current))
  const { openDialog, openLater, opener, dialog } = useItemDialog(list, loadDialog, rows, pending, duplicate)
  const [announcement, setAnnouncement] = useState('')
  const frame = useRef<HTMLElement>(null)
  const focusList = () => frame.current?.focus({ preventScroll: true })
  useOpenFromAddress([...stored, ...pending], openDialog, texts.reloadFailed)

  function setActive(row: Row, active: boolean, done = active ? texts.shown : texts.hidden, before = rows) {
    const { id } = row
    const after = replaceItem(before, id, withActive(row, active))
    startTransition(async () => {
      change((all) => replaceItem(all, id, withActive(row, active)))
      const result = await toastFailure(
        sendInTurn(() => setItemActive({ list: name, id, active })),
        texts.changeFailed,
      )
      if (!result.ok) return
      notify.undo(saying(done, after, id, before), () => setActive(row, !active, asBefore, after))
    })
  }

  function duplicate({ id, label }: Row, make: MakeCopy = duplicateItem) {
    setAnnouncement(`Duplicando ${label}…`)
    startTransition(async () => {
      const result = await toastFailure(make({ list: name, id }), texts.changeFailed)
      if (!result.ok) return
      openLater(result.id)
      notify.success(`Cópia criada como inativa, logo abaixo do original.${result.note ?? ''}`)
    })
  }

  /** `position` counts from 0. */
  function move({ id }: Row, position: number) {
    const after = removeItem(rows, id)[position - 1]?.id ?? null
    startTransition(async () => {
      change((all) => moveAfter({}, all, id, after) ?? all)
      await toastFailure(moveItem({ list: name, id, after }), texts.changeFailed)
    })
  }

  function remove(row: Row) {
    if (!confirm(texts.confirmDelete)) return
    removeNow(row, false)
    // The focused button disappears with its row.
    focusList()
  }

  function removeNow(row: Row, force: boolean) {
    const { id, expectedFingerprint } = row
    startTransition(async () => {
      change((all) => removeItem(all, id))
      const result = await sendInTurn(() =>
        deleteItem({ list: name, id, expectedFingerprint: ownFingerprint(id, expectedFingerprint), force }),
      ).catch(unreachable(texts.deleteFailed))
      if (result.ok) return notify.undo(texts.deleted, () => undoRemove(id, result.version))
      if (result.conflict?.current && confirm(stillDelete(result))) removeNow(row, true)
      else notify.error(result.error, result.title)
    })
  }

  function undoRemove(id: string, version: number) {
    // The focused button disappears with its toast.
    focusList()
    startTransition(async () => {
      const result = await toastFailure(undoDeleteItem({ list: name, id, version }), undoFailed)
      if (result.ok) notify.success(saying(texts.restored, rows, id, removeItem(rows, id)))
    })
  }

  /** Adds to a message why the site does not show the item nevertheless. */
  function saying(done: string, after: Row[], id: string, before: Row[]) {
    const row = after.find((row) => row.id === id)
    const why = row?.active && whyOff(row, after, before)
    return why ? `${done} ${why}` : done
  }

  return { list, rows, pending, frame, dialog, opener, announcement, setActive, duplicate, move, remove }
}

const whyLeftOut = ({ validationMessage }: ItemRow) => validationMessage

function stillDelete({ error, conflict }: Failure) {
  return [error, ...(conflict?.who ?? []), 'Excluir mesmo assim?'].join(' ')
}

const undoFailed = 'Não foi possível desfazer a exclusão. Tente de novo.'

/** The dialog for one item. Its code is fetched when the pointer or the focus reaches a button with the props `opener`. */
function useItemDialog<Row extends ItemRow>(
  list: ListInfo,
  load: LoadDialog<Row>,
  rows: Row[],
  pending: Row[],
  onCopy: NonNullable<ItemDialogProps<Row>['onCopy']>,
) {
  type Open = Pick<ItemDialogProps<Row>, 'row'> & { Dialog: ComponentType<ItemDialogProps<Row>> }
  const show = useRef<(open: Open | null) => void>(null)

  const saved = useRef(new Map<string, Fresh>())
  const keyOf = (row: Row) => `${row.id} ${row.expectedFingerprint}`
  const fresh = (row: Row): Row => ({ ...row, ...saved.current.get(keyOf(row)) })

  async function openDialog(row: Row | null) {
    try {
      const Dialog = await load()
      // What has begun is on the site: the stored item is edited.
      const asked = row?.pending?.hasBegun ? (rows.find(({ id }) => id === row.id) ?? row) : row
      const first = asked && !asked.pending ? (draftOf(asked.id, pending) ?? fresh(asked)) : asked
      show.current?.({ Dialog, row: first })
    } catch {
      notify.error(list.texts.openFailed)
    }
  }

  const openLater = useOpenLater(rows, openDialog)

  // The click itself reports a failure.
  const preload = () => void load().catch(() => undefined)
  const opener = (row: Row | null) => ({
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      const answered = rows.some(({ id }) => id === row?.id) ? actionsAnswered() : null
      // The form would begin with what this tab is just changing.
      return row && answered ? answered.then(() => openLater(row.id)) : openDialog(row)
    },
  })

  const dialog = (
    <Shown show={show}>
      {({ Dialog, ...open }: Open) => (
        <Dialog
          list={list}
          {...open}
          versions={[
            ...rows.filter(({ id }) => id === open.row?.id).map(fresh),
            ...pending.filter(({ id }) => id === open.row?.id),
          ]}
          rows={rows}
          onClose={() => show.current?.(null)}
          onSaved={(row, fresh) => saved.current.set(keyOf(row), fresh)}
          onCopy={onCopy}
        />
      )}
    </Shown>
  )
  return { dialog, opener, openDialog, openLater }
}

/** The newest draft of an item, which its form begins with (DRAFT-2). */
function draftOf<Row extends ItemRow>(id: string, pending: Row[]) {
  return pending.findLast((row) => row.id === id && row.pending?.starts === null && !row.pending.isGone)
}

type ShownProps<Open> = { show: Ref<(open: Open | null) => void>; children: (open: Open) => ReactNode }

/** What is open has its own state: hundreds of rows are not rendered again because a dialog opens or closes. */
function Shown<Open>({ show, children }: ShownProps<Open>) {
  const [open, setOpen] = useState<Open | null>(null)
  useImperativeHandle(show, () => setOpen, [])
  return open && children(open)
}

/** Returns a function that opens an item as soon as the list has it with all that this tab has made of it. */
function useOpenLater<Row extends ItemRow>(rows: Row[], openRow: (row: Row) => void) {
  const [wanted, setWanted] = useState<string | null>(null)
  const row = rows.find(
    ({ id, expectedFingerprint: shown }) => id === wanted && shown === ownFingerprint(id, shown),
  )
  // The server sends the new row some time after the action's answer.
  useEffect(() => {
    if (!row) return
    setWanted(null)
    openRow(row)
  })
  return setWanted
}

/** `?abrir=<id>` opens the dialog of that item or pending version once; the rest of the address stays (ADM-19). */
function useOpenFromAddress<Row extends ItemRow>(
  rows: Row[],
  openRow: (row: Row) => void,
  missing = 'Este item não está mais na lista. Se foi excluído, está na Lixeira.',
) {
  const id = useSearchParams().get('abrir')

  const open = useEffectEvent((wanted: string) => {
    const url = new URL(window.location.href)
    url.searchParams.delete('abrir')
    window.history.replaceState(null, '', url)
    const row = rows.find(({ id, pending }) => pending?.id === wanted || id === wanted)
    if (row) openRow(row)
    else notify.error(missing)
  })

  // The address asks for the dialog, not a click.
  useEffect(() => {
    if (id) open(id)
  }, [id])
}
