import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { personName } from '@/lib/person-name'
import type { Database } from '@/lib/supabase/database.types'

/** A form that was opened or closed; `tab` distinguishes one person's tabs. */
export type FormPresence = { section: string; item: string; tab: string; isOpen: boolean }

/**
 * Records an opened or closed form and returns the names of other people who have it open. The same request checks the
 * person's access in the database. Undefined if it refuses or does not answer.
 */
export async function recordPresence(
  supabase: SupabaseClient<Database>,
  { section, item, tab, isOpen }: FormPresence,
): Promise<string[] | undefined> {
  const { data } = await supabase.rpc('note_editing', {
    ...{ p_slug: env().HOTEL_SLUG, p_section: section, p_item_id: item, p_tab: tab, p_is_open: isOpen },
  })
  return data?.map(({ email, name }) => personName(email, { [email.toLowerCase()]: name }))
}
