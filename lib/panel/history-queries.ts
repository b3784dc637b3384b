import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { SectionDefinition } from '@/lib/content/definition'
import { describeVersion, type HistoryEntry } from '@/lib/content/history/entries'
import { itemRow } from '@/lib/content/item-row'
import { type Deleted, getChanges, getEvents, readDeletedItems } from '@/lib/content/versions'
import {
  isListName,
  isSectionName,
  type ListName,
  listNames,
  type SectionName,
  sections,
} from '@/lib/site/registry'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'
import { registry } from './registry'

export type RecentChange = HistoryEntry & { section: SectionName; label: string; isList: boolean }

/** Returns the newest versions of all sections with their changes, newest first. Throws `ContentError`. */
export async function getRecentChanges(admin: Admin, limit: number): Promise<RecentChange[]> {
  const changes = await getChanges(
    admin,
    sections.map(({ name }) => name),
    { limit },
  )
  return changes.flatMap((change) => {
    const { section } = change
    if (!isSectionName(section)) return []
    const { label, table }: SectionDefinition = registry[section]
    return [{ ...describeVersion(registry[section], change), section, label, isList: !table }]
  })
}

/** An import, or the undo of one (`undoes`). `by` is an e-mail or null for the system. */
export type ImportEntry = {
  version: number
  when: string
  by: string | null
  labels: string[]
  undoes: number | null
  isUndone: boolean
}

const maxShown = 50

/** Returns the latest imports, newest first (XFER-7). Throws `ContentError`. */
export async function getImports(admin: Admin): Promise<ImportEntry[]> {
  const events = await getEvents(admin, 'imports', maxShown)
  const entries = events.map(({ version, at, by, details }) => {
    const { undoes, sections } = stored.parse(details)
    return { version, when: momentLabel(at), by, labels: labelsOf(Object.keys(sections)), undoes }
  })
  const undone = new Set(entries.map(({ undoes }) => undoes))
  return entries.map((entry) => ({ ...entry, isUndone: undone.has(entry.version) }))
}

/** Returns the labels of sections in the order of the panel. */
export function labelsOf(names: string[]): string[] {
  return sections.filter(({ name }) => names.includes(name)).map(({ label }) => label)
}

const stored = z.object({
  undoes: z.int().nullable().catch(null),
  sections: z.record(z.string(), z.unknown()).catch({}),
})

/** A deleted item; `version` removed it, `by` is an e-mail or null for the system. */
export type TrashItem = {
  list: ListName
  id: string
  version: number
  label: string
  image: string | null
  when: string
  by: string | null
}

const pageSize = 20
// A picture's description is deleted together with its file.
const binned = listNames.filter((name) => name !== 'pictures')

/** Returns unrestored items deleted before a time (ISO), latest first; `older` starts the next page. Throws. */
export async function getTrash(
  admin: Admin,
  before?: string,
): Promise<{ items: TrashItem[]; older: string | undefined }> {
  const deleted = await readDeletedItems(admin, binned, { before, limit: pageSize })
  return {
    items: deleted.flatMap(trashItem),
    older: deleted.length >= pageSize ? deleted.at(-1)?.at : undefined,
  }
}

function trashItem({ section, item, version, at, by }: Deleted): TrashItem[] {
  if (!isListName(section)) return []
  const { label, image } = itemRow(registry[section], item)
  return [{ list: section, id: item.id, version, label, image, when: momentLabel(at), by }]
}
