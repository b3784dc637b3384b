import { sql as ownSql } from './content.ts'
import { type Client, type Harness, hotels } from './harness.ts'

export type Moments = { starts_at?: string; ends_at?: string | null }

/** Returns helpers for the pending versions of hotel A, through the backend's own interface. */
export function pendingOf(harness: Harness) {
  const sql = (text: string, values?: unknown[]) => ownSql(harness, text, values)
  const slug = { p_slug: 'hotel-a' }
  const versions = (client: Client = harness.clients.admin) => client.from('pending_versions')
  return {
    sql,
    versions,
    /** Stores `change` of an item as it is in `base`; null for a new one. */
    store(section: string, base: { id: string } | null, change: object, { client, ...moments }: More = {}) {
      const item = { ...base, ...change }
      const row = { hotel_id: hotels.a, section, item_id: Object(item).id, item, base, ...moments }
      return versions(client)
        .insert(JSON.parse(JSON.stringify(row)))
        .select()
        .single()
    },
    /** Makes everything planned start and end this many minutes from now, as if planned yesterday. */
    async arrive(starts: number, ends: number | null = null) {
      await sql('alter table public.pending_versions disable trigger user')
      await sql(
        `update public.pending_versions set updated_at = now() - interval '1 day',
           starts_at = now() + $1 * interval '1 minute', ends_at = now() + $2::integer * interval '1 minute'
         where starts_at is not null`,
        [starts, ends],
      )
      await sql('alter table public.pending_versions enable trigger user')
    },
    apply: async (client: Client = harness.clients.admin) =>
      (await client.rpc('apply_due_versions', slug).throwOnError()).data,
    site: async () => Object((await harness.clients.anon.rpc('site_content', slug).throwOnError()).data),
    async contentAt(at: string, hotel = hotels.a) {
      return Object((await sql('select public.content_at($1, $2) as content', [hotel, at]))[0]?.content)
    },
  }
}

type More = Moments & { client?: Client }
