import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { SectionDefinition } from '@/lib/content/definition'
import { itemsIn, sortItems } from '@/lib/content/list'
import { type Change, getChanges } from '@/lib/content/versions'
import { slugify } from '@/lib/slugify'
import { momentLabel } from '@/lib/times'
import { type DescribedChange, describeChanges } from './describe'
import { diffLists, type FieldChange, type ItemChange, omitPositions } from './diff'

/** A changed item; the row of a table has no name. `note` describes changes other than fields. */
export type DescribedItem = {
  id: string
  name: string
  note: string
  fields: DescribedChange[]
  /** It existed before, so it can be restored. */
  hasPast: boolean
}

/** A version for display. `by` is an e-mail or null for the system; `items` is null if there is no older version. */
export type HistoryEntry = {
  previous: number | null
  version: number
  when: string
  by: string | null
  items: DescribedItem[] | null
  byItself: boolean
  isCurrent: boolean
  /** The section can be restored to this version. */
  isWhole: boolean
}

/** `current` is the newest version (0 without any); `older` starts the next page, if any. */
export type HistoryPage = { entries: HistoryEntry[]; current: number; older: number | undefined }

const pageSize = 10

/** Returns ten versions before `before` with their changes, newest first. Throws `ContentError`. */
export async function getHistoryPage(
  admin: Admin,
  section: SectionDefinition,
  before?: number,
): Promise<HistoryPage> {
  const changes = await getChanges(admin, [section.name], { before, limit: pageSize + 1 })
  const shown = changes.slice(0, pageSize)
  return {
    entries: shown.map((change) => describeVersion(section, change)),
    current: changes[0]?.newest ?? 0,
    older: changes.length > pageSize ? shown.at(-1)?.version : undefined,
  }
}

/** Describes what a version changed compared with the previous one. */
export function describeVersion(section: SectionDefinition, change: Change): HistoryEntry {
  const { version, at, by, previous, newest, before, after, byItself, isWhole } = change
  const items = previous === null ? null : describeChangedItems(section, before, after)
  return {
    version,
    previous,
    when: momentLabel(at),
    by,
    items,
    byItself,
    isWhole,
    isCurrent: version === newest,
  }
}

/** Returns the items that differ between two versions of a section; `notes` are for items in only one of them. */
export function describeChangedItems(
  section: SectionDefinition,
  before: unknown,
  after: unknown,
  notes = { added: 'incluído', removed: 'excluído' },
): DescribedItem[] {
  const { fields, derived } = section
  const [old, now] = [before, after].map((data) => sortItems(section, itemsIn(section, data)))
  return omitPositions(fields, diffLists(old, now, derived))
    .map((change) => describeItem(section, change, notes))
    .filter((item) => item.note || item.fields.length > 0)
}

export function describeItem(
  list: SectionDefinition,
  { kind, item, fields, move }: ItemChange,
  notes = { added: 'incluído', removed: 'excluído' },
): DescribedItem {
  const moved = move ? describeMove(list, move) : ''
  return {
    id: String(item.id),
    name: itemName(list, item),
    note: { ...notes, kept: moved }[kind],
    fields: describeChanges(list.fields, omitDerivedAddress(list, item, fields)),
    hasPast: kind !== 'added',
  }
}

/** Omits an address that is first stored, or no longer, and stays the one that the name made (ROOM-16). */
export function omitDerivedAddress(
  { unique }: SectionDefinition,
  item: ItemChange['item'],
  changes: FieldChange[],
): FieldChange[] {
  const renamed = changes.find(({ path }) => path === 'name')
  return changes.filter(({ path, before, after }) => {
    const stored = before || after
    if (path !== unique?.field || typeof stored !== 'string' || (before && after)) return true
    const name = after && renamed ? renamed.before : item.name
    return typeof name !== 'string' || ![stored, stored.replace(/-\d+$/, '')].includes(slugify(name))
  })
}

/** Two versions do not tell which of two neighbours was moved. */
function describeMove(list: SectionDefinition, { from, to, swappedWith }: NonNullable<ItemChange['move']>) {
  return swappedWith
    ? `trocou de lugar com ${itemName(list, swappedWith)}`
    : `mudou do ${from}º para o ${to}º lugar`
}

/** Call a section with one form by its label, because older versions have no name. */
function itemName({ lone, label, table }: SectionDefinition, { id, name }: ItemChange['item']) {
  if (table) return ''
  if (lone) return label
  return typeof name === 'string' && name ? name : String(id)
}
