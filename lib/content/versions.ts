import 'server-only'
import { ContentError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { applyDueOnce } from './due'
import { maxVersion } from './fields/limited'
import { type StoredItem, storedItems } from './list'

/** A stored version: the whole list, or the fields of a single row. `by` is an e-mail or null for the system. */
export type Version = {
  version: number
  at: string
  by: string | null
  data: unknown
}

/** Returns versions of a section, newest first, either the newest or those before `before`. Throws `ContentError`. */
export async function getVersions(
  admin: Admin,
  section: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Version[]> {
  await applyDueOnce(admin)
  const { supabase, hotelId } = admin
  const query = supabase
    .from('hotel_content_history')
    .select('version, at:changed_at, by:changed_by_email, data')
    .eq('hotel_id', hotelId)
    .eq('section', section)
    .order('version', { ascending: false })
    .limit(limit)
    .retry(false)
  const { data, error } = await (before === undefined ? query : query.lt('version', before))
  if (error) throw new ContentError('Erro ao buscar o histórico', error)
  return data
}

/**
 * A version with what differs from the one before it; `previous` is null for the oldest, which has nothing to differ from.
 * `byItself`: a change that `by` had marked earlier took effect.
 */
export type Change = Awaited<ReturnType<typeof getChanges>>[number]

/** Returns changes of sections, newest first; of a single one also those before `before`. Throws `ContentError`. */
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

/** Yields the last 100 versions of a section, newest first, ten at a time. Throws `ContentError`. */
export async function* readRecentVersions(admin: Admin, section: string): AsyncGenerator<Version> {
  let before: number | undefined
  for (let page = 0; page < 10; page++) {
    const versions = await getVersions(admin, section, { before, limit: 10 })
    yield* versions
    if (versions.length < 10) return
    before = versions.at(-1)?.version
  }
}

/** Returns the newest of the last 100 versions whose data satisfies `isIt`, or undefined. Throws `ContentError`. */
export async function findVersion(admin: Admin, section: string, isIt: (data: unknown) => unknown) {
  for await (const version of readRecentVersions(admin, section)) if (isIt(version.data)) return version
  return undefined
}

/** Returns a version, the one before it and its time; undefined unless both exist. Throws `ContentError`. */
export async function findStep(
  admin: Admin,
  section: string,
  version: number,
): Promise<{ before: unknown; after: unknown; at: string; previous: number } | undefined> {
  const [after, before] = await getVersions(admin, section, { before: version + 1, limit: 2 })
  if (!before || after?.version !== version) return undefined
  return { before: before.data, after: after.data, at: after.at, previous: before.version }
}

/** A deleted item in its last state; `version` is the one that removed it. `by` is an e-mail or null for the system. */
export type Deleted = { section: string; item: StoredItem; version: number; at: string; by: string | null }

/** Returns deleted items that were not restored, latest first; those of one moment are adjacent. Throws `ContentError`. */
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
