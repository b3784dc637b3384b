import { resolve } from 'node:path'
import { format, stripVTControlCharacters } from 'node:util'
import { logContext, logEvent } from '../../lib/log.ts'
import { boot } from './boot.ts'
import { openDataDirectory, wipe } from './data-directory.ts'
import { demos, isDemoName, unknownDemo } from './demo/demos.ts'
import { listen } from './http-server.ts'
import { lockDataDirectory } from './lock.ts'
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
    // A client that never finishes its request must not keep the process running.
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

main().catch((error) => {
  process.stderr.write(`${failureSentence(error, process.env.DATA_DIR ?? '.data')}\n`)
  process.exit(1)
})

/** Port 0 is any free port. Throws a StartFailure for a malformed variable. */
function readOptions(env: Record<string, string | undefined>, args: string[]) {
  const demo = env.DEMO?.trim() || 'quaresmeira'
  if (!isDemoName(demo)) throw new StartFailure(unknownDemo(demo))
  const hotelSlug = env.HOTEL_SLUG?.trim() || demos[demo].hotel.slug
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(hotelSlug)) {
    throw new StartFailure(`HOTEL_SLUG só aceita letras minúsculas, números e hífens: ${hotelSlug}`)
  }
  const port = env.SUPABASE_PORT?.trim() || '54321'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new StartFailure(`SUPABASE_PORT deve ser um número de porta: ${port}`)
  return {
    port: Number(port),
    dataDir: resolve(env.DATA_DIR?.trim() || '.data'),
    demo,
    hotelSlug,
    reset: args.includes('--reset'),
    empty: args.includes('--empty'),
  }
}

/** The library prints a stack for every refused write and unknown table. Those are answers to a client: one line each. */
function logDatabaseErrorsBriefly() {
  logContext().write = (line) => process.stderr.write(`${line}\n`)
  console.error = (...values: unknown[]) => {
    const [error] = values
    const isAnswer = error instanceof Error && (errorCode(error) !== undefined || 'relation' in error)
    if (isAnswer) logEvent('database_refused', { code: errorCode(error), error }, 'info')
    else logEvent('console', { text: stripVTControlCharacters(format(...values)).slice(0, 4000) })
  }
}
