import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { format, stripVTControlCharacters } from 'node:util'
import { todayInHotel } from '../../lib/dates.ts'
import { logContext, logEvent } from '../../lib/log.ts'
import { requireFreePort } from '../../scripts/lib/ports.ts'
import { errorCode, Refusal } from '../../scripts/lib/refusal.ts'
import { allowSiteImports } from '../../scripts/lib/site-imports.ts'
import { createBackend } from './backend.ts'
import { type DataDirectory, lastStart, markReady, openDataDirectory, wipe } from './data-directory.ts'
import type { Database } from './database.ts'
import { demos, isDemoName, unknownDemo } from './demo/demos.ts'
import { writeFileAtomically } from './files.ts'
import { createFunctions, productFunctions } from './functions.ts'
import { listen } from './http-server.ts'
import { lockDataDirectory } from './lock.ts'
import { applySeed } from './migrations.ts'
import { loadSecrets } from './secrets.ts'

async function main() {
  const { port, dataDir, demo, hotelSlug, empty } = readOptions(process.env, process.argv.slice(2))
  const directory = openDataDirectory(dataDir)
  lockDataDirectory(directory.root)
  logDatabaseErrorsBriefly()
  await requireFreePort('SUPABASE_PORT', port, '127.0.0.1')
  const server = await listen(port)
  const backend = await boot({ directory, baseUrl: server.baseUrl, hotelSlug, demo, empty })
  server.serve(backend.handle)
  console.log(`Backend pronto em ${server.baseUrl}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // An unfinished request must not keep the process running.
    setTimeout(() => process.exit(0), 5_000).unref()
    await server.close()
    await backend.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent process ended without a signal.
  process.on('disconnect', stop)
  process.send?.({ type: 'ready' })
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  const sentence = error instanceof Refusal ? reason : `O backend local não pôde iniciar: ${reason}`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})

/** Port 0 chooses a free port. The parent process has checked the variables (scripts/lib/settings.ts). */
function readOptions(env: Record<string, string | undefined>, args: string[]) {
  const demo = env.DEMO?.trim() || 'quaresmeira'
  if (!isDemoName(demo)) throw new Refusal(unknownDemo(demo))
  return {
    port: Number(env.SUPABASE_PORT || 54_321),
    dataDir: resolve(env.DATA_DIR || '.data'),
    demo,
    hotelSlug: env.HOTEL_SLUG || demos[demo].hotel.slug,
    empty: args.includes('--empty'),
  }
}

/** Logs one line where the library prints a stack for a refused write or an unknown table, which are answers to a client. */
function logDatabaseErrorsBriefly() {
  logContext().write = (line) => process.stderr.write(`${line}\n`)
  console.error = (...values: unknown[]) => {
    const [error] = values
    const isAnswer = error instanceof Error && (errorCode(error) !== undefined || 'relation' in error)
    if (isAnswer) logEvent('database_refused', { code: errorCode(error), error }, 'info')
    else logEvent('console', { text: stripVTControlCharacters(format(...values)).slice(0, 4000) })
  }
}

type Start = Omit<ReturnType<typeof readOptions>, 'port' | 'dataDir'> & {
  directory: DataDirectory
  baseUrl: string
}

/**
 * Needs a locked data directory. Starts over after an interrupted first start. With `empty`, loads no demonstration, because a
 * restore follows.
 */
async function boot({ directory, baseUrl, hotelSlug, demo, empty }: Start) {
  const secrets = loadSecrets(directory.secrets)
  const { publishableKey, secretKey } = secrets
  const variables = { SUPABASE_URL: baseUrl, SUPABASE_ANON_KEY: publishableKey, HOTEL_SLUG: hotelSlug }
  const last = lastStart(directory)
  const today = todayInHotel()
  rmSync(directory.connection, { force: true })
  if (!last) wipe(directory)
  console.log(last ? 'Abrindo o banco de dados…' : 'Criando o banco de dados (só na primeira vez)…')
  const backend = await createBackend({
    secrets,
    baseUrl,
    databaseFolder: directory.database,
    storageFolder: directory.storage,
    functions: createFunctions(productFunctions(variables, secretKey)),
  })
  if (!last && empty) {
    await applySeed(backend.database)
  } else if (!last) {
    console.log('Carregando o conteúdo e as fotografias de demonstração…')
    await applySeed(backend.database)
    allowSiteImports()
    const { loadDemo } = await import('./demo/load.ts')
    // Without it, as in most tests, the demonstration shows the original pictures.
    const encoded = process.env.ENCODED_IMAGES
    const encodedImages = encoded ? { encoded, storage: directory.storage } : undefined
    await loadDemo(demos[demo], { backend, baseUrl, secretKey, hotelSlug, today, encodedImages })
  } else if (last.day && last.day !== today) {
    const { followCalendar } = await import('./demo/seasons.ts')
    await followCalendar(backend.database, { demo: demos[demo], hotelSlug, from: last.day, today })
  }
  if (!empty) await requireHotel(backend.database, hotelSlug)
  markReady(directory, { day: today, demo: last?.demo ?? demo })
  writeFileAtomically(directory.connection, JSON.stringify({ url: baseUrl, publishableKey, secretKey }))
  return backend
}

async function requireHotel({ driver }: Database, slug: string) {
  const { rows } = await driver.query<{ slug: string }>('select slug from public.hotels order by slug')
  if (rows.some((row) => row.slug === slug)) return
  const known = rows.map((row) => row.slug).join(', ')
  throw new Refusal(`Não há hotel "${slug}" nestes dados. Use HOTEL_SLUG=${known} ou npm run db:reset.`)
}
