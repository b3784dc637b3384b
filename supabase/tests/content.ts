import { vi } from 'vitest'
import { baseUrl, type Harness, hotels, secrets } from './harness.ts'

/** Sets the variables of a site of hotel A beside this backend. */
export function stubSite() {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', secrets.publishableKey)
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  vi.stubEnv('HOTEL_SLUG', 'hotel-a')
  vi.stubEnv('SITE_SECRET', 'x'.repeat(40))
}

/** Returns the rows of a statement that runs as the database's owner. */
export async function sql({ database }: Pick<Harness, 'database'>, text: string, values: unknown[] = []) {
  const { rows } = await database.driver.query<Record<string, unknown>>(text, values)
  return rows
}

/** Replaces a list of hotel A, by default with the secret key. */
export async function setList(
  { service }: Pick<Harness, 'service'>,
  section: string,
  data: object[],
  by = service,
) {
  await by
    .from('hotel_content')
    .update({ data: JSON.parse(JSON.stringify(data)) })
    .match({ hotel_id: hotels.a, section })
    .throwOnError()
}
