import 'server-only'
import { ContentError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { SectionDefinition } from './definition'
import { applyDueOnce } from './due'
import { maxVersion } from './fields/limited'
import { findItem, itemsIn, type StoredItem, storedItems } from './list'

/**
 * A version's change: `before` and `after` hold the differing fields of each changed item, both null in a first version. `by`
 * is an e-mail or null for the system; `byItself` marks a change that `by` had scheduled. If it `isWhole`, no version is
 * missing from it to the present.
 */
export type Change = Awaited<ReturnType<typeof getChanges>>[number]

/** Returns changes of sections, newest first; for a single section, those before `before`. Throws `ContentError`. */
export async function getChanges(
  admin: Admin,
  sections: string[],
  { before = maxVersion, limit }: { before?: number | undefined; limit: number },
) {
  await applyDueOnce(admin)
  const { supabase, hotelId } = admin
  const { data, error } = await supabase
    .rpc('history_changes', {
      p_hotel_id: hotelId,
      p_sections: sections,
      p_before: before,
      p_limit: limit,
    })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar o histórico', error)
  return data
}

/** Yields the last 100 changes of a section, newest first. Throws `ContentError`. */
export async function* readRecentChanges(admin: Admin, section: string): AsyncGenerator<Change> {
  const limit = 20
  let before: number | undefined
  for (let page = 0; page < 5; page++) {
    const changes = await getChanges(admin, [section], { before, limit })
    yield* changes
    if (changes.length < limit) return
    before = changes.at(-1)?.version
  }
}

/** Returns a section's items before a change, in any order. */
export function undoChange(
  section: SectionDefinition,
  items: StoredItem[],
  { before, after }: Pick<Change, 'before' | 'after'>,
): StoredItem[] {
  const old = itemsIn(section, before)
  const now = itemsIn(section, after)
  const untouched = items.filter(({ id }) => !findItem(old, id) && !findItem(now, id))
  const put = old.map((was): StoredItem => {
    const changed = findItem(now, was.id) ?? {}
    const kept = Object.entries(findItem(items, was.id) ?? {}).filter(([field]) => !(field in changed))
    return { ...Object.fromEntries(kept), ...was }
  })
  return [...untouched, ...put]
}

/** Returns a section's data before a part was removed in the last 100 changes. Throws `ContentError`. */
export async function findLastContentWith(
  admin: Admin,
  section: string,
  pick: (data: unknown) => unknown,
): Promise<unknown> {
  for await (const { version, before, after } of readRecentChanges(admin, section))
    if (pick(before) && !pick(after)) return readContentAt(admin, section, version - 1)
  return undefined
}

/** Returns a section's data in a version; after pruning, only its own changes are reliable. Throws `ContentError`. */
export async function readContentAt(admin: Admin, section: string, version: number): Promise<unknown> {
  const { supabase, hotelId } = admin
  const asked = { p_hotel_id: hotelId, p_section: section, p_version: version }
  const { data, error } = await supabase.rpc('history_content', asked).retry(false)
  if (error) throw new ContentError('Erro ao buscar o histórico', error)
  return data
}

/** Like `readContentAt`, but undefined if the history lacks part of the version. Throws `ContentError`. */
export async function readWholeContentAt(admin: Admin, section: string, version: number): Promise<unknown> {
  const [next] = await getChanges(admin, [section], { before: version + 2, limit: 1 })
  const isNewest = next?.version === version && next.newest === version
  const isKnown = isNewest || (next?.version === version + 1 && next.previous !== null && next.isWhole)
  return isKnown ? readContentAt(admin, section, version) : undefined
}

/** Returns a version's change and the data before and after it; undefined unless the version changed something. Throws `ContentError`. */
export async function findStep(
  admin: Admin,
  section: string,
  version: number,
): Promise<{ before: unknown; after: unknown; change: Change } | undefined> {
  const [change] = await getChanges(admin, [section], { before: version + 1, limit: 1 })
  if (change?.version !== version || change.previous === null) return undefined
  const [before, after] = await Promise.all([
    readContentAt(admin, section, version - 1),
    readContentAt(admin, section, version),
  ])
  return { before, after, change }
}

/** Returns the latest events of a section without content, newest first. Throws `ContentError`. */
export async function getEvents({ supabase, hotelId }: Admin, section: string, limit: number) {
  const { data, error } = await supabase
    .from('hotel_content_history')
    .select('version, at:changed_at, by:changed_by_email, details:after')
    .match({ hotel_id: hotelId, section })
    .order('version', { ascending: false })
    .limit(limit)
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar o histórico', error)
  return data
}

/** A deleted item in its last state; `version` removed it. `by` is an e-mail or null for the system. */
export type Deleted = { section: string; item: StoredItem; version: number; at: string; by: string | null }

/** Returns deleted items that were not restored, latest first; items deleted together are adjacent. Throws `ContentError`. */
export async function readDeletedItems(
  { supabase, hotelId }: Admin,
  lists: string[],
  { before = 'infinity', limit }: { before?: string | undefined; limit: number },
): Promise<Deleted[]> {
  const { data, error } = await supabase
    .rpc('deleted_items', {
      p_hotel_id: hotelId,
      p_sections: lists,
      p_before: before,
      p_limit: limit,
    })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar a lixeira', error)
  return data.flatMap(({ section, item, version, deleted_at: at, deleted_by: by }) =>
    storedItems([item]).map((stored) => ({ section, item: stored, version, at, by })),
  )
}
