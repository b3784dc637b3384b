import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { writeFileAtomically } from '../../supabase/local/files.ts'
import { allowSiteImports } from './site-imports.ts'
import { testDay } from './test-day.ts'

const givenSchema = z.object({
  TEST_SUPABASE_URL: z.url(),
  TEST_SUPABASE_PUBLISHABLE_KEY: z.string(),
  TEST_SUPABASE_SECRET_KEY: z.string(),
  TEST_SUPABASE_DB_URL: z.url(),
})

/** The backend that the environment names, with the demonstration in it now. Undefined without one; throws for half a name. */
export async function useGivenBackend(dataDir: string) {
  if (!process.env.TEST_SUPABASE_URL) return undefined
  const given = givenSchema.parse(process.env)
  const [url, secretKey] = [given.TEST_SUPABASE_URL, given.TEST_SUPABASE_SECRET_KEY]
  const { openSql } = await import('../../supabase/tests/postgres/statements.ts')
  const { driver, close } = openSql(given.TEST_SUPABASE_DB_URL)
  allowSiteImports()
  const { loadDemo } = await import('../../supabase/local/demo/load.ts')
  await loadDemo(quaresmeira, {
    backend: { handle: fetch, database: { driver } },
    baseUrl: url,
    secretKey,
    hotelSlug: quaresmeira.hotel.slug,
    today: testDay,
  })
  await close()
  const connection = { url, publishableKey: given.TEST_SUPABASE_PUBLISHABLE_KEY, secretKey }
  mkdirSync(join(dataDir, 'supabase'), { recursive: true })
  writeFileAtomically(join(dataDir, 'supabase', 'connection.json'), JSON.stringify(connection))
  return connection
}
