import { useSearchParams } from 'next/navigation'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ActionResult } from '@/lib/access/result'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListName } from '@/lib/site/registry'
import { notify } from '../_ui/notify'
import { Opening } from '../_ui/use-loaded'
import type { ListInfo } from './list-info'
import { ownFingerprint, pendingActions } from './own-steps'

export type ItemDialogProps<Row extends ItemRow = ItemRow> = {
  list: ListInfo
  /** The version shown first; null for a new item. */
  row: Row | null
  /** The stored version, if any, and the pending ones. */
  versions?: Row[]
  onClose: () => void
  /** Whether the form stays open after saving. */
  stays?: boolean
  /** Reports the stored values of a row, because the refreshed list arrives later. */
  onSaved: (row: Row, saved: SavedValues) => void
  /** All rows of the list; undefined outside lists. */
  rows?: Row[]
  /** Copies the row by `make` and opens the copy. */
  onCopy?: (row: Row, make: MakeCopy) => void
}

/** `notes` describe the copy. */
export type MakeCopy = (of: {
  list: ListName
  id: string
}) => Promise<ActionResult<{ id: string; notes: string }>>

type SavedValues = Pick<ItemRow, 'expectedFingerprint' | 'form'>

export type LoadDialog<Row extends ItemRow> = () => Promise<ComponentType<ItemDialogProps<Row>>>

/** Manages the dialog of one item. Buttons with `openProps` preload its code on hover or focus. */
export function useItemDialog<Row extends ItemRow>(
  list: ListInfo,
  load: LoadDialog<Row>,
  rows: Row[],
  pending: Row[],
  onCopy: NonNullable<ItemDialogProps<Row>['onCopy']>,
) {
  type Open = Pick<ItemDialogProps<Row>, 'row'> & { Dialog: ComponentType<ItemDialogProps<Row>> }
  const [store] = useState(openStore<Open>)

  const saved = useRef(new Map<string, SavedValues>())
  const keyOf = (row: Row) => `${row.id} ${row.expectedFingerprint}`
  const withSaved = (row: Row): Row => ({ ...row, ...saved.current.get(keyOf(row)) })

  /** Shows that the dialog is coming; the returned function tells whether it is still wanted. */
  function announce() {
    const coming = { Dialog: Opening, row: null }
    store.show(coming)
    return () => store.shown() === coming
  }

  async function openDialog(row: Row | null) {
    const isWanted = announce()
    try {
      const Dialog = await load()
      // A version that has begun is on the site, so the stored item is edited.
      const asked = row?.pending?.hasBegun ? (rows.find(({ id }) => id === row.id) ?? row) : row
      const first = asked && !asked.pending ? (draftOf(asked.id, pending) ?? withSaved(asked)) : asked
      if (isWanted()) store.show({ Dialog, row: first })
    } catch {
      if (isWanted()) store.show(null)
      notify.error(list.texts.openFailed)
    }
  }

  const openWhenListed = useOpenWhenListed(rows, openDialog)
  /** Opens an item once the list includes all of this tab's changes to it, of which `answered` are still running. */
  async function openLater(id: string, answered?: Promise<unknown>) {
    // Somebody may have opened something else while a copy was made.
    if (store.shown() || document.querySelector('[role="dialog"], dialog')) return
    const isWanted = announce()
    await answered
    openWhenListed(id, isWanted)
  }

  // The click handler reports a failure.
  const preload = () => void load().catch(() => undefined)
  const openProps = (row: Row | null) => ({
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      const answered = rows.some(({ id }) => id === row?.id) ? pendingActions() : null
      // Waits for this tab's running changes, which the form must include.
      return row && answered ? openLater(row.id, answered) : openDialog(row)
    },
  })

  const dialog = (
    <OpenDialog store={store}>
      {(open: Open) => (
        <open.Dialog
          list={list}
          row={open.row}
          versions={[
            ...rows.filter(({ id }) => id === open.row?.id).map(withSaved),
            ...pending.filter(({ id }) => id === open.row?.id),
          ]}
          rows={rows}
          // A late answer must not close the form of another item.
          onClose={() => store.shown() === open && store.show(null)}
          onSaved={(row, fresh) => saved.current.set(keyOf(row), fresh)}
          onCopy={onCopy}
        />
      )}
    </OpenDialog>
  )
  return { dialog, openProps, openDialog, openLater }
}

/** Returns the newest draft of an item, which its form opens with (DRAFT-2). */
function draftOf<Row extends ItemRow>(id: string, pending: Row[]) {
  return pending.findLast((row) => row.id === id && row.pending?.starts === null && !row.pending.isGone)
}

type OpenStore<Open> = ReturnType<typeof openStore<Open>>

/** Keeps the open dialog outside React state, so that opening or closing it does not render hundreds of rows. */
function openStore<Open>() {
  let open: Open | null = null
  let tell = () => {}
  return {
    show(next: Open | null) {
      open = next
      tell()
    },
    shown: () => open,
    listen(listener: () => void) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
  }
}

type ShownProps<Open> = { store: OpenStore<Open>; children: (open: Open) => ReactNode }

function OpenDialog<Open>({ store, children }: ShownProps<Open>) {
  const open = useSyncExternalStore(store.listen, store.shown, store.shown)
  return open && children(open)
}

/** Returns a function that opens an item, if it is still wanted, once the list includes all of this tab's changes to it. */
function useOpenWhenListed<Row extends ItemRow>(rows: Row[], openRow: (row: Row) => void) {
  const [wanted, setWanted] = useState<{ id: string; isWanted: () => boolean } | null>(null)
  const row = rows.find(
    ({ id, expectedFingerprint: shown }) => id === wanted?.id && shown === ownFingerprint(id, shown),
  )
  // The refreshed row arrives after the response of the action.
  useEffect(() => {
    if (!row) return
    setWanted(null)
    if (wanted?.isWanted()) openRow(row)
  })
  return (id: string, isWanted: () => boolean) => setWanted({ id, isWanted })
}

/** Opens the item or pending version of `?abrir=<id>` once and keeps the rest of the URL (ADM-19). */
export function useOpenFromAddress<Row extends ItemRow>(
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

  // The URL requests the dialog, not a click.
  useEffect(() => {
    if (id) open(id)
  }, [id])
}
