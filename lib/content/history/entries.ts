import 'server-only'
import { z } from 'zod'
import type { Admin } from '@/lib/auth/guard'
import { byOrder } from '@/lib/packages/admin/order'
import { diffFields, diffLists, type ElementChange, type FieldChange } from './diff'
import { getVersions, type HistorySection, type Version } from './queries'
import { type ToldChange, tellChanges } from './tell'
import { momentLabel } from './times'

/** What became of one element, or of a page section, which has no name. `note` says what fields do not. */
export type ToldElement = { name: string; note: string; fields: ToldChange[] }

/** One version, ready to be shown. `elements` is null when nothing older is known to compare it with. */
export type HistoryEntry = { version: number; when: string; by: string; elements: ToldElement[] | null }

/** `current` is the newest version of all, 0 without any; `older` is where the next page begins, if there is one. */
export type HistoryPage = { entries: HistoryEntry[]; current: number; older: number | undefined }

const pageSize = 10

/** Ten versions of a section with what each changed, newest first, beginning below version `before`. Throws `ContentError`. */
export async function getHistoryPage(
  admin: Admin,
  section: HistorySection,
  before?: number,
): Promise<HistoryPage> {
  const [versions, [newest]] = await Promise.all([
    getVersions(admin, section, { before, limit: pageSize + 1 }),
    getVersions(admin, section, { limit: 1 }),
  ])
  const shown = versions.slice(0, pageSize)
  return {
    entries: shown.map((version, index) => tellVersion(section, version, versions[index + 1])),
    current: newest?.version ?? 0,
    older: versions.length > pageSize ? shown.at(-1)?.version : undefined,
  }
}

function tellVersion(section: HistorySection, { version, at, by, data }: Version, previous?: Version) {
  const entry = { version, when: momentLabel(at), by: by ?? 'Sistema' }
  if (!previous) return { ...entry, elements: null }
  if (section === 'packages' || section === 'rooms') {
    const changes = diffLists(inOrder(section, previous.data), inOrder(section, data))
    const told = withoutNumbers(changes).map((change) => tellElement(section, change))
    return { ...entry, elements: told.filter(({ note, fields }) => note || fields.length > 0) }
  }
  const fields = tellChanges(section, diffFields(previous.data, data))
  return { ...entry, elements: fields.length > 0 ? [{ name: '', note: '', fields }] : [] }
}

/** The list as its screen shows it. */
function inOrder(section: HistorySection, data: unknown) {
  const list = storedList.parse(data)
  return section === 'packages' ? byOrder(list) : list
}

/** Taking one package elsewhere numbers all of them anew: the move says it. */
function withoutNumbers(changes: ElementChange[]) {
  const isNumber = ({ path }: FieldChange) => path === 'orderIndex'
  const numbered = changes.filter(({ fields }) => fields.some(isNumber)).length
  if (numbered < 2 && !changes.some(({ move }) => move)) return changes
  return changes.map((change) => ({ ...change, fields: change.fields.filter((field) => !isNumber(field)) }))
}

const storedList = z.array(z.looseObject({ id: z.string() })).catch([])

function tellElement(section: HistorySection, { kind, element, fields, move }: ElementChange): ToldElement {
  const moved = move ? `mudou do ${move.from}º para o ${move.to}º lugar` : ''
  return {
    name: typeof element.name === 'string' && element.name ? element.name : String(element.id),
    note: { added: 'incluído', removed: 'excluído', kept: moved }[kind],
    fields: tellChanges(section, fields),
  }
}
