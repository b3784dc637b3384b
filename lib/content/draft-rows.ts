import { shortMoment } from '@/lib/times'
import type { ListDefinition } from './definition'
import type { Draft } from './drafts'
import type { ItemRow } from './item-row'
import { itemById, type StoredItem } from './list'
import { itemFingerprint } from './order'

/** Returns a list's drafts as rows: new items, and drafts of its `items`. Drafts of deleted items are left out. */
export function draftRows<Row extends ItemRow>(
  list: ListDefinition,
  drafts: Draft[],
  items: StoredItem[],
  rowsOf: (items: StoredItem[]) => Row[],
): Row[] {
  return drafts.flatMap((draft) => {
    const { item, base, version, by, at } = draft
    const isAlone = itemById(items, item.id) === undefined
    if (isAlone && base) return []
    const mark = {
      version,
      by,
      at: shortMoment(at),
      expectedFingerprint: base && itemFingerprint(list, base),
      before: base ? list.panel.read(base) : undefined,
      isAlone,
    }
    return rowsOf([item]).map((row) => ({ ...row, draft: mark }))
  })
}
