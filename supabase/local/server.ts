import { rmSync } from 'node:fs'
import { format, stripVTControlCharacters } from 'node:util'
import { createPublicationTime } from '../../lib/cache/publication-time.mjs'
import { todayInHotel } from '../../lib/dates.ts'
import { logContext, logEvent } from '../../lib/log.ts'
import { allowSiteImports } from '../../scripts/lib/site-imports.ts'
import { handle as migrateRoomImages } from '../functions/migrate-room-images/handle.ts'
import { handle as team } from '../functions/team/handle.ts'
import { bearer, isExpired, type PublicKey, readSigned } from './auth/jwt.ts'
import { publicKeyOf } from './auth/tokens.ts'
import { createBackend } from './backend.ts'
import { type DataDirectory, lastStart, markReady, openDataDirectory, wipe } from './data-directory.ts'
import type { Database } from './database.ts'
import { type DemoName, demos } from './demo/demos.ts'
import { writeFileAtomically } from './files.ts'
import { listen } from './http-server.ts'
import { lockDataDirectory } from './lock.ts'
import { applySeed } from './migrations.ts'
import { readOptions } from './options.ts'
import { bodyLimits, readBody } from './request-body.ts'
import { type Handle, json } from './responses.ts'
import { loadSecrets } from './secrets.ts'
import { errorCode, failureSentence, StartFailure } from './start-failure.ts'

async function main() {
  const { port, dataDir, demo, hotelSlug, reset, empty } = readOptions(process.env, process.argv.slice(2))
  const directory = openDataDirectory(dataDir)
  const lock = lockDataDirectory(directory.root)
  if (reset) {
    wipe(directory)
    console.log('Dados apagados. O próximo início recria o conteúdo de demonstração.')
    return lock.release()
  }
  logDatabaseErrorsBriefly()
  const server = await listen(port)
  const backend = await boot({ directory, baseUrl: server.baseUrl, hotelSlug, demo, empty, say: console.log })
  server.serve(backend.handle)
  console.log(`Backend pronto em ${server.baseUrl}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // A client that never finishes its request must not keep the process.
    setTimeout(() => process.exit(0), 5_000).unref()
    await server.close()
    await backend.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent is gone without a signal.
  process.on('disconnect', stop)
  process.send?.({ type: 'ready' })
}

main().catch((error) => {
  process.stderr.write(`${failureSentence(error, process.env.DATA_DIR ?? '.data')}\n`)
  process.exit(1)
})

type Start = {
  directory: DataDirectory
  baseUrl: string
  hotelSlug: string
  demo: DemoName
  /** A first start then leaves the demonstration out: a restore comes next. */
  empty?: boolean
  say: (step: string) => void
}

/** On a locked data directory. A first start that was cut short begins again from nothing. */
async function boot({ directory, baseUrl, hotelSlug, demo, empty = false, say }: Start) {
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
    // From the scripts that also build the site; without them, as in most tests, the demonstration shows originals.
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
      const { followCalendar } = await import('./demo/follow-calendar.ts')
      await followCalendar(backend.database, { demo: demos[demo], hotelSlug, from: last.day, today })
      // The site keeps pages over restarts, and those of another day show what has ended since.
      createPublicationTime(directory.publications).note()
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

type EdgeFunction = {
  handle: (request: Request, variables: Map<string, string>) => Promise<Response>
  variables: Record<string, string>
  /** Called without a session, as `verify_jwt = false` says in config.toml. */
  isOpen?: boolean
}

/** The product's functions by name. Only `team` is given the secret key; the other acts with the caller's session. */
export function productFunctions(variables: Record<string, string>, secretKey: string) {
  return {
    'migrate-room-images': { handle: migrateRoomImages, variables },
    team: {
      handle: team,
      variables: { ...variables, SUPABASE_SERVICE_ROLE_KEY: secretKey },
      isOpen: true,
    },
  } satisfies Record<string, EdgeFunction>
}

/** Runs the functions in this process, behind the checks of Supabase's own relay and with its answers. */
export function createFunctions(publicKey: PublicKey, functions: Record<string, EdgeFunction>): Handle {
  return async (request) => {
    const [, name = ''] = /^\/functions\/v1\/([^/]+)/.exec(new URL(request.url).pathname) ?? []
    const called = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!called) return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
    const { method, headers, url } = request
    if (method !== 'OPTIONS') {
      if (method !== 'POST') return json({ message: 'Method Not Allowed' }, 405)
      const authorization = headers.get('authorization')
      if (!called.isOpen && !authorization)
        return json({ code: 401, message: 'Missing authorization header' }, 401)
      if (!called.isOpen && !isSigned(authorization ?? '', publicKey))
        return json({ code: 401, message: 'Invalid JWT' }, 401)
    }
    const body = await readBody(request, bodyLimits.json)
    if (!body) return json({ message: 'Payload too large' }, 413)
    try {
      const copy = new Request(url, { method, headers, body: body.length > 0 ? body : null })
      return await called.handle(copy, new Map(Object.entries(called.variables)))
    } catch (error) {
      console.error(error)
      return json(
        { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
        500,
      )
    }
  }
}

/** Signed with our key and not expired; what the person may do is for the function to ask. */
export function isSigned(authorization: string, key: PublicKey, now = Date.now()): boolean {
  const token = bearer(authorization)
  const claims = token === undefined ? undefined : readSigned(token, key)
  return claims !== undefined && !isExpired(claims, now)
}

/** The library prints a stack for every refused write and unknown table: answers to a client, one line here as everything is. */
function logDatabaseErrorsBriefly() {
  logContext().write = (line) => process.stderr.write(`${line}\n`)
  console.error = (...values: unknown[]) => {
    const [error] = values
    const isAnswer = error instanceof Error && (errorCode(error) !== undefined || 'relation' in error)
    if (isAnswer) logEvent('database_refused', { code: errorCode(error), error }, 'info')
    else logEvent('console', { text: stripVTControlCharacters(format(...values)).slice(0, 4000) })
  }
}

const anyLocalStorage = 'http://127\\.0\\.0\\.1:\\d+/storage/v1/'

/** With the port they were saved under, the history's too. The same content: triggers rest, no new version. */
async function moveStoredUrls({ driver }: Database, baseUrl: string) {
  await driver.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica')
    // Wherever an address can stand: every text and every document of every table.
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
