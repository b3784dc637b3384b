import { boot } from './boot.ts'
import { openDataDirectory, wipe } from './data-directory.ts'
import { listen } from './http-server.ts'
import { lockDataDirectory } from './lock.ts'
import { logDatabaseErrorsBriefly } from './log.ts'
import { readOptions } from './options.ts'
import { failureSentence } from './start-failure.ts'

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
