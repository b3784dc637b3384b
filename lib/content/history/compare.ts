import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { shownText } from '@/lib/content/fields/value-words'
import { itemFingerprint, itemsIn, type StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/section-store'
import { findStep, getChanges, readContentAt, readWholeContentAt } from '@/lib/content/versions'
import { historyMs } from '@/lib/media/images/stored-images'
import { type DescribedChange, describeChanges } from './describe'
import { diffFields } from './diff'
import { type DescribedItem, describeChangedItems, omitDerivedAddress } from './entries'
import { type ItemPlan, itemName, planItemRestore, positionIn } from './restore'

export type ItemComparison = {
  name: string
  /** Submitted with the restore, which is refused if the item has changed since; null if the item was deleted. */
  expectedFingerprint: string | null
  wasDeleted: boolean
  active: boolean
  fields: DescribedChange[]
  taken: ItemPlan['taken'] | null
  /** 'Imagens sem uso' may already have deleted its pictures (IMG-9). */
  isOld: boolean
}

/** A section as stored now and as restored. `seen` is the newest version, which the restore needs. */
export type SectionComparison = { seen: number; items: DescribedItem[]; unchanged: number }

/** Compares a stored item with its state before a version; undefined if the history lacks it. Throws. */
export async function compareItem(
  admin: Admin,
  list: EditedSection,
  { id, version }: { id: string; version: number },
): Promise<ItemComparison | undefined> {
  const [items, step] = await Promise.all([readItems(admin, list), findStep(admin, list.name, version)])
  const plan = step && planItemRestore(list, items, id, step)
  if (!plan) return undefined
  const { item, current, taken } = plan
  const silent = [...list.derived, 'id', list.orderField ?? '']
  const differing = diffFields(current ?? {}, item, silent)
  return {
    name: itemName(item),
    expectedFingerprint: current ? itemFingerprint(list, current) : null,
    wasDeleted: !current,
    active: item.active === undefined || item.active === true,
    fields: [
      ...describeChanges(list.fields, omitDerivedAddress(list, item, differing)),
      ...describePosition(list, items, plan),
    ],
    taken: taken ?? null,
    isOld: Date.now() - Date.parse(step.change.at) > historyMs,
  }
}

/** Compares a stored section with one of its versions; undefined if the history lacks it. Throws. */
export async function compareSection(
  admin: Admin,
  section: SectionDefinition,
  version: number,
): Promise<SectionComparison | undefined> {
  const [[newest], old] = await Promise.all([
    getChanges(admin, [section.name], { limit: 1 }),
    readWholeContentAt(admin, section.name, version),
  ])
  if (!newest || old === undefined) return undefined
  const seen = newest.version
  const now = await readContentAt(admin, section.name, seen)
  const items = describeChangedItems(section, now, old, { added: 'volta', removed: 'será excluído' })
  const count = itemsIn(section, now).length
  return { seen, items, unchanged: count - items.filter(exists).length }
}

function exists({ note }: DescribedItem) {
  return note !== 'volta'
}

function describePosition(list: SectionDefinition, items: StoredItem[], plan: ItemPlan): DescribedChange[] {
  const { id } = plan.item
  const before = plan.current ? `${positionIn(list, items, id)}º` : ''
  const after = `${positionIn(list, plan.items, id)}º`
  return before === after
    ? []
    : [{ label: 'Lugar na lista', before: shownText(before), after: shownText(after) }]
}
