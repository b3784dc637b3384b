import { shortMoment } from '@/lib/times'
import type { ListDefinition } from './definition'
import type { Draft } from './drafts'
import type { ItemRow } from './item-row'
import { itemById, type StoredItem } from './list'
import { itemFingerprint } from './order'

/** A list's drafts as rows of its screen: those alone, and those of one of its `items`. A deleted item's waits unseen. */
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
