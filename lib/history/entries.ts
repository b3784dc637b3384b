import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import type { SectionDefinition } from '@/lib/content/definition'
import { inOrder } from '@/lib/content/order'
import { getVersions, type Version } from '@/lib/content/versions'
import type { Fields } from '@/lib/fields/field'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'
import { type DescribedChange, describeChanges } from './describe'
import { diffFields, diffLists, type FieldChange, type ItemChange } from './diff'

/** What became of one item, or of a single section, which has no name. `note` says what fields do not. */
export type DescribedItem = { name: string; note: string; fields: DescribedChange[] }

/** One version, ready to be shown. `items` is null when nothing older is known to compare it with. */
export type HistoryEntry = { version: number; when: string; by: string; items: DescribedItem[] | null }

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

function describeVersion(section: SectionDefinition, { version, at, by, data }: Version, previous?: Version) {
  const entry = { version, when: momentLabel(at), by: by ?? 'Sistema' }
  if (!previous) return { ...entry, items: null }
  const { fields, derived } = section
  if (section.kind === 'list') {
    const [before, after] = [previous.data, data].map((items) => inOrder(section, storedList.parse(items)))
    const changes = withoutPlaces(fields, diffLists(before, after, derived))
    const described = changes.map((change) => describeItem(fields, change))
    return { ...entry, items: described.filter(({ note, fields }) => note || fields.length > 0) }
  }
  const described = describeChanges(fields, diffFields(previous.data, data, derived))
  return { ...entry, items: described.length > 0 ? [{ name: '', note: '', fields: described }] : [] }
}

/** Taking one item elsewhere may number all of them anew: the move says it. */
function withoutPlaces(fields: Fields, changes: ItemChange[]) {
  const isNumber = ({ path }: FieldChange) => fields[path]?.kind === 'place'
  const numbered = changes.filter(({ fields }) => fields.some(isNumber)).length
  if (numbered < 2 && !changes.some(({ move }) => move)) return changes
  return changes.map((change) => ({ ...change, fields: change.fields.filter((field) => !isNumber(field)) }))
}

const storedList = z.array(z.looseObject({ id: z.string() })).catch([])

function describeItem(known: Fields, { kind, item, fields, move }: ItemChange): DescribedItem {
  const moved = move ? `mudou do ${move.from}º para o ${move.to}º lugar` : ''
  return {
    name: typeof item.name === 'string' && item.name ? item.name : String(item.id),
    note: { added: 'incluído', removed: 'excluído', kept: moved }[kind],
    fields: describeChanges(known, fields),
  }
}
