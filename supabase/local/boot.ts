import { rmSync } from 'node:fs'
import { todayInHotel } from '../../lib/dates.ts'
import { allowSiteImports } from '../../scripts/lib/site-imports.ts'
import { publicKeyOf } from './auth/tokens.ts'
import { createBackend } from './backend.ts'
import { type DataDirectory, lastStart, markReady, wipe } from './data-directory.ts'
import type { Database } from './database.ts'
import { type DemoName, demos } from './demo/demos.ts'
import { writeFileAtomically } from './files.ts'
import { createFunctions, productFunctions } from './functions.ts'
import { applySeed } from './migrations.ts'
import { loadSecrets } from './secrets.ts'
import { StartFailure } from './start-failure.ts'

type Start = {
  directory: DataDirectory
  baseUrl: string
  hotelSlug: string
  demo: DemoName
  /** A first start then does not load the demonstration, because a restore follows. */
  empty?: boolean
  say: (step: string) => void
}

/** Needs a locked data directory. A first start that was interrupted begins again from nothing. */
export async function boot({ directory, baseUrl, hotelSlug, demo, empty = false, say }: Start) {
  const secrets = loadSecrets(directory.secrets)
  const variables = {
    SUPABASE_URL: baseUrl,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    HOTEL_SLUG: hotelSlug,
  }
  const last = lastStart(directory)
  const today = todayInHotel()
  rmSync(directory.connection, { force: true })
  if (!last) wipe(directory)
  say(last ? 'Abrindo o banco de dados…' : 'Criando o banco de dados (só na primeira vez)…')
  const backend = await createBackend({
    secrets,
    baseUrl,
    databaseFolder: directory.database,
    storageFolder: directory.storage,
    functions: createFunctions(
      publicKeyOf(secrets.signingKey),
      productFunctions(variables, secrets.secretKey),
    ),
  })
  if (!last && empty) {
    await applySeed(backend.database)
  } else if (!last) {
    say('Carregando o conteúdo e as fotografias de demonstração…')
    await applySeed(backend.database)
    allowSiteImports()
    const { loadDemo } = await import('./demo/load.ts')
    // Set by the scripts that also build the site. Without it, as in most tests, the demonstration shows the originals.
    const encoded = process.env.ENCODED_IMAGES
    const encodedImages = encoded ? { encoded, storage: directory.storage } : undefined
    const { secretKey } = secrets
    await loadDemo(demos[demo], { backend, baseUrl, secretKey, hotelSlug, today, encodedImages })
  } else {
    if (last.baseUrl !== baseUrl) {
      say('Atualizando os endereços das imagens…')
      await moveStoredUrls(backend.database, baseUrl)
    }
    if (last.day && last.day !== today) {
      const { followCalendar } = await import('./demo/seasons.ts')
      await followCalendar(backend.database, { demo: demos[demo], hotelSlug, from: last.day, today })
    }
  }
  if (!empty) await requireHotel(backend.database, hotelSlug)
  markReady(directory, { baseUrl, day: today, demo: last?.demo ?? demo })
  const { publishableKey, secretKey } = secrets
  writeFileAtomically(directory.connection, JSON.stringify({ url: baseUrl, publishableKey, secretKey }))
  return backend
}

async function requireHotel({ driver }: Database, slug: string) {
  const { rows } = await driver.query<{ slug: string }>('select slug from public.hotels order by slug')
  if (rows.some((row) => row.slug === slug)) return
  const known = rows.map((row) => row.slug).join(', ')
  throw new StartFailure(`Não há hotel "${slug}" nestes dados. Use HOTEL_SLUG=${known} ou npm run db:reset.`)
}

const anyLocalStorage = 'http://127\\.0\\.0\\.1:\\d+/storage/v1/'

/** Rewrites the addresses of stored files to this port, in the history as well. Without triggers: no new version. */
async function moveStoredUrls({ driver }: Database, baseUrl: string) {
  await driver.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica')
    // Any text or document of any table can contain an address.
    const { rows } = await transaction.query<{ table: string; name: string; type: string }>(
      `select c.table_name as table, c.column_name as name, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')`,
    )
    for (const { table, name, type } of rows) {
      await transaction.query(
        `update public.${table} set ${name} = regexp_replace(${name}::text, $1, $2, 'g')::${type}
         where ${name}::text ~ $1`,
        [anyLocalStorage, `${baseUrl}/storage/v1/`],
      )
    }
  })
}
