import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { ListDefinition, SectionDefinition } from '@/lib/content/definition'
import { inOrder, itemFingerprint, storedItems } from '@/lib/content/list'
import { readItems } from '@/lib/content/rewrite-list'
import { getVersions, stepOf } from '@/lib/content/versions'
import { historyMs } from '@/lib/media/images/stored-images'
import { type DescribedChange, describeChanges } from './describe'
import { diffFields, diffLists, withoutPlaces } from './diff'
import { type DescribedItem, describeItem, sectionItem } from './entries'
import { type ItemPlan, nameOf, placeIn, planItem } from './restore'

/** One item now, and as it will be. */
export type ItemComparison = {
  name: string
  /** For the restore, which refuses when the item has changed since; null when it is gone. */
  expectedFingerprint: string | null
  wasDeleted: boolean
  active: boolean
  fields: DescribedChange[]
  taken: ItemPlan['taken'] | null
  /** Older than what 'Imagens sem uso' leaves alone (IMG-9). */
  isOld: boolean
}

/** A whole section now, and as it will be. `seen` is the newest version, for the restore. */
export type SectionComparison = { seen: number; items: DescribedItem[]; unchanged: number }

/** An item as it was before a version, beside what is stored; undefined when the history does not hold it. Throws. */
export async function compareItem(
  admin: Admin,
  list: ListDefinition,
  { id, version }: { id: string; version: number },
): Promise<ItemComparison | undefined> {
  const [items, step] = await Promise.all([readItems(admin, list), stepOf(admin, list.name, version)])
  const plan = step && planItem(list, items, id, step)
  if (!plan) return undefined
  const { item, current, taken } = plan
  const silent = [...list.derived, 'id', list.orderField ?? '']
  return {
    name: nameOf(item),
    expectedFingerprint: current ? itemFingerprint(list, current) : null,
    wasDeleted: !current,
    active: item.active === undefined || item.active === true,
    fields: [
      ...describeChanges(list.fields, diffFields(current ?? {}, item, silent)),
      ...places(list, items, plan),
    ],
    taken: taken ?? null,
    isOld: Date.now() - Date.parse(step.at) > historyMs,
  }
}

/** A section as it was in a version, or before it (`before`), beside what is stored. Throws. */
export async function compareSection(
  admin: Admin,
  section: SectionDefinition,
  version: number,
): Promise<SectionComparison | undefined> {
  const [[newest], [old]] = await Promise.all([
    getVersions(admin, section.name, { limit: 1 }),
    getVersions(admin, section.name, { before: version + 1, limit: 1 }),
  ])
  if (!newest || old?.version !== version) return undefined
  const { fields, derived } = section
  if (section.kind === 'single') {
    const described = describeChanges(fields, diffFields(newest.data, old.data, derived))
    const items = described.length > 0 ? [{ ...sectionItem, fields: described }] : []
    return { seen: newest.version, items, unchanged: 0 }
  }
  const [now, then] = [newest, old].map(({ data }) => inOrder(section, storedItems(data)))
  const items = withoutPlaces(fields, diffLists(now, then, derived))
    .map((change) => describeItem(section, change, { added: 'volta', removed: 'será excluído' }))
    .filter(({ note, fields }) => note || fields.length > 0)
  return { seen: newest.version, items, unchanged: (now?.length ?? 0) - items.filter(isThere).length }
}

function isThere({ note }: DescribedItem) {
  return note !== 'volta'
}

function places(list: ListDefinition, items: { id: string }[], plan: ItemPlan): DescribedChange[] {
  const { id } = plan.item
  const present = storedItems(items)
  const before = plan.current ? `${placeIn(list, present, id)}º` : ''
  const after = `${placeIn(list, plan.items, id)}º`
  return before === after
    ? []
    : [{ label: 'Lugar na lista', before: { text: before }, after: { text: after } }]
}
