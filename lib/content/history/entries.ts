import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { ListDefinition, SectionDefinition } from '@/lib/content/definition'
import { inOrder, storedItems } from '@/lib/content/list'
import { getVersions, type Version } from '@/lib/content/versions'
import { momentLabel } from '@/lib/times'
import { type DescribedChange, describeChanges } from './describe'
import { diffFields, diffLists, type ItemChange, withoutPlaces } from './diff'

/** What became of one item, or of a single section, which has neither id nor name. `note` says what fields do not. */
export type DescribedItem = {
  id: string
  name: string
  note: string
  fields: DescribedChange[]
  /** Whether it was there before: then it can be as it was. */
  hasPast: boolean
}

/** One version, ready to be shown. `by` is an e-mail, null for the system. `items` is null when nothing older is known to compare it with. */
export type HistoryEntry = {
  /** The version that it is compared with. */
  previous: number | null
  version: number
  when: string
  by: string | null
  items: DescribedItem[] | null
}

/** `current` is the newest version of all, 0 without any; `older` is where the next page begins, if there is one. */
export type HistoryPage = { entries: HistoryEntry[]; current: number; older: number | undefined }

const pageSize = 10

/** Ten versions of a section with what each changed, newest first, beginning below version `before`. Throws `ContentError`. */
export async function getHistoryPage(
  admin: Admin,
  section: SectionDefinition,
  before?: number,
): Promise<HistoryPage> {
  const [versions, [newest]] = await Promise.all([
    getVersions(admin, section.name, { before, limit: pageSize + 1 }),
    getVersions(admin, section.name, { limit: 1 }),
  ])
  const shown = versions.slice(0, pageSize)
  return {
    entries: shown.map((version, index) => describeVersion(section, version, versions[index + 1])),
    current: newest?.version ?? 0,
    older: versions.length > pageSize ? shown.at(-1)?.version : undefined,
  }
}

/** What a version changed, against the one before it. */
export function describeVersion(
  section: SectionDefinition,
  { version, at, by, data }: Version,
  previous?: Version,
) {
  const entry = { version, previous: previous?.version ?? null, when: momentLabel(at), by }
  if (!previous) return { ...entry, items: null }
  const { fields, derived } = section
  if (section.kind === 'list') {
    const [before, after] = [previous.data, data].map((items) => inOrder(section, storedItems(items)))
    const changes = withoutPlaces(fields, diffLists(before, after, derived))
    const described = changes.map((change) => describeItem(section, change))
    return { ...entry, items: described.filter(({ note, fields }) => note || fields.length > 0) }
  }
  const described = describeChanges(fields, diffFields(previous.data, data, derived))
  return { ...entry, items: described.length > 0 ? [{ ...sectionItem, fields: described }] : [] }
}

/** The only item of a single section. */
export const sectionItem = { id: '', name: '', note: '', hasPast: true }

/** In words; `notes` are for items that only one of the two versions holds. */
export function describeItem(
  list: ListDefinition,
  { kind, item, fields, move }: ItemChange,
  notes = { added: 'incluído', removed: 'excluído' },
): DescribedItem {
  const moved = move ? `mudou do ${move.from}º para o ${move.to}º lugar` : ''
  return {
    id: String(item.id),
    name: nameOf(list, item),
    note: { ...notes, kept: moved }[kind],
    fields: describeChanges(list.fields, fields),
    hasPast: kind !== 'added',
  }
}

/** Of a section of one form its label: what is stored may be from before it was named. */
function nameOf({ lone, label }: ListDefinition, { id, name }: ItemChange['item']) {
  if (lone) return label
  return typeof name === 'string' && name ? name : String(id)
}
