import 'server-only'
import { ContentError } from '@/lib/action/errors'
import type { Admin } from '@/lib/auth/guard'

/** One stored version: the whole list, or the fields of a single section. `by` is an e-mail, null for the system. */
export type Version = { version: number; at: string; by: string | null; data: unknown }

/** Versions of a section, newest first: those older than `before`, or the newest ones. Throws `ContentError`. */
export async function getVersions(
  { supabase, hotelId }: Admin,
  section: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Version[]> {
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
